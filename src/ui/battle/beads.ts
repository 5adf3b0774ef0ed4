/** How far a battle has come, as a row of beads. */
import { ruleById } from '../../content/rules.ts'
import type { Decision, RuleId } from '../../engine/index.ts'
import { type BattleReport, fireOf, type Skipped } from '../../store/reports.ts'
import { hasText, t } from '../text.ts'

export type BeadState = 'done' | 'now' | 'later' | 'skipped'
export type Bead = {
  id: string
  state: BeadState
  reason?: string
  rule?: RuleId /** Told when it is asked for, not always. */
  quiet?: true
}

/** Beads up to the current one are done, later ones to come. */
function run(ids: readonly string[], now: number): Bead[] {
  return ids.map((id, index) => ({ id, state: index < now ? 'done' : index === now ? 'now' : 'later' }))
}

function reasonOf({ step, rule }: Skipped): string {
  const exact = `battle.skipped.${step}.${rule}`
  const general = `battle.skipped.${step}`
  return hasText(exact) ? t(exact) : hasText(general) ? t(general) : (ruleById(rule)?.title ?? '')
}

const skip = (skipped: Skipped, id: string = skipped.step): Bead => ({
  id,
  state: 'skipped',
  reason: reasonOf(skipped),
  rule: skipped.rule,
})

const SEA = ['sea-attack', 'sea-defence', 'losses', 'press'] as const

function seaBeads(report: BattleReport | null, decision: Decision | null): Bead[] {
  if (!report) return run(SEA, -1)
  if (report.outcome !== null) return [...run(SEA.slice(0, 3), 3), { id: 'result', state: 'now' }]
  const bySide = decision?.by === report.attacker ? 0 : 1
  const late = decision?.kind === 'press' || decision?.kind === 'choice' || decision?.kind === 'disengage' || !decision
  const now = late ? 3 : decision.kind === 'casualties' ? 2 : bySide
  return run(SEA, now)
}

function landNow(report: BattleReport | null, decision: Decision | null): string | null {
  if (!report) return null
  if (report.outcome !== null) return 'result'
  switch (decision?.topic) {
    case 'strike-dice':
    case 'strike-losses':
      return 'strike'
    case 'air-dice':
    case 'air-losses':
      return 'air'
    case 'strafe-dice':
    case 'strafe-losses':
      return 'strafe'
    case 'land-losses':
      return 'losses'
    default:
      return 'fire'
  }
}

/** Did units come ashore here this turn, so that the guns and the ships have their say? */
export const isLanding = (report: BattleReport): boolean => report.assault || report.landed.length > 0

/** The way ashore: the battle at sea, the guns on the coast, the ships' guns, the assault. */
export function landingBeads(report: BattleReport, decision: Decision | null, foughtAtSea: boolean): Bead[] {
  const now = landNow(report, decision)
  const skipped = (step: Skipped['step']) => report.skipped.find((each) => each.step === step)
  const struck = skipped('strike')
  const silent = skipped('bombardment')
  const sea: Bead = foughtAtSea
    ? { id: 'sea', state: 'done' }
    : { id: 'sea', state: 'skipped', reason: t('battle.skipped.sea'), rule: 'STD-AMP-05' }
  const guns: Bead = struck ? skip(struck) : { id: 'strike', state: now === 'strike' ? 'now' : 'done' }
  const bombarded = fireOf(report)?.attacker !== undefined && fireOf(report)?.attacker !== null
  const ships: Bead = silent ? skip(silent) : { id: 'bombardment', state: bombarded ? 'done' : 'later' }
  const ashore: Bead = {
    id: report.assault ? 'assault' : 'landing',
    state: now === 'result' ? 'done' : now === 'strike' ? 'later' : 'now',
  }
  return [sea, guns, ships, ashore]
}

function landBeads(report: BattleReport | null, decision: Decision | null): Bead[] {
  const strafed = report?.exchanges.some((exchange) => exchange.step === 'strafe') || decision?.topic.startsWith('strafe')
  const ids = ['air', ...(strafed ? ['strafe'] : []), 'fire', 'losses', 'result']
  const now = landNow(report, decision)
  const beads = run(ids, now === null || now === 'strike' ? -1 : ids.indexOf(now))
  const air = report?.skipped.find((each) => each.step === 'air')
  return air ? beads.map((bead) => (bead.id === 'air' ? { ...skip(air), quiet: true } : bead)) : beads
}

export function beadsOf(kind: 'land' | 'sea', report: BattleReport | null, decision: Decision | null): Bead[] {
  return kind === 'sea' ? seaBeads(report, decision) : landBeads(report, decision)
}
