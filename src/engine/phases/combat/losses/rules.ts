import type { UnitTag } from '../../../../content/index.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner, RuleId, UnitType } from '../../../types/ids.ts'
import type { LossChoice, LossProblem } from '../../../types/losses.ts'

export type LossFault = { rule: string; code: string; owner: Owner }

/** Why losses may not be taken this way, or null. Also used to list choices and to lock units. */
export function lossFault(ctx: Ctx, problem: LossProblem, choice: LossChoice): LossFault | null {
  return problem.kind === 'sea'
    ? seaFault(ctx, problem, choice)
    : (seaborneFault(ctx, problem, choice) ?? lastInfantryFault(ctx, problem, choice))
}

type Tally = { core: number; left: number; coreLeft: number }

/** Fighters that need no infantry of their own (INF-LAND-11, ADV-PT2-09, ADV-PT2-11). */
export const isIndependentFighter = (ctx: Ctx, { aloft }: LossProblem, { type }: { type: UnitType }): boolean =>
  aloft !== undefined && ctx.rules.units[type].kind === 'air'

function tallies(ctx: Ctx, problem: LossProblem, choice: LossChoice): Map<Owner, Tally> {
  const tally = new Map<Owner, Tally>()
  problem.classes.forEach((c, i) => {
    if (isIndependentFighter(ctx, problem, c)) return
    const rest = problem.rest.get(c.owner)
    const t = tally.get(c.owner) ?? { core: rest?.core ?? 0, left: rest?.total ?? 0, coreLeft: rest?.core ?? 0 }
    const left = c.count - (choice[i] ?? 0)
    const core = hasTag(ctx, c.type, 'army-core')
    tally.set(c.owner, { core: t.core + (core ? c.count : 0), left: t.left + left, coreLeft: t.coreLeft + (core ? left : 0) })
  })
  return tally
}

/**
 * Each force ends empty or keeps an infantry, if it had one (STD-LND-18, INF-LAND-06, INF-LAND-11). Machine guns, damaged
 * fighters and coastal guns go first like others (ADV-02-15, ADV-04-07, ADV-12-08).
 */
function lastInfantryFault(ctx: Ctx, problem: LossProblem, choice: LossChoice): LossFault | null {
  const tally = tallies(ctx, problem, choice)
  const fighters = problem.aloft === undefined ? guestFault(problem, tally) : fighterFault(ctx, problem, choice, tally)
  // The fighter rule explains more than the infantry rule.
  if (fighters?.code === OUTLASTS) return fighters
  for (const [owner, t] of tally)
    if (t.core > 0 && t.left > 0 && t.coreLeft === 0)
      return { rule: infantryRule(ctx, problem, choice, owner), code: 'last-infantry', owner }
  return fighters
}

function infantryRule(ctx: Ctx, problem: LossProblem, choice: LossChoice, owner: Owner): RuleId {
  if (problem.joint) return 'INF-LAND-11'
  const leaves = (tag: UnitTag): boolean =>
    problem.classes.some((c, i) => c.owner === owner && hasTag(ctx, c.type, tag) && c.count > (choice[i] ?? 0))
  if (leaves('first-shot')) return 'ADV-02-15'
  if (problem.hurt?.includes(owner) && leaves('air-battle')) return 'ADV-04-07'
  return problem.coastal && leaves('strikes-landing') ? 'ADV-12-08' : 'STD-LND-18'
}

/** Guest fighters are lost before their side's last infantry (INF-UNIT-06). */
function guestFault({ besides, rest }: LossProblem, tally: ReadonlyMap<Owner, Tally>): LossFault | null {
  if (besides === undefined) return null
  let core = besides
  let coreLeft = besides
  for (const t of tally.values()) {
    core += t.core
    coreLeft += t.coreLeft
  }
  for (const [owner, r] of rest) if (!tally.has(owner)) coreLeft += r.core
  if (core === 0 || coreLeft > 0) return null
  const guest = [...tally].find(([, t]) => t.core === 0 && t.left > 0)
  return guest ? outlasts(guest[0]) : null
}

