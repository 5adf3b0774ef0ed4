// Players against each other, every seed twice with sides exchanged: npm run matches -- [all optional]
//   --a normal --b greedy  who plays: random, greedy, easy, normal, hard, expert, or a level with a style as hard:attacker
//   --series               instead of one match: normal against random and greedy, hard against normal, expert against hard
//   --pairs 40             so many seeds; --seconds 150 stops each match before that
//   --ruleset standard     all: each of them in turn
//   --rounds 12            a game that is not won by then is measured as it stands
//   --seed matches         other dice; --budget so many tries in the place of the level's own
//   --jobs 2               so many processes side by side; what comes of it is the same
//   --write                keeps what came of it in docs/matches.json
//   --wars 50              instead: so many wars with `a` on all seats; with --write they join those in docs/balance.json, and docs/balance.md is made
//                          of all of them; seeds go on where they stopped. Refusals and stalls are counted: none makes the command succeed
// Times are the processor's, so that they say the same on a busy machine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { RULESET_IDS, type RulesetId } from '../src/engine/index.ts'
import { linesOf, playPair, type Series, type Summary, summaryOf } from './matches/series.ts'
import { type Spread, spread } from './matches/spread.ts'
import { balancePage, playWar, rowOf, type War } from './matches/wars.ts'

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'normal' },
    b: { type: 'string', default: 'greedy' },
    series: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '40' },
    seconds: { type: 'string' },
    ruleset: { type: 'string', default: 'standard' },
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'matches' },
    budget: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    job: { type: 'string' },
    wars: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const FILE = 'docs/matches.json'
const WARS = 'docs/balance.json'
/** What the levels are measured by. */
const SERIES = [
  ['normal', 'random'],
  ['normal', 'greedy'],
  ['hard', 'normal'],
  ['expert', 'hard'],
] as const
const wanted = RULESET_IDS.filter((id) => values.ruleset === 'all' || id === values.ruleset)
if (wanted.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are: ${RULESET_IDS.join(' ')} all`)
/** A child process: plays and reports to its parent. */
const serves = values.job !== undefined

/** How the work on one match or table is spread. */
function spreadOf(what: { a: string; b?: string; ruleset: RulesetId; pairs?: string; wars?: string }): Spread {
  const { jobs, job, seconds, rounds, seed, budget } = values
  return {
    jobs: Number(jobs),
    ...(job === undefined ? {} : { job: Number(job) }),
    seconds: Number(seconds ?? Number.POSITIVE_INFINITY),
    options: { ...what, jobs, seconds, rounds, seed, budget },
  }
}

const kept = <T>(file: string): T[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

/** Adds the result, replacing the same match of the same ruleset. */
function keep(summary: Summary): void {
  const same = (each: Summary) => each.a === summary.a && each.b === summary.b && each.ruleset === summary.ruleset
  const all = [...kept<Summary>(FILE).filter((each) => !same(each)), summary]
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
}

/** One match of a ruleset; says whether nothing was refused or stuck. */
async function contest(a: string, b: string, ruleset: RulesetId): Promise<boolean> {
  const { seed, pairs, budget, verbose } = values
  const series: Series = {
    ...{ a, b, ruleset, seed, rounds: Number(values.rounds), pairs: Number(pairs) },
    ...(budget === undefined ? {} : { budget: Number(budget) }),
  }
  const played = await spread(series.pairs, (n) => playPair(series, n), spreadOf({ a, b, ruleset, pairs }))
  if (serves) return true
  for (const pair of played) {
    if (verbose) console.log(JSON.stringify(pair))
    for (const { game } of pair.games) if (game.how.startsWith('stuck')) console.log(`  ${game.seed}: ${game.how}`)
  }
  const summary = summaryOf(series, played)
  console.log(linesOf(summary).join('\n'))
  if (values.write) keep(summary)
  return summary.victories.stuck === 0 && summary.deeds.a.refused === 0
}

/** Wars of a ruleset, those after the ones that are kept; says whether nothing was refused or stuck. */
async function wage(ruleset: RulesetId, wars: string): Promise<boolean> {
  const { a } = values
  const before = kept<War>(WARS)
  const rounds = Number(values.rounds)
  const first = before.filter((war) => war.ruleset === ruleset && war.player === a && war.rounds === rounds).length
  const war = (n: number) => playWar(ruleset, a, rounds, `${values.seed} ${first + n}`)
  const waged = await spread(Number(wars), war, spreadOf({ a, ruleset, wars }))
  if (serves) return true
  const bad = ({ refused, how }: War) => refused > 0 || how.startsWith('stuck')
  for (const each of waged) if (values.verbose || bad(each)) console.log(JSON.stringify(each))
  console.log(rowOf(ruleset, waged))
  if (values.write) {
    const all = [...before, ...waged]
    writeFileSync(WARS, `[\n${all.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
    writeFileSync('docs/balance.md', balancePage(all))
  }
  return !waged.some(bad)
}

for (const ruleset of wanted) {
  const matches = values.series ? SERIES : ([[values.a, values.b]] as const)
  if (values.wars !== undefined) {
    if (!(await wage(ruleset, values.wars))) process.exitCode = 1
  } else for (const [a, b] of matches) if (!(await contest(a, b, ruleset))) process.exitCode = 1
}
