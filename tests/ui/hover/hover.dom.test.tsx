import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { runQuery } from '../../../src/app/queries.ts'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { HoverCard } from '../../../src/ui/hover/HoverCard.tsx'
import { LogPanel } from '../../../src/ui/log/index.ts'
import { pickUp, pressToMove } from '../../../src/ui/panels/move/act.ts'

const open = (spec: Partial<PositionSpec>) =>
  act(() => useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'hover', ...spec }))
/** All words of the card. */
const card = (space: string) => {
  const { container, unmount } = render(<HoverCard space={space} />)
  const text = container.textContent
  unmount()
  return text
}

describe('the card of a space, nothing chosen', () => {
  beforeEach(() => open({ power: 'germany', round: 2, phase: 'move' }))

  it('tells whose it is, what it is worth, who stands there and what it borders', () => {
    const text = card('paris')
    expect(text).toContain('Paris6 IPC')
    expect(text).toContain('Held by France')
    expect(text).toContain('France: 6 infantry, 2 artillery, 1 fighter')
    expect(text).toContain('Borders 4: Bordeaux, Brest, Burgundy, Picardy')
    expect(text).toContain('Enemy land with defenders')
    expect(card('berlin')).toContain('Borders 5: Hanover, Kiel, Prussia, Silesia, Sea Zone 11')
    expect(card('norway')).toContain('Sea Zone 5, Sea Zone 10')
    expect(card('belgium')).toMatch(/Borders 6: (\w+, ){5}Sea Zone 9/)
    expect(card('sz17')).toMatch(/Borders 14: .* and 9 more/)
  })

  it('tells of guns that have gas', () => {
    const units = { kiel: { germany: { infantry: 3, artillery: 2 } } }
    open({ ruleset: 'advanced', power: 'germany', round: 2, phase: 'move', units, markers: { gas: { kiel: { germany: 1 } } } })
    expect(card('kiel')).toContain('Germany: 3 infantry, 2 artillery, with poison gas: 1 artillery')
  })

  it('tells of land that is closed, and of land under an armistice', () => {
    const units = { ukraine: { germany: { infantry: 2 } } }
    open({
      ruleset: 'advanced',
      power: 'germany',
      round: 6,
      phase: 'combat',
      revolution: true,
      armistice: { ukraine: 'central' },
      units,
    })
    expect(card('moscow')).toContain('Russia, out of the war: units cannot enter')
    expect(card('moscow')).not.toContain('at the start of combat')
    expect(card('ukraine')).toContain('Under the armistice, held by the Central Powers, printed as Russian')
  })

  it('tells of minors who would raise what for whom', () => {
    expect(card('belgium')).toContain('Not mobilised, aligned to France')
    expect(card('belgium')).toMatch(/Belgium raises .* for France, and fights you/)
    expect(card('holland')).toContain('Neutral, not mobilised')
  })

  it('tells of mines and enemy ships', () => {
    expect(card('sz9')).toContain('Enemy surface ships')
    expect(card('sz9')).toMatch(/British mines: one die for each ship/)
    expect(card('munich')).toMatch(/Within reach from .*Friendly land/)
    expect(card('sahara')).toContain('Units cannot enter')
  })

  it('tells what was printed where somebody else holds it now', () => {
    open({
      power: 'germany',
      round: 2,
      phase: 'move',
      control: { trieste: 'italy' },
      units: { trieste: { italy: { infantry: 1 } } },
    })
    expect(card('trieste')).toContain('Held by Italy, printed as Austro-Hungarian')
  })
})

describe('the card of a space, units chosen', () => {
  beforeEach(() => {
    open({ power: 'germany', round: 2, phase: 'move' })
    act(() => void pickUp('ruhr'))
  })

  it('tells what going there would do', () => {
    expect(card('belgium')).toContain('Enter a minor power')
    expect(card('munich')).toContain('Move within friendly land')
    expect(card('ruhr')).not.toContain('Friendly')
  })

  it('gives the sentence of the rule where they may not go', () => {
    expect(card('paris')).toContain('They cannot go there. Land units move one space a turn: choose a neighbouring space.')
    act(() => useUi.getState().select(null))
    expect(card('paris')).not.toContain('They cannot go there')
  })

  it('counts the dice of mines on the way', () => {
    open({ power: 'germany', round: 2, phase: 'move', units: { sz10: { germany: { cruiser: 2 } } } })
    act(() => void pickUp('sz10'))
    expect(card('sz9')).toMatch(/British mines in .*Sea Zone 9.*: \d+ dice, each 1 hits a ship/)
  })
})

describe('battles', () => {
  it('wait, and are told', () => {
    open({
      power: 'germany',
      round: 2,
      phase: 'combat',
      control: { lorraine: 'contested' },
      units: { lorraine: { germany: { infantry: 4 }, france: { infantry: 3 } } },
    })
    expect(card('lorraine')).toContain('Contested, printed as French')
    expect(card('lorraine')).toContain('A battle can be fought here.')
    act(() => runQuery('battles'))
    expect(useUi.getState().hint).toBe('One battle is left. Optional: Lorraine.')
  })
})

describe('keys that answer', () => {
  it('say the income and what was done last', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    act(() => runQuery('income'))
    expect(useUi.getState().hint).toMatch(/^Germany: income \d+, treasury \d+\. Central Powers \d+, Allies \d+\.$/)
    act(() => runQuery('last'))
    expect(useUi.getState().hint).toBe('There is nothing to report yet.')
    act(() => void useGame.getState().dispatch({ type: 'move', from: 'ruhr', path: ['munich'], units: { infantry: 2 } }))
    act(() => runQuery('last'))
    expect(useUi.getState().hint).toContain('Ruhr')
    act(() => runQuery('battles'))
    expect(useUi.getState().hint).toBe('Battles are fought in the combat phase.')
  })
})

describe('lines that point at the map', () => {
  it('ring while the mouse is on them, and bring into view when they are pressed', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    act(() => void useGame.getState().dispatch({ type: 'move', from: 'ruhr', path: ['munich'], units: { infantry: 2 } }))
    const { getByRole } = render(<LogPanel />)
    const line = getByRole('button', { name: /Ruhr › Munich/ })
    fireEvent.mouseEnter(line)
    expect([useUi.getState().point, useUi.getState().ring]).toEqual([['ruhr', 'munich'], []])
    fireEvent.click(line)
    expect(useUi.getState().ring).toEqual(['ruhr', 'munich'])
    fireEvent.mouseLeave(line)
    expect(useUi.getState().point).toEqual([])
  })
})

describe('a double click', () => {
  it('on a lit space gives one order and picks up nothing there', () => {
    open({ power: 'germany', round: 2, phase: 'move' })
    const twice = (space: string) => [false, true].map((double) => act(() => void pressToMove(space, { shift: false, double })))
    twice('ruhr')
    expect(useUi.getState().selection?.space).toBe('ruhr')
    twice('munich')
    expect(useGame.getState().log).toHaveLength(1)
    expect(useUi.getState().selection).toBeNull()
  })
})
