// Random games with hostile actions between, for as long as it is told: npm run soak -- [what, all optional]
//   --ruleset standard    only this one; else each in turn
//   --offered 50000       until so many offered actions were played, and
//   --hostile 200000      so many hostile ones were tried, in each ruleset; or
//   --seconds 60          for so long in each ruleset (the default, where no count is given)
//   --seed soak           other games; --fresh begins anew what else goes on where it stopped
//   --repro <file>        plays a fault that was kept once more
// The counts are kept after every game in test-results/soak/, and the faults with all it takes to see them again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import * as engine from '../src/engine/index.ts'
import { type Action, RULESET_IDS, type RulesetId } from '../src/engine/index.ts'
import { deepFreeze, type Fault, none, play, type Tally } from './soak/game.ts'

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    offered: { type: 'string' },
    hostile: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    fresh: { type: 'boolean', default: false },
    repro: { type: 'string' },
  },
})
const FOLDER = 'test-results/soak'
const counted = values.offered !== undefined || values.hostile !== undefined
const goal = { offered: Number(values.offered ?? 0), hostile: Number(values.hostile ?? 0) }
const seconds = Number(values.seconds ?? (counted ? Number.POSITIVE_INFINITY : 60))
/** Hostile actions for each that was offered. */
const perOffer = goal.offered > 0 && goal.hostile > 0 ? Math.ceil(goal.hostile / goal.offered) : 4
const MOST_FAULTS = 20

type Kept = { next: number; tally: Tally; seconds: number; faults: number }

/** Values that JSON loses (undefined, NaN, infinities) as words, so that a kept fault can be read. */
const plain = (_: string, value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? `(${value})` : value

function keepFault(ruleset: RulesetId, n: number, fault: Fault): string {
  const file = path.join(FOLDER, `fault-${ruleset}-${values.seed}-${n}.json`)
  writeFileSync(file, `${JSON.stringify({ ...fault, ruleset, seed: values.seed, game: n, perOffer }, plain, 1)}\n`)
  return file
}

function soak(ruleset: RulesetId): boolean {
  mkdirSync(FOLDER, { recursive: true })
  const file = path.join(FOLDER, `${ruleset}-${values.seed}.json`)
  const known = existsSync(file) && !values.fresh
  const kept: Kept = known ? JSON.parse(readFileSync(file, 'utf8')) : { next: 0, tally: none(), seconds: 0, faults: 0 }
  const { tally } = kept
  const began = performance.now()
  const before = kept.seconds
  const passed = (): number => (performance.now() - began) / 1000
  const done = (): boolean => counted && tally.offered >= goal.offered && tally.hostile >= goal.hostile
  const late = (): boolean => passed() > seconds || done()
  while (!late() && kept.faults < MOST_FAULTS) {
    const fault = play({ ruleset, seed: values.seed, n: kept.next, perOffer, tally, late })
    if (fault) {
      kept.faults++
      const tried = fault.action === undefined ? '' : ` at ${JSON.stringify(fault.action, plain).slice(0, 300)}`
      console.log(`FAULT ${ruleset} game ${kept.next}: ${fault.what}${tried}\n  kept in ${keepFault(ruleset, kept.next, fault)}`)
    }
    kept.next++
    kept.seconds = before + passed()
    writeFileSync(file, `${JSON.stringify(kept)}\n`)
  }
  const { offered, hostile, accepted, games, won, positions } = tally
  console.log(
    `${ruleset}: ${games} games (${won} won), ${positions} positions, ${offered} offered actions played, ` +
      `${hostile} hostile tried (${accepted} were in order), ${kept.faults} faults, ${Math.round(kept.seconds)} s`,
  )
  return kept.faults === 0
}

/** Plays a kept fault again: its log, then the action that was tried. */
function repro(file: string): void {
  const { start, log, action, what }: Fault = JSON.parse(readFileSync(file, 'utf8'))
  console.log(what)
  const played = engine.replay(start, log)
  if (!played.ok) return console.log(`the log is refused: ${played.error.rule} ${played.error.message}`)
  const state = deepFreeze(played.state)
  console.log(JSON.stringify({ ...engine.turn(state), decision: engine.decision(state) }))
  console.log(`${engine.legalActions(state).length} actions are offered`)
  if (action !== undefined) console.log(JSON.stringify(engine.reduce(state, action as Action), null, 1).slice(0, 2000))
}

if (values.repro) repro(values.repro)
else {
  const wanted = RULESET_IDS.filter((id) => values.ruleset === undefined || id === values.ruleset)
  if (wanted.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are: ${RULESET_IDS.join(' ')}`)
  if (wanted.map(soak).includes(false)) process.exitCode = 1
}
