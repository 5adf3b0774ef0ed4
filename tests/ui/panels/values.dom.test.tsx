import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RulesetId, unitTypesOf } from '../../../src/engine/index.ts'
import { PurchasePanel } from '../../../src/ui/panels/index.ts'
import { doesText, valuesText } from '../../../src/ui/panels/purchase/values.ts'
import { open, store, withFoot } from './open.ts'

withFoot()

const buying = (ruleset: RulesetId, options = {}) =>
  open({ ruleset, options, base: 'opening', power: 'germany', round: 5, phase: 'purchase' })
/** What is read of it: the blanks that hold a number and its noun together are blanks. */
const values = (type: Parameters<typeof valuesText>[1]) => valuesText(store().game!, type).replaceAll('\u00a0', ' ')
const does = (type: Parameters<typeof doesText>[1]) => doesText(store().game!, type)

describe('what a unit is worth', () => {
  it('stands in its row where it is bought, in words', () => {
    buying('standard')
    const { container } = render(<PurchasePanel />)
    const words = (container.textContent ?? '').replaceAll('\u00a0', ' ')
    expect(words).toContain('3 IPC, attack 2, defence 3, move 1')
    expect(words).toContain('9 IPC, attack 3, defence 3, move 3')
    expect(words).toContain('6 IPC, never fires, move 2')
  })

  it('is that of this game: its own march, its options', () => {
    buying('tournament')
    expect(values('infantry')).toBe('3 IPC, attack 2, defence 3, move 2')
    buying('standard', { 'wik-02': true, 'wik-03': true })
    expect(values('cruiser')).toBe('9 IPC, attack 3, defence 4, move 3')
    expect(values('fighter')).toBe('6 IPC, attack 2, no defence, move 2')
  })

  it('goes with what it can do beside that, for every unit of every game', () => {
    for (const ruleset of ['standard', 'tournament', 'advanced', 'influence'] as const) {
      buying(ruleset)
      const units = unitTypesOf(store().game!)
      expect(units.length).toBeGreaterThan(7)
      for (const { id, name } of units) expect(does(id)).toMatch(new RegExp(`^${name}: .+\\.$`))
      // It comes unasked, as a hand goes over the row.
      expect(units.map(({ id }) => does(id)).filter((text) => text.split(/\s+/).length > 17)).toEqual([])
    }
    expect(does('cruiser')).not.toContain('coast')
    buying('advanced')
    expect(does('cruiser')).toContain('fire at the coast, at 3')
    expect(does('submarine')).toContain('Fires first where there is no enemy destroyer')
  })
})

describe('what a unit can do', () => {
  it('is told above the rows when it is pointed at, and is said of its stepper', () => {
    buying('standard')
    const { container } = render(<PurchasePanel />)
    expect(screen.getByText(/^A die that shows/)).toBeTruthy()
    const infantry = screen.getByRole('spinbutton', { name: 'Infantry' })
    fireEvent.focus(infantry)
    expect(screen.queryByText(/^A die that shows/)).toBeNull()
    expect(screen.getAllByText(/Infantry: every army needs one/).length).toBeGreaterThan(0)
    const said = container.querySelector(`#${infantry.getAttribute('aria-describedby')}`)
    expect(said?.textContent).toMatch(/attack.2, defence.3, move.1 Infantry: every army needs one/)
  })
})
