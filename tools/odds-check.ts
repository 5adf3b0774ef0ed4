// The arithmetic of the odds against the rules themselves, on random battles of each kind and ruleset: npm run odds:check -- [all optional]
//   --battles 200         so many that the arithmetic knows of each kind in each ruleset, among ten times as many at most; 0: none
//   --kind land           only this kind; --ruleset standard only this ruleset
//   --from 0              beginning with this one
//   --runs 3000           so many games of each of a dozen battles with real dice; 0: none
//   --page                these in the built page, through its own door, instead of by the rules alone
//   --seed check          other dice
//   --write               keep what was found in docs/odds-check.json, beside what was found of other kinds, rulesets and battles before
import process from 'node:process'
import { parseArgs } from 'node:util'
import { positionFrom, RULESET_IDS } from '../src/engine/index.ts'
import { forecast } from '../src/odds/index.ts'
import { CASES } from './odds/cases.ts'
import { furthest } from './odds/compare.ts'
import { keepAgreement, keepDeviation } from './odds/kept.ts'
import { openPage } from './odds/page.ts'
import { battleOf, KINDS } from './odds/positions.ts'
import { deviation, simulate } from './odds/simulate.ts'

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    kind: { type: 'string' },
    ruleset: { type: 'string' },
    runs: { type: 'string', default: '3000' },
    page: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'check' },
    write: { type: 'boolean', default: false },
  },
})
/** As exact as the two ways have to agree. */
const EXACT = 1e-9
/** Deviations that dice are off once in 16,000 times. */
const MOST_OFF = 4
const [from, battles] = [Number(values.from), Number(values.battles)]

for (const kind of KINDS.filter((each) => battles > 0 && (!values.kind || each === values.kind)))
  for (const ruleset of RULESET_IDS.filter((each) => !values.ruleset || each === values.ruleset)) {
    let worst = 0
    let compared = 0
    let looked = 0
    for (; compared < battles && looked < 10 * battles && (compared > 0 || looked < battles); looked++) {
      const n = from + looked
      const { state, space, orders, policy } = battleOf(kind, ruleset, n)
      const ask = { space, orders, policy, table: true }
      const quick = forecast(state, ask, 'kernel')
      if (!quick) continue
      const walked = forecast(state, ask, 'graph')
      compared++
      const { what, by } = walked ? furthest(quick, walked) : { what: 'the graph knows no battle', by: 1 }
      worst = Math.max(worst, by)
      if (by <= EXACT) continue
      process.exitCode = 1
      console.log(`${kind} ${ruleset} ${n}: ${what} by ${by}`)
    }
    if (values.write) keepAgreement(kind, ruleset, { from, battles: looked, known: compared, apart: worst })
    console.log(
      `${kind.padEnd(8)} ${ruleset.padEnd(11)} ${compared} of ${looked} known to the kernel, at most ${worst.toExponential(1)} apart`,
    )
  }

// The same with real dice: battles of every sort, played out through the rules.
const runs = Number(values.runs)
const page = values.page && runs > 0 ? await openPage() : null
for (const battle of runs > 0 ? CASES : []) {
  const { name, spec, space, orders, policy } = battle
  const expected = forecast(positionFrom(spec), { space, orders, policy })
  const seed = `${values.seed} ${name}`
  const played = page ? await page.simulate(battle, runs, seed) : simulate(battle, runs, seed)
  const off = expected ? deviation(expected, played) : Number.POSITIVE_INFINITY
  if (!(off < MOST_OFF)) process.exitCode = 1
  if (values.write && expected && !page) keepDeviation(name, { exact: expected.exact, runs, deviations: off })
  const share = (chance = 0): string => `${(100 * chance).toFixed(1)} %`
  const said = `cleared ${share(expected?.cleared)}, ${runs} times played ${share(played.ends.cleared / runs)}`
  console.log(`${name}: by ${expected?.exact} ${said}; ${off.toFixed(2)} deviations off`)
}
await page?.close()
