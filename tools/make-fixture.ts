// Plays whole games for tests/fixtures/games and writes them down.
//   node tools/load.mjs tools/make-fixture.ts <name>|all      plays anew, as tools/fixture/plans.ts and further-plans.ts say
//   node tools/load.mjs tools/make-fixture.ts --again         the same actions again: new marks when only the state's shape has changed
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import type * as engine from '../src/engine/index.ts'
import { FURTHER } from './fixture/further-plans.ts'
import { PLANS as PRINTED } from './fixture/plans.ts'
import { Player } from './fixture/player.ts'
import { type Fixture, outcomeOf, textOf, trace } from './fixture/record.ts'

const FOLDER = 'tests/fixtures/games'
const ROUNDS = 20
const PLANS = [...PRINTED, ...FURTHER]
const args = process.argv.slice(2)
const again = args.includes('--again')
const chosen = PLANS.filter((p) => again || args.includes('all') || args.includes(p.name))
if (chosen.length === 0) console.log(`One of: --again all ${PLANS.map((p) => p.name).join(' ')}`)
mkdirSync(FOLDER, { recursive: true })

for (const plan of chosen) {
  const file = `${FOLDER}/${plan.name}.json`
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Fixture) : null
  if (again && !known) continue
  const log = again && known ? known.log : played(plan)
  const { state, log: marked, seen } = trace(plan.start, log)
  const expect = outcomeOf(state)
  if (again && known && expect.winner?.how !== known.expect.winner?.how) throw new Error(`${plan.name} ends differently now`)
  writeFileSync(file, textOf({ title: plan.title, start: plan.start, log: marked, expect }))
  const has = Object.entries(seen).map(([what, n]) => `${n} ${what}`)
  console.log(
    `${plan.name}: ${log.length} actions, round ${state.flow.round}, ${JSON.stringify(expect.winner)}\n  ${has.join(', ')}`,
  )
}

function played(plan: (typeof PLANS)[number]): engine.LogEntry[] {
  const player = new Player(plan)
  player.play(ROUNDS)
  return player.log
}
