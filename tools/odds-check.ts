// The arithmetic of the odds against the rules themselves, on random battles of each kind and ruleset: npm run odds:check -- [all optional]
//   --battles 200         so many of each kind in each ruleset
//   --kind land           only this kind; --ruleset standard only this ruleset
//   --from 0              beginning with this one
import process from 'node:process'
import { parseArgs } from 'node:util'
import { RULESET_IDS } from '../src/engine/index.ts'
import { forecast } from '../src/odds/index.ts'
import { furthest } from './odds/compare.ts'
import { battleOf, KINDS } from './odds/positions.ts'

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    kind: { type: 'string' },
    ruleset: { type: 'string' },
  },
})
/** As exact as the two ways have to agree. */
const EXACT = 1e-9
const [from, battles] = [Number(values.from), Number(values.battles)]

for (const kind of KINDS.filter((each) => !values.kind || each === values.kind))
  for (const ruleset of RULESET_IDS.filter((each) => !values.ruleset || each === values.ruleset)) {
    let worst = 0
    let compared = 0
    for (let n = from; n < from + battles; n++) {
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
    console.log(
      `${kind.padEnd(8)} ${ruleset.padEnd(11)} ${compared} of ${battles} known to the kernel, at most ${worst.toExponential(1)} apart`,
    )
  }
