// Players against each other, every seed twice with sides exchanged: npm run matches -- [all optional]
//   --a normal --b greedy  who plays: random, greedy, easy, normal, hard, expert, or a level with a style as hard:attacker
//   --pairs 40             so many seeds; --seconds 150 stops before that
//   --ruleset standard     all: each of them in turn
//   --rounds 12            a game that is not won by then is measured as it stands
//   --seed matches         other dice; --budget so many tries in the place of the level's own
//   --write                keeps what came of it in docs/matches.json
//   --wars 50              instead: so many wars with `a` on all seats; with --write they join those in docs/balance.json, and docs/balance.md is made
//                          of all of them; seeds go on where they stopped
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { RULESET_IDS, type RulesetId } from '../src/engine/index.ts'
import { linesOf, type Pair, playPair, type Series, type Summary, summaryOf } from './matches/series.ts'
import { balancePage, playWar, rowOf, type War } from './matches/wars.ts'

const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'normal' },
    b: { type: 'string', default: 'greedy' },
    pairs: { type: 'string', default: '40' },
    seconds: { type: 'string' },
    ruleset: { type: 'string', default: 'standard' },
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'matches' },
    budget: { type: 'string' },
    wars: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})
const FILE = 'docs/matches.json'
const wanted = RULESET_IDS.filter((id) => values.ruleset === 'all' || id === values.ruleset)
if (wanted.length === 0) throw new Error(`no ruleset ${values.ruleset}; there are: ${RULESET_IDS.join(' ')} all`)

function run(series: Series): Summary {
  const began = performance.now()
  const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY)
  const pairs: Pair[] = []
  while (pairs.length < series.pairs && (performance.now() - began) / 1000 < seconds) {
    const pair = playPair(series, pairs.length)
    pairs.push(pair)
    if (values.verbose) console.log(JSON.stringify(pair))
    for (const { game } of pair.games) if (game.how.startsWith('stuck')) console.log(`  ${game.seed}: ${game.how}`)
  }
  return summaryOf(series, pairs)
}

/** Beside what is kept already; the same match of the same ruleset is replaced. */
function keep(summary: Summary): void {
  const kept: Summary[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []
  const same = (each: Summary) => each.a === summary.a && each.b === summary.b && each.ruleset === summary.ruleset
  const all = [...kept.filter((each) => !same(each)), summary]
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
}

const WARS = 'docs/balance.json'

/** Wars of a ruleset, those after the ones that are kept; says whether nothing was refused or stuck. */
function wage(ruleset: RulesetId, wanted: number): boolean {
  const began = performance.now()
  const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY)
  const kept: War[] = existsSync(WARS) ? JSON.parse(readFileSync(WARS, 'utf8')) : []
  const rounds = Number(values.rounds)
  const before = kept.filter((war) => war.ruleset === ruleset && war.player === values.a && war.rounds === rounds).length
  const wars: War[] = []
  while (wars.length < wanted && (performance.now() - began) / 1000 < seconds) {
    const war = playWar(ruleset, values.a, rounds, `${values.seed} ${before + wars.length}`)
    wars.push(war)
    if (values.verbose || war.refused > 0 || war.how.startsWith('stuck')) console.log(JSON.stringify(war))
  }
  console.log(rowOf(ruleset, wars))
  if (values.write) {
    const all = [...kept, ...wars]
    writeFileSync(WARS, `[\n${all.map((war) => JSON.stringify(war)).join(',\n')}\n]\n`)
    writeFileSync('docs/balance.md', balancePage(all))
  }
  return wars.every(({ refused, how }) => refused === 0 && !how.startsWith('stuck'))
}

for (const ruleset of wanted) {
  if (values.wars !== undefined) {
    if (!wage(ruleset, Number(values.wars))) process.exitCode = 1
    continue
  }
  const { a, b, seed } = values
  const budget = values.budget === undefined ? {} : { budget: Number(values.budget) }
  const summary = run({ a, b, ruleset, seed, rounds: Number(values.rounds), pairs: Number(values.pairs), ...budget })
  console.log(linesOf(summary).join('\n'))
  if (values.write) keep(summary)
  if (summary.victories.stuck > 0 || summary.deeds.a.refused > 0) process.exitCode = 1
}
