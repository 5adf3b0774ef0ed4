import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PRINTED } from '../../../src/content/boards.ts'
import { anchorsOf } from '../../../src/content/map.ts'
import { type PositionSpec, positionFrom } from '../../../src/engine/index.ts'
import { MiniMap } from '../../../src/ui/start/MiniMap.tsx'

const late = JSON.parse(readFileSync('tests/fixtures/positions/late-war.json', 'utf8')) as PositionSpec
const draw = (spec: PositionSpec) => render(<MiniMap state={positionFrom(spec)} />).container
/** All discs of the map: whose, where, how many. */
const discs = (map: HTMLElement) =>
  [...map.querySelectorAll('g[data-power]')].map((disc) => ({
    power: disc.getAttribute('data-power')!,
    count: Number(disc.querySelector('text')!.textContent),
    x: Number(disc.querySelector('circle')!.getAttribute('cx')),
    y: Number(disc.querySelector('circle')!.getAttribute('cy')),
  }))

describe('the small map of the start page', () => {
  it('shows every army that stands in a land, a row for each side', () => {
    const spec = { ...late, base: 'empty', units: { belgium: late.units!.belgium! } } as PositionSpec
    const { germany, britain, france } = Object.fromEntries(discs(draw(spec)).map((disc) => [disc.power, disc]))
    expect([germany?.count, britain?.count, france?.count]).toEqual([23, 16, 6])
    expect(britain?.y).toBe(france?.y)
    expect(germany?.y).toBeLessThan(britain!.y)
    expect(britain?.x).not.toBe(france?.x)
  })

  it('stripes contested land in the colours of all who stand there', () => {
    const spec = { ...late, base: 'empty', units: { belgium: late.units!.belgium! } } as PositionSpec
    const stripes = [...draw(spec).querySelectorAll('#mini-belgium rect')].map((stripe) => stripe.getAttribute('data-power'))
    expect(new Set(stripes)).toEqual(new Set(['germany', 'britain', 'france']))
  })

  it('names the capitals that lie in the picture, and no other land', () => {
    const names = [...draw({ ...late, base: 'empty', units: {} } as PositionSpec).querySelectorAll('svg > text')]
    const told = ['Vienna', 'Moscow', 'Berlin', 'Paris', 'London', 'Constantinople', 'Rome']
    expect(names.map((name) => name.textContent).sort()).toEqual(told.sort())
  })

  it('moves a name in that would run out of a high picture by a few letters', () => {
    const { container } = render(<MiniMap state={null} />)
    const middle = (name: string) =>
      Number([...container.querySelectorAll('svg > text')].find((each) => each.textContent === name)?.getAttribute('x'))
    const [x, , width, height] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ]
    // As wide, for its height, as it stands beside the form of a new game.
    const right = x + width / 2 + (height * 1.286) / 2
    expect(middle('Constantinople') + ('Constantinople'.length * 17) / 2).toBeLessThan(right)
    expect(middle('Berlin')).toBe(anchorsOf(PRINTED).berlin!.label[0])
    expect(middle('Moscow')).toBe(anchorsOf(PRINTED).moscow!.label[0])
  })
})
