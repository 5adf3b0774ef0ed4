// What the line below a chart says of how a figure came to be.
import '../../../src/content/words/play.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { content } from '../../../src/content/index.ts'
import { POWERS } from '../../../src/engine/index.ts'
import { statisticsOf } from '../../../src/history/index.ts'
import type { Figure } from '../../../src/ui/charts/chosen.ts'
import { Readout } from '../../../src/ui/charts/Readout.tsx'
import { landAt, seriesOf, stopsOf } from '../../../src/ui/charts/series.ts'
import { spaceName } from '../../../src/ui/text.ts'
import { pastGame } from '../../support/past.ts'

const past = pastGame('central-by-capitals')
const rows = statisticsOf(past)
const stops = stopsOf(rows)
const capitals = new Set<string>(content.powers.map(({ capital }) => capital))
const turns = stops.flatMap((_, at) =>
  POWERS.flatMap((power) => {
    const { gained, lost } = landAt(past, stops, at, power)
    return [{ at, power, land: [...gained, ...lost] }]
  }),
)

function said(figure: Figure, { at, power }: (typeof turns)[number]): string {
  const series = seriesOf(rows, figure, 'powers')
  render(<Readout chronicle={past} rows={rows} figure={figure} series={series} stops={stops} at={at} party={power} />)
  return screen.getByRole('paragraph').textContent
}

afterEach(cleanup)

describe('the line below a chart', () => {
  it('says of territories what land came and went', () => {
    const turn = turns.find(({ land }) => land.length === 1)!
    expect(said('territories', turn)).toContain(spaceName(turn.land[0]!))
  })

  it('names of capitals no other land', () => {
    const other = turns.find(({ land }) => land.length > 0 && land.every((space) => !capitals.has(space)))!
    expect(said('capitals', other)).toMatch(/as before$/)
  })

  it('names a capital that came', () => {
    const taken = turns.find(({ land }) => land.some((space) => capitals.has(space)))!
    expect(said('capitals', taken)).toContain(spaceName(taken.land.find((space) => capitals.has(space))!))
  })
})