const OUTLASTS = 'fighter-before-last-infantry'
const outlasts = (owner: Owner): LossFault => ({ rule: 'INF-UNIT-06', code: OUTLASTS, owner })

/**
 * All fighters are lost before their side's last infantry (INF-UNIT-06, ADV-PT2-04, ADV-PT2-10); one without own infantry may
 * stay with allies (INF-UNIT-04).
 */
function fighterFault(ctx: Ctx, problem: LossProblem, choice: LossChoice, tally: ReadonlyMap<Owner, Tally>): LossFault | null {
  const { besides = 0, aloft = 0, classes, hits, rest, guests } = problem
  let core = besides
  let coreLeft = besides
  for (const t of tally.values()) {
    core += t.core
    coreLeft += t.coreLeft
  }
  for (const [owner, r] of rest) if (!tally.has(owner)) coreLeft += r.core
  // No choice if everything is hit.
  if (core === 0 || coreLeft > 0 || hits === classes.reduce((n, c) => n + c.count, 0)) return null
  const left = classes.filter((c, i) => isIndependentFighter(ctx, problem, c) && c.count > (choice[i] ?? 0))
  if (left.length === 0 && aloft === 0) return null
  const owner = (left[0] ?? classes[0])?.owner as Owner
  if (guests) {
    const guest = left.find((c) => (tally.get(c.owner)?.core ?? 0) === 0)
    return guest ? outlasts(guest.owner) : { rule: infantryRule(ctx, problem, choice, owner), code: 'last-infantry', owner }
  }
  const rule = problem.hurtGuests?.includes(owner) ? 'ADV-PT2-04' : 'ADV-PT2-10'
  return { rule, code: 'fighters-before-last-infantry', owner }
}

/** The last seaborne infantry is lost last, unless an overland attack joins (STD-ASL-05). */
function seaborneFault(ctx: Ctx, problem: LossProblem, choice: LossChoice): LossFault | null {
  if (!problem.seaborne) return null
  for (const owner of new Set(problem.classes.map((c) => c.owner))) {
    let core = 0
    let coreLeft = 0
    let left = 0
    problem.classes.forEach((c, i) => {
      if (c.owner !== owner) return
      const remaining = c.count - (choice[i] ?? 0)
      left += remaining
      if (!hasTag(ctx, c.type, 'army-core')) return
      core += c.count
      coreLeft += remaining
    })
    if (core > 0 && coreLeft === 0 && left > 0 && (problem.rest.get(owner)?.total ?? 0) === 0)
      return { rule: ctx.rules.cites.seaborneRule, code: 'last-seaborne-infantry', owner }
  }
  return null
}

function seaFault(ctx: Ctx, problem: LossProblem, choice: LossChoice): LossFault | null {
  const { classes } = problem
  let fightingLeft = 0
  let hulls = true
  let transports: Owner | null = null
  for (const [i, c] of classes.entries()) {
    const n = choice[i] ?? 0
    if (c.ids) {
      if (n > 0) transports = c.owner
      continue
    }
    if (!c.diving && c.count > n) {
      fightingLeft += c.count - n
      hulls &&= hasTag(ctx, c.type, 'two-hits')
    }
    // A battleship is damaged before it sinks (STD-NAV-12).
    if (c.spend !== 'hit') continue
    const sinks = classes.findIndex((x) => x.owner === c.owner && x.type === c.type && x.spend === 'lose')
    const damagedBefore = (classes[sinks]?.count ?? 0) - c.count
    if ((choice[sinks] ?? 0) > damagedBefore + n) return { rule: 'STD-NAV-12', code: 'damage-before-sinking', owner: c.owner }
  }
  // Among battleships the rest of their hits come first (STD-NAV-13); ADV-06-04 for first shots.
  const rule = problem.rule === 'ADV-06-04' ? problem.rule : hulls ? 'STD-NAV-13' : 'STD-NAV-11'
  return transports !== null && fightingLeft > 0 && !problem.free ? { rule, code: 'transports-last', owner: transports } : null
}
