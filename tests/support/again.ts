/**
 * Repeats every action of a test: undone and redone, or with typed-in dice. Enabled by PLAY_AGAIN=undo and PLAY_AGAIN=dice (npm
 * run test:again).
 */
import process from 'node:process'
import { expect } from 'vitest'
import type { Action, Decision, GameEvent, GameState, Outcome } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'

type Played = Extract<Outcome, { ok: true }>
export type Mode = 'undo' | 'dice'

const MODES: ReadonlySet<string> = new Set(['undo', 'dice'])
/** What the environment asks for; anything unknown is an error, so that no run passes that tried nothing. */
export function modesAsked(): Mode[] {
  const asked = (process.env.PLAY_AGAIN ?? '').split(',').filter((mode) => mode !== '')
  const strange = asked.filter((mode) => !MODES.has(mode))
  if (strange.length > 0) throw new Error(`PLAY_AGAIN knows undo and dice, not ${strange.join()}`)
  return asked as Mode[]
}

/** Done again from the state that was kept, and from one that went through JSON, it is the same outcome. */
export function undone(before: GameState, action: Action, outcome: Played): void {
  const saved: GameState = JSON.parse(JSON.stringify(before))
  for (const state of [before, saved]) {
    const again = engine.reduce(state, action)
    if (!again.ok) expect.fail(`${JSON.stringify(action)} was refused when done again: ${again.error.message}`)
    expect(again, `${JSON.stringify(action)} is another action when done again`).toStrictEqual(outcome)
    expect(engine.hashOf(again.state)).toBe(engine.hashOf(outcome.state))
  }
}

/** Events without the questions about dice, which only typed dice ask, and without the numbers of the others, which count those too. */
const unnumbered = (events: readonly GameEvent[]): object[] =>
  events.flatMap((event): object[] => {
    if (event.type !== 'decision-asked' && event.type !== 'decision-answered') return [event]
    return event.kind === 'dice' ? [] : [{ ...event, id: '' }]
  })

/** What two states share whose dice came from different hands. */
const alike = ({ table, flow, ...rest }: GameState) => ({
  ...rest,
  table: { ...table, dice: 'either', rng: { ...table.rng, queue: [] } },
  flow: { ...flow, asked: 0, pending: flow.pending && { ...flow.pending, id: '' } },
})

/** As many as the groups of the throw hold. */
const diceIn = (asked: Decision): number => (asked.throw?.groups ?? []).reduce((n, group) => n + group.count, 0)

/** With dice typed in, every throw is asked for, and what was thrown before gives the same events and the same state. */
export function typedIn(before: GameState, action: Action, outcome: Played): void {
  if (before.table.dice === 'entered') return
  const say = JSON.stringify(action)
  const { table } = before
  let state: GameState = { ...before, table: { ...table, dice: 'entered', rng: { ...table.rng, queue: [] } } }
  const left = [...outcome.dice]
  const events: GameEvent[] = []
  for (let next: Action | null = action; next; ) {
    const out: Outcome = engine.reduce(state, next)
    if (!out.ok) expect.fail(`${JSON.stringify(next)} was refused with typed dice: ${out.error.message}`)
    events.push(...out.events)
    state = out.state
    const decision = engine.decision(state)
    if (decision?.kind === 'dice') expect(diceIn(decision), `${say}: dice that belong to no group`).toBe(decision.count)
    next = decision?.kind === 'dice' ? { type: 'enter-dice', dice: left.splice(0, decision.count) } : null
  }
  expect(left, `${say}: dice that were thrown and not asked for`).toEqual([])
  expect(unnumbered(events), `${say}: other events with typed dice`).toEqual(unnumbered(outcome.events))
  expect(alike(state), `${say}: another state with typed dice`).toEqual(alike(outcome.state))
  const hash = (of: GameState) => engine.hashOf(alike(of) as unknown as GameState)
  expect(hash(state)).toBe(hash(outcome.state))
}

const CHECKS: Readonly<Record<Mode, typeof undone>> = { undo: undone, dice: typedIn }

/** Plays an accepted action again in each of these ways. */
export function playAgain(modes: readonly Mode[], before: GameState, action: Action, outcome: Played): void {
  for (const mode of modes) CHECKS[mode](before, action, outcome)
}
