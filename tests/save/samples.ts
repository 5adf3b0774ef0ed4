/** A few saves to test with, made by the engine itself. */
import { type Action, createGame, type GameOptions, hashOf, reduce } from '../../src/engine/index.ts'
import { encode } from '../../src/save/encode.ts'
import type { Save } from '../../src/save/format.ts'

export const OPTIONS: GameOptions = { ruleset: 'standard', seed: 'samples' }

export function played(actions: readonly Action[], options: GameOptions = OPTIONS): Save {
  let state = createGame(options)
  const log = actions.map((action) => {
    const outcome = reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    state = outcome.state
    return outcome.dice.length > 0 ? { action, dice: outcome.dice } : { action }
  })
  return encode({ start: options, log, state, hash: hashOf(state), savedAt: '2026-11-21T10:00:00.000Z', title: 'Sample' })
}

export const OPENING_MOVES: readonly Action[] = [
  { type: 'purchase', units: { infantry: 4, artillery: 2 } },
  { type: 'end-phase' },
  { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } },
]

export function without<K extends keyof Save>(save: Save, key: K): Omit<Save, K> {
  const { [key]: _, ...rest } = save
  return rest
}
