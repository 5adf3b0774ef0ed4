// A war of so many actions with computers on all seats, as a saved game: something to look back upon, to measure and to show.
//   npm run war -- --actions 951 --seed ypres --out war.json [--ruleset standard] [--level normal]
// It stops sooner only where the war is won before that; then it says so and writes what there is.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { createGame, hashOf, POWERS, RULESET_IDS, reduce, winner } from '../src/engine/index.ts'

import { encode, fileOf } from '../src/save/encode.ts'
import type { SavedEntry } from '../src/save/format.ts'
import { playerOf } from './matches/players.ts'

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '951' },
    seed: { type: 'string', default: 'ypres' },
    ruleset: { type: 'string', default: 'standard' },
    level: { type: 'string', default: 'normal' },
    out: { type: 'string' },
  },
})
const ruleset = RULESET_IDS.find((id) => id === values.ruleset)
if (!ruleset || !values.out) throw new Error('needs --out FILE and the name of a ruleset')

const wanted = Number(values.actions)
const start = { ruleset, seed: values.seed }
const player = playerOf(values.level, values.seed)
const log: SavedEntry[] = []
let state = createGame(start)
while (log.length < wanted && !winner(state)) {
  for (const action of player.next(state, POWERS).actions) {
    if (log.length === wanted) break
    const done = reduce(state, action)
    if (!done.ok) throw new Error(`${action.type}: ${done.error.message}`)
    const { dice } = done
    log.push({ action, ...(dice.length > 0 && action.type !== 'enter-dice' ? { dice } : {}) })
    state = done.state
  }
}
const title = `${values.seed}, ${log.length} actions`
const { text } = fileOf(encode({ start, log, state, hash: hashOf(state), savedAt: new Date(0).toISOString(), title }))
writeFileSync(values.out, text)
const { round, power } = state.flow
process.stdout.write(`${log.length} actions, to round ${round}, ${power}${winner(state) ? ', where the war is won' : ''}\n`)
