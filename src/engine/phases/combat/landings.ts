import { type Ctx, emit, pop, push } from '../../flow/context.ts'
import {
  controllerOf,
  enemiesIn,
  enemySubmarines,
  hasArmyCore,
  hasOwnLand,
  hasOwnWarship,
  hasTag,
  isHostileZone,
  isUnmobilizedMinor,
} from '../../state/queries.ts'
import { entries } from '../../state/stacks.ts'
import type { PowerId, SpaceId } from '../../types/ids.ts'
import type { Landing } from '../../types/state.ts'
import type { TaskOf } from '../../types/task.ts'
import { isAssault } from '../move/assault.ts'
import { partiesOfLanding } from '../move/cargo.ts'
import { overrunFighters } from '../move/lone-fighters.ts'
import { capture, contest, settle } from '../politics/control.ts'
import { beginLandBattle } from './land/begin.ts'
import { isUndefendedPrize, relistBattles } from './order.ts'
import { foughtIn, isThrough, readyLandings } from './ready.ts'

/** Battles at sea that a target still waits for (STD-CBT-07, CBT-08). */
const waitsFor = (ctx: Ctx, to: SpaceId): boolean =>
  ctx.state.landings.some((l) => l.to === to && !l.direct && ctx.state.battles.some((b) => b.space === l.zone && !b.resolved))

/** After a sea battle: the targets that waited for it and wait for no other, in alphabetical order. */
export function runLandings(ctx: Ctx, { zone }: TaskOf<'landings'>): void {
  pop(ctx)
  const targets = [...new Set(ctx.state.landings.filter((l) => l.zone === zone).map((l) => l.to))].sort()
  if (targets.length > 0) decide(ctx, zone)
  // An assault that has gone down with its transports obliges nobody any more (STD-TRN-10).
  else if (ctx.rules.switches.assaultsWait) relistBattles(ctx)
  push(ctx, ...targets.filter((to) => !waitsFor(ctx, to)).map((to) => ({ task: 'come-ashore' as const, to })))
}

/** Where a win is what counts, a loss leaves everything in the zone aboard (ADV-11-02, ADV-11-03, ADV-11-06, ADV-11-07). */
function decide(ctx: Ctx, zone: SpaceId): void {
  if (!ctx.rules.switches.assaultsWait) return
  const won = ctx.state.seaWon?.includes(zone) ?? false
  const rule = won ? 'ADV-11-02' : 'ADV-11-03'
  emit(ctx, { type: 'landings-decided', space: zone, power: ctx.state.power, won, rule })
  if (won) return
  for (const l of ctx.state.landings.filter((x) => x.zone === zone)) stayAboard(ctx, l, 'ADV-11-07')
  relistBattles(ctx)
}

/** The battle has been fought and no enemy battleship or cruiser is left; past submarines an assault needs a warship of the attacker (STD-NAV-17, AMP-08). */
function isCleared(ctx: Ctx, landing: Landing): boolean {
  const power = ctx.state.power
  if (ctx.rules.switches.assaultsWait) return isThrough(ctx, landing)
  const fought = foughtIn(ctx, landing.zone)
  if (!fought || isHostileZone(ctx, landing.zone, power)) return false
  const assault = landing.assault || isAssault(ctx, landing.to)
  return !assault || !enemySubmarines(ctx, landing.zone, power) || hasOwnWarship(ctx, landing.zone, power)
}

const stayAboard = (ctx: Ctx, { zone, to, transport }: Landing, rule: string): void =>
  emit(ctx, { type: 'landing-stayed-aboard', power: ctx.state.power, zone, to, transport, rule })

/** From every cleared zone the declared units go ashore, bound by their declaration (STD-AMP-06, AMP-10, ASL-13). */
export function runComeAshore(ctx: Ctx, task: TaskOf<'come-ashore'>): void {
  pop(ctx)
  const { to } = task
  const power = ctx.state.power
  const fought = ctx.state.battles.some((b) => b.space === to && b.resolved)
  for (const l of ctx.state.landings.filter((x) => x.to === to))
    if (fought || !isCleared(ctx, l)) stayAboard(ctx, l, fought ? 'STD-CBT-05' : 'STD-ASL-13')
  const landings = ctx.state.landings.filter((l) => l.to === to)
  if (landings.length === 0) return
  const manned = mannedIn(ctx, to, landings)
  const landing = (l: Landing): boolean => partiesOfLanding(ctx, l).some((party) => manned(party.power))
  // INF-TRN-04: nobody invades from the power's transports without it.
  const led = manned(power) || !(landings.some((l) => l.assault) || isAssault(ctx, to))
  for (const l of landings) if (!led || !landing(l)) stayAboard(ctx, l, led || !landing(l) ? 'STD-AMP-12' : 'INF-TRN-04')
  const rest = landings.filter((l) => led && landing(l))
  if (rest.length === 0) return
  if (ctx.rules.switches.assaultsWait && (rest.some((l) => l.assault) || isAssault(ctx, to))) {
    // ADV-12-23: past the guns on the coast; led by an infantry of its own (ADV-12-18).
    if (readyLandings(ctx, to).length > 0) return push(ctx, { task: 'assault', to })
    for (const l of rest) stayAboard(ctx, l, 'ADV-12-18')
    return
  }
  if (isUnmobilizedMinor(ctx, to)) {
    // STD-POL-08: the minor raises its army just before the units come ashore.
    push(ctx, { task: 'minor', space: to, entered: power }, task)
    return
  }
  goAshore(ctx, to, rest)
}

/** Who has the infantry that an army needs, there already or among what lands (STD-AMP-12, INF-TRN-07). */
function mannedIn(ctx: Ctx, to: SpaceId, landings: readonly Landing[]): (power: PowerId) => boolean {
  const parties = landings.flatMap((l) => partiesOfLanding(ctx, l))
  return (power) =>
    hasArmyCore(ctx, to, power) ||
    parties.some((p) => p.power === power && entries(p.units).some(([type]) => hasTag(ctx, type, 'army-core')))
}

/** All of them under one label, whoever is ashore first: it goes by what was there before (STD-AMP-03, AMP-11). */
export function goAshore(ctx: Ctx, to: SpaceId, landings: readonly Landing[]): void {
  const power = ctx.state.power
  const assault = ctx.state.ashore.some((a) => a.to === to && a.assault) || landings.some((l) => l.assault) || isAssault(ctx, to)
  const manned = mannedIn(ctx, to, landings)
  for (const l of landings)
    for (const party of partiesOfLanding(ctx, l))
      if (manned(party.power))
        emit(ctx, {
          type: 'units-landed',
          ...party,
          zone: l.zone,
          to,
          transport: l.transport,
          assault,
          delayed: foughtIn(ctx, l.zone),
        })
  overrunFighters(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) {
    contest(ctx, to)
    relistBattles(ctx)
    if (assault) beginLandBattle(ctx, to)
  } else if (hasOwnLand(ctx, to, power) && isUndefendedPrize(ctx, to)) capture(ctx, to, power, 'entered')
  // Only lone fighters had held out here (INF-UNIT-07).
  else if (ctx.rules.switches.guestFighters && controllerOf(ctx.state, to) === 'contested') settle(ctx, to, 'captured')
}
