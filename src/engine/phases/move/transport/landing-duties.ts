import type { Ctx } from '../../../kernel/rules.ts'
import { hasEnemySubmarines, hasTag, isClosedZone, isHostileZone } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { Landing, Stack } from '../../../types/state.ts'
import { isAssaultOn } from '../../combat/ready-landings.ts'
import { isAccompanied } from '../sail/patrol.ts'
import { partiesOfLanding } from './cargo.ts'

/** A duty not met in a space, by the acting power unless named. */
export type UnmetDuty = { rule: string; code: string; space: SpaceId; power?: PowerId }

const hasWarship = (ctx: Ctx, stacks: readonly Stack[]): boolean =>
  stacks.some((s) => s.power === ctx.state.flow.power && !s.strategic && hasTag(ctx, s.type, 'warship'))

/**
 * Duties of ships here at the end of Movement: transports in a hostile zone keep a warship (STD-TRN-12), in a patrolled one a big
 * ship (ADV-05-12); declared landings too (STD-TRN-11, STD-TRN-17, STD-AMP-08).
 */
export function* zoneDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> {
  const { power } = ctx.state.flow
  if (hasWarship(ctx, stacks)) return
  const hasArrived = stacks.some((s) => s.power === power && s.id !== undefined && (s.used ?? 0) > 0)
  if (hasArrived && isClosedZone(ctx, space, power)) yield { rule: 'STD-TRN-12', code: 'escort-must-stay', space }
  else if (hasArrived && isHostileZone(ctx, space, power) && !isAccompanied(ctx, space, power))
    yield { rule: 'ADV-05-12', code: 'escort-must-stay', space }
  const stuck = ctx.state.turn.landings.filter((l) => l.zone === space && isLandingBarred(ctx, l, stacks))
  if (stuck.some((l) => needsCover(ctx, l))) yield { rule: 'STD-AMP-08', code: 'submarines-need-a-warship', space }
  if (stuck.some((l) => !l.direct)) yield { rule: 'STD-TRN-11', code: 'landing-without-warship', space }
}

const needsCover = (ctx: Ctx, { to, zone }: Landing): boolean =>
  isAssaultOn(ctx, to) && hasEnemySubmarines(ctx, zone, ctx.state.flow.power)

/** Whether no warship can open the way for this landing. */
export const isLandingBarred = (ctx: Ctx, landing: Landing, stacks: readonly Stack[]): boolean =>
  !hasWarship(ctx, stacks) && (!landing.direct || needsCover(ctx, landing))

/**
 * Duties of landings declared here: infantry for each power (STD-MOV-10, INF-TRN-07, ADV-08-06), and for an assault infantry of
 * the acting power that lands (ADV-12-18) or leads (INF-TRN-04). Infantry already there is enough.
 */
export function* leadershipDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): Generator<UnmetDuty> {
  const here = ctx.state.turn.landings.filter((l) => l.to === space)
  if (here.length === 0) return
  const own = ctx.state.flow.power
  const {
    behaviours: { assaultBringsInfantry },
    cites: { landsAllies },
  } = ctx.rules
  const parties = here.flatMap((l) => partiesOfLanding(ctx, l))
  const hasInfantry = (power: PowerId): boolean =>
    stacks.some((s) => s.power === power && hasTag(ctx, s.type, 'army-core')) ||
    parties.some((p) => p.power === power && entries(p.units).some(([type]) => hasTag(ctx, type, 'army-core')))
  const entered: UnmetDuty = { rule: 'STD-MOV-10', code: 'entered-without-infantry', space }
  if (!hasInfantry(own)) {
    const assault = isAssaultOn(ctx, space)
    const mine = parties.filter((p) => p.power === own)
    // Fighters alone are no landing.
    const army = mine.some((p) => entries(p.units).some(([type]) => ctx.rules.units[type].kind === 'land'))
    if (assault && assaultBringsInfantry) {
      const missingLeader: UnmetDuty = { rule: 'ADV-12-18', code: 'landing-needs-infantry', space }
      yield* army ? [missingLeader, entered] : [entered, missingLeader]
    } else {
      if (assault && parties.length > mine.length) yield { rule: 'INF-TRN-04', code: 'invasion-without-owner', space }
      if (mine.length > 0) yield entered
    }
  }
  if (landsAllies === null) return
  for (const power of new Set(parties.map((p) => p.power)))
    if (power !== own && !hasInfantry(power)) yield { rule: landsAllies, code: 'army-without-infantry', space, power }
}
