import { describe, expect, it } from 'vitest'
import type { Action, Counts, PositionSpec } from '../../src/engine/index.ts'
import { applyDiff, armiesChanged, type Chronicle, type Diff, diffOf, journeysOf, tableauOf } from '../../src/history/index.ts'
import { replayLog } from '../../src/save/replay.ts'
import { PAST_GAMES, pastGame } from '../support/past.ts'

describe.each(PAST_GAMES)('%s', (game) => {
  it('every difference makes of what was drawn before what is drawn after', { timeout: 60_000 }, () => {
    const { entries } = pastGame(game)
    let shown = tableauOf(entries[0]!.before)
    for (const { before, after } of entries) {
      shown = applyDiff(shown, diffOf(before, after))
      expect(shown).toEqual(tableauOf(after))
    }
  })

  it('a difference leads back as well as forward, over a whole game', () => {
    const { opening, entries } = pastGame(game)
    const end = entries.at(-1)!.after
    expect(applyDiff(tableauOf(end), diffOf(end, opening))).toEqual(tableauOf(opening))
  })
})

const at = (spec: Partial<PositionSpec>, ...actions: Action[]) => {
  const start = {
    ruleset: 'standard',
    base: 'empty',
    seed: 'diff',
    round: 2,
    power: 'germany',
    phase: 'move',
    ...spec,
  } as PositionSpec
  const again = replayLog(
    start,
    actions.map((action) => ({ action })),
  )
  expect(again).toMatchObject({ ok: true })
  return (again as unknown as { entries: Chronicle['entries'] }).entries
}
const changed = (spec: Partial<PositionSpec>, ...actions: Action[]): Diff => {
  const entries = at(spec, ...actions)
  return diffOf(entries[0]!.before, entries.at(-1)!.after)
}
const army = (infantry: number): Counts => ({ infantry })

describe('what an action changed', () => {
  const march: Action = { type: 'move', from: 'berlin', path: ['hanover'], units: army(2), transports: [] }

  it('of a march: units gained and lost, the way, no money and no control', () => {
    const spec = { units: { berlin: { germany: { infantry: 3 } }, hanover: { germany: { infantry: 1 } } } }
    const diff = changed(spec, march)
    expect(armiesChanged(diff)).toEqual([
      { space: 'berlin', power: 'germany', gained: {}, lost: { infantry: 2 } },
      { space: 'hanover', power: 'germany', gained: { infantry: 2 }, lost: {} },
    ])
    expect(diff).toMatchObject({ control: [], money: [], peace: [], flags: [], date: null })
    expect(journeysOf(at(spec, march)[0]!.events)).toEqual([
      { power: 'germany', units: { infantry: 2 }, path: ['berlin', 'hanover'] },
    ])
  })

  it('of walking into undefended land, as the phase ends: control', () => {
    const spec = { units: { alsace: { germany: { infantry: 3 } } }, control: { lorraine: 'france' as const } }
    const walk: Action = { type: 'move', from: 'alsace', path: ['lorraine'], units: army(2), transports: [] }
    expect(changed(spec, walk, { type: 'end-phase' }).control).toEqual([{ at: 'lorraine', from: 'france', to: 'germany' }])
  })

  it('of ending a phase: the date alone', () => {
    const spec = { phase: 'purchase' as const, units: { berlin: { germany: { infantry: 3 } } } }
    expect(changed(spec, { type: 'end-phase' })).toEqual({
      pieces: [],
      control: [],
      money: [],
      peace: [],
      flags: [],
      date: { round: 2, power: 'germany', phase: 'move' },
    })
  })

  it('of an order: money', () => {
    const spec = { phase: 'purchase' as const, treasury: { germany: 20 } }
    const diff = changed(spec, { type: 'purchase', units: army(2) })
    expect(diff.money).toEqual([{ at: 'germany', from: 20, to: 14 }])
  })

  it('nothing is nothing', () => {
    const [deed] = at({ units: { berlin: { germany: { infantry: 3 } } } }, { type: 'end-phase' })
    expect(Object.values(diffOf(deed!.before, deed!.before)).flat()).toEqual([null])
  })
})
