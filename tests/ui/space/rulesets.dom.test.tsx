import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { HoverCard } from '../../../src/ui/hover/HoverCard.tsx'
import { SpacePanel } from '../../../src/ui/panels/space/SpacePanel.tsx'
import { rowsOf } from '../../../src/ui/spaces/rows.ts'

type Ruleset = PositionSpec['ruleset']
const show = (ruleset: Ruleset, space: string, spec: Partial<PositionSpec> = {}) => {
  act(() => {
    useGame.getState().open({ ruleset, base: 'opening', seed: 'space', power: 'germany', phase: 'move', round: 2, ...spec })
    useUi.getState().setInspect(space)
  })
  return render(<SpacePanel />)
}
const marks = () => screen.getByRole('region', { name: 'On the board' }).textContent
const status = (container: HTMLElement) => container.querySelector('header + p')?.textContent

describe('a sea zone of the advanced game', () => {
  it.each([
    ['sz8', 2, 'ConvoyBritish'],
    ['sz1', 2, 'Convoynone sails here yet'],
    ['sz2', 4, 'ConvoyAmerican (odd dice) and British (even dice)'],
  ])('%s in round %i: %s', (zone, round, words) => {
    show('advanced', zone, { round })
    expect(marks()).toContain(words)
  })

  it('says which straits lead out of it, who may use them and who holds the key', () => {
    show('advanced', 'sz11')
    expect(marks()).toContain('Kiel Canal to SZ 10open to the Central Powers; key: Kiel')
    expect(marks()).toContain('Danish straits to SZ 10shut, submarines pass; key: Denmark')
  })

  it('tells a patrol from a fleet that stops all ships', () => {
    const patrol = show('advanced', 'sz7', { units: { sz7: { britain: { destroyer: 1 } } } })
    expect(screen.getByText(/^Enemy destroyers patrol here/)).toBeTruthy()
    patrol.unmount()
    show('advanced', 'sz7', { units: { sz7: { britain: { cruiser: 1 } } } })
    expect(screen.queryByText(/^Enemy destroyers patrol here/)).toBeNull()
    expect(screen.getByText(/^Enemy surface ships: all but submarines stop here/)).toBeTruthy()
  })
})

describe('land', () => {
  it('counts guns with gas', () => {
    show('advanced', 'berlin')
    expect(screen.getByText('1 artillery carries poison gas.')).toBeTruthy()
  })

  it('that supplies come through says to whom, and how long', () => {
    const open = show('advanced', 'holland')
    expect(marks()).toContain('Suppliesreach Germany until an enemy enters')
    open.unmount()
    const entered = show('advanced', 'holland', { mobilized: ['holland'], control: { holland: 'germany' } })
    expect(marks()).toContain('Suppliesno longer reach Germany')
    entered.unmount()
    const sea = show('advanced', 'sz10')
    expect(marks()).toContain('Suppliesreach Germany unless enemy ships are here')
    sea.unmount()
    show('standard', 'holland')
    expect(screen.queryByText('Supplies')).toBeNull()
  })

  it('that holds the key of a canal says for whom it is open', () => {
    show('advanced', 'egypt')
    expect(marks()).toContain('Suez Canalopen to the Allies')
  })

  it('of a minor power says with whom it stands now, in every place that names it', () => {
    const greece = (round: number) => show('advanced', 'greece', { round })
    const before = greece(2)
    expect(status(before.container)).toContain('neutral')
    before.unmount()
    expect(status(greece(3).container)).toContain('aligned to the Allies')
    const game = useGame.getState().game!
    expect(rowsOf(game).find((row) => row.id === 'greece')?.holderText).toBe('Aligned to the Allies')
    expect(render(<HoverCard space="greece" />).container.textContent).toContain('the Allies')
  })

  it('names prices and revolts, and what has come of them', () => {
    const prices = show('influence', 'greece')
    expect(marks()).toContain('France 10 IPC, Britain 15 IPC, and Germany 20 IPC')
    prices.unmount()
    const revolt = show('influence', 'morocco')
    expect(marks()).toContain('Germany can raise one against France for 5 IPC')
    revolt.unmount()
    show('influence', 'morocco', { revolted: ['morocco'], base: 'empty', control: { morocco: 'germany' } })
    expect(marks()).toContain('has had its revolt')
  })

  it('of a homeland that counts says whose it is', () => {
    show('tournament', 'ruhr')
    expect(marks()).toContain('Homeland ofGermany')
  })

  it('that a victory asks for says of which side, and how much of it', () => {
    const front = show('standard', 'burgundy', { options: { 'western-front': true } })
    expect(marks()).toContain('Counts for victoryof the Central Powers: held or contested')
    expect(marks()).toContain('Counts for victoryof the Allies: held')
    front.unmount()
    const capital = show('standard', 'paris')
    expect(marks()).toContain('Counts for victoryof the Central Powers: held')
    expect(marks()).not.toContain('of the Allies')
    capital.unmount()
    show('standard', 'burgundy')
    expect(screen.queryByText('Counts for victory')).toBeNull()
  })

  it('counts those who come from two territories away, where armies march so far', () => {
    const far = show('tournament', 'alsace')
    expect(screen.getByText(/^Within reach from .*Hanover/)).toBeTruthy()
    far.unmount()
    show('standard', 'alsace')
    expect(screen.getByText(/^Within reach from/).textContent).not.toContain('Hanover')
  })
})

it('the board spaces of a variant stand in the table, in a theatre and with their words', () => {
  show('influence', 'montenegro')
  const rows = rowsOf(useGame.getState().game!)
  for (const id of [
    'montenegro',
    'khiva-khanate',
    'liberia',
    'sultanate-of-darfur',
    'jabal-shammar',
    'dervish-state',
    'senussia',
  ]) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ kind: 'minor', theatre: expect.stringMatching(/./) })
  }
  expect(rows.find((row) => row.id === 'montenegro')?.theatre).toBe('balkans')
})

it('the standard game has none of all that', () => {
  show('standard', 'sz2')
  expect(document.body.textContent).not.toMatch(/Convoy|Homeland|Revolt|won with money/)
})

describe('land that the power to move may not enter', () => {
  const words = () => screen.getByRole('region', { name: / entering$/ }).textContent

  it.each([
    ['liberia', 'france', 2, 'Liberia will join the United States', 'INF-MOB-08'],
    ['albania', 'austria-hungary', 1, 'other powers cannot enter Albania', 'INF-ITA-06'],
    ['belgian-congo', 'britain', 2, 'Belgian Congo is a colony of Belgium', 'INF-COL-06'],
    ['trieste', 'italy', 1, 'Italy is not at war yet', 'INF-ITA-03'],
  ] as const)('%s says to %s in round %i why', (space, power, round, why, rule) => {
    show('influence', space, { power, round })
    expect(words()).toContain(why)
    expect(words()).toContain(rule)
  })

  it('is also what is paid for, until it comes over', () => {
    show('influence', 'greece', { phase: 'purchase' })
    expect(words()).toContain('Greece raises 3 infantry, 1 artillery')
    act(() => void useGame.getState().dispatch({ type: 'influence', country: 'greece' }))
    expect(words()).toContain('keep your units out until then')
    expect(words()).not.toContain('raises')
  })

  it('is open to those whom it waits for', () => {
    show('influence', 'belgian-congo')
    expect(words()).not.toContain('INF-COL-06')
    expect(words()).toContain('you take it at the start of combat')
  })
})
