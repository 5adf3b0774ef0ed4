// Results of the odds checks in docs/odds-check.json, by kind, ruleset and number.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { RulesetId } from '../../src/engine/index.ts'
import { KINDS, type Kind } from './positions.ts'

/** `checked` battles from a number on, and the largest difference to a full search. */
export type Agreement = { from: number; battles: number; known: number; apart: number }
/** Played out with dice: deviations off at the ending where they were off most. */
export type Deviation = { exact: 'kernel' | 'graph'; runs: number; deviations: number }

/** All that is kept. */
export type Checks = {
  walked: Partial<Record<Kind, Partial<Record<RulesetId, Agreement>>>>
  played: Record<string, Deviation>
}

const FILE = 'docs/odds-check.json'

function change(how: (checks: Checks) => void): void {
  const checks: Checks = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { walked: {}, played: {} }
  how(checks)
  const walked = Object.fromEntries(KINDS.flatMap((kind) => (checks.walked[kind] ? [[kind, checks.walked[kind]]] : [])))
  writeFileSync(FILE, `${JSON.stringify({ walked, played: checks.played }, null, 2)}\n`)
}

/** Instead of what was found before of this kind in this ruleset. */
export const keepAgreement = (kind: Kind, ruleset: RulesetId, found: Agreement): void =>
  change(({ walked }) => {
    walked[kind] = { ...walked[kind], [ruleset]: { ...found, apart: Number(found.apart.toPrecision(2)) } }
  })

/** Instead of what was found before of this battle. */
export const keepDeviation = (battle: string, found: Deviation): void =>
  change(({ played }) => {
    played[battle] = { ...found, deviations: Number(found.deviations.toFixed(2)) }
  })
