// The picture of a forecast: its numbers are those of the forecast, and what a chart shows can be read without it.
import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../src/content/words/table.ts'
import { type PositionSpec, positionFrom } from '../../../src/engine/index.ts'
import { forecast } from '../../../src/odds/index.ts'
import { pricesOf } from '../../../src/odds/tally.ts'
import { OddsPicture } from '../../../src/ui/odds/OddsPicture.tsx'
import { barsOf, middleOf, riskOf, swingValues, unitValues } from '../../../src/ui/odds/spreads.ts'

const spec: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  round: 6,
  phase: 'combat',
  power: 'germany',
  units: { picardy: { germany: { infantry: 12, artillery: 2 }, france: { infantry: 3, artillery: 1 } } },
}
const state = positionFrom(spec)
const odds = forecast(state, { space: 'picardy', table: true })!
const prices = pricesOf(state)
const parties = { attacker: ['germany'], defender: ['france'] } as const

const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0)

describe('the picture of a forecast', () => {
  const shown = () =>
    render(
      <OddsPicture odds={odds} parties={parties} place={{ at: 'land' }} prices={prices} forces={{ attacker: 14, defender: 4 }} />,
    )

  it('says every end in numbers and none as a promise', () => {
    shown()
    const picture = screen.getByRole('region', { name: 'Odds of this battle' })
    expect(picture.textContent).toContain('85\u00a0% cleared')
    expect(picture.textContent).toContain('15\u00a0% contested')
    expect(picture.textContent).toContain('Twenty such battles: about 17 cleared, 3 not.')
    expect(picture.textContent).toContain('Both lose the cheapest first.')
    expect(screen.queryByText(/none left/)).toBeNull()
  })

  it('tells the losses of both sides in IPC, and the swing', () => {
    shown()
    const rows = within(screen.getByRole('table', { name: 'Expected losses' })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('IPC lost'),
      expect.stringMatching(/^Germany.*6\.0$/),
      expect.stringMatching(/^France.*12\.3$/),
      expect.stringMatching(/^Swing for Germany\+6\.3$/),
    ])
  })

  it('has each chart as a list as well', () => {
    shown()
    const left = screen.getByRole('list', { name: /^France: units left/ })
    expect(
      within(left)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('0: 85\u00a0%')
    expect(screen.getByRole('list', { name: /^IPC swing.*below 0: 3\s%/ })).toBeTruthy()
  })

  it('opens the table of all endings on a press', () => {
    shown()
    const summary = screen.getByText(/^Every ending/)
    const fold = summary.closest('details')!
    expect(within(fold).queryByRole('table')).toBeNull()
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    const table = within(fold).getByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(1 + odds.rows!.length)
  })
})

describe('what the charts are drawn from', () => {
  it('leaves no chance out but the rarest, and groups what is too much', () => {
    const swings = swingValues(odds.rows!, prices)
    expect(sum(swings.map(([, chance]) => chance))).toBeCloseTo(1, 9)
    expect(sum(barsOf(swings, 50).map(({ chance }) => chance))).toBeGreaterThan(0.998)
    const bars = barsOf(swings, 6)
    expect(bars.length).toBeLessThanOrEqual(6)
    expect(bars.every(({ from, to }) => to >= from && !(from < 0 && to >= 0))).toBe(true)
    expect(riskOf(swings)).toBeCloseTo(sum(swings.filter(([swing]) => swing < 0).map(([, chance]) => chance)), 12)
  })

  it('counts units left from those there were', () => {
    const left = unitValues(odds.spread.defender, 4)
    expect(left[0]![0]).toBe(0)
    expect(left[0]![1]).toBeCloseTo(odds.cleared, 9)
    expect(middleOf(left)).toEqual([0, 1])
  })
})
