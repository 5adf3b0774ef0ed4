import type { VictoryCondition } from '../../content/index.ts'
import type { OptionOverlays } from '../kernel/overlay.ts'
import type { EntryCheck, SailCheck } from '../kernel/rules.ts'
import { strafeSteps } from '../phases/combat/land/steps.ts'
import { refuse } from '../refusal.ts'
import { areFriends, isIsolated } from '../state/relations.ts'
import { alignmentOf, controllerOf, isUnmobilizedMinor, placeOf } from '../state/selectors.ts'
import type { Side, SpaceId } from '../types/ids.ts'
import { insertBefore } from './define.ts'

/** A side needs `count` of the lands at the end of a round. */
type Aim = { side: Side; count: number; as: 'held' | 'contested' }

/** A war over a few lands. The aims of both sides are complementary, so that the last round always decides. */
const frontOption = (
  rule: string,
  fromRound: number,
  lands: readonly SpaceId[],
  aims: readonly Aim[],
): OptionOverlays[string] => ({
  data: {
    victoryConditions: aims.map(
      ({ side, count, as }): VictoryCondition => ({
        side,
        rule,
        when: 'round',
        needs: Array.from({ length: count }, () => lands.map((space) => ({ space, as, fromRound }))),
      }),
    ),
  },
})

/** Options of short-war positions. */
export const frontOptions: OptionOverlays = {
  'western-front': frontOption(
    'STD-WAR-01',
    6,
    ['picardy', 'burgundy', 'paris'],
    [
      { side: 'central', count: 2, as: 'contested' },
      { side: 'allies', count: 2, as: 'held' },
    ],
  ),
  'balkan-front': frontOption(
    'STD-WAR-02',
    4,
    ['serbia', 'romania', 'bulgaria', 'albania'],
    [
      { side: 'central', count: 3, as: 'held' },
      { side: 'allies', count: 2, as: 'contested' },
    ],
  ),
}

/** WIK-06: a friendly minor admits only its patron. */
const checkPatronOnly: EntryCheck = (ctx, { to, power }) => {
  const { patron } = alignmentOf(ctx, to)
  if (!patron || patron === power || !isUnmobilizedMinor(ctx, to) || !areFriends(ctx, patron, power)) return null
  return refuse(ctx, 'WIK-06', 'only-patron-enters', { space: to, power: patron }, to)
}

/** WIK-12: American ships stay in their home zone before the war. */
const checkFleetAtHome: SailCheck = (ctx, { power, ships, from }) => {
  if (!ships || !isIsolated(ctx, power) || !placeOf(ctx, ctx.rules.powers[power].capital).bases.includes(from)) return null
  return refuse(ctx, 'WIK-12', 'fleet-stays-home', { power }, from)
}

/**
 * WIK-15: with a frozen front the Central Powers take no further Russian land, not even from allies. Contested land is allowed:
 * it is land they have lost a part of.
 */
const checkRussianLand: EntryCheck = (ctx, { power, to }) => {
  const { power: russia, against } = ctx.rules.data.revolution
  const { sideOf } = ctx.rules
  if (!ctx.state.war.revolution || sideOf(power) !== against || placeOf(ctx, to).original !== russia) return null
  const control = controllerOf(ctx.state, to)
  // Russia's own land is closed anyway (STD-REV-12).
  if (control === 'contested' || control === russia || (control !== null && sideOf(control) === against)) return null
  return refuse(ctx, 'WIK-15', 'no-more-of-russia', { space: to, power: russia }, to)
}

/** House rules as small overlays, off by default. */
export const standardOptions: OptionOverlays = {
  'russian-revolution': { behaviours: { revolution: true } },
  // WIK-01: a contested base repairs no ships.
  'wik-01': {
    cites: { repairRule: 'WIK-01' },
    hooks: { repairBase: (_next, ctx, territory, power) => controllerOf(ctx.state, territory) === power },
  },
  'wik-02': { units: { cruiser: { defence: 4 } } }, // WIK-02
  'wik-03': { units: { fighter: { defence: 0 } } }, // WIK-03: no die against ground units; the air battle is unchanged
  'wik-04': {
    // WIK-04: units destroyed by strafing neither defend nor attack
    behaviours: { fightersFire: 'first' },
    steps: {
      land: (list) => insertBefore(list, 'attack', ...strafeSteps),
    },
  },
  'wik-05': { behaviours: { divingCanBeHit: false } }, // WIK-05
  'wik-06': { checks: { enter: [checkPatronOnly] } },
  'wik-07': { numbers: { alignedForceFactor: 1 } }, // WIK-07
  'wik-08': { hooks: { neutralOwners: () => ['neutral'] } }, // WIK-08: the minor's own garrison, which only defends
  'wik-09': { numbers: { neutralForceFactor: 1 } }, // WIK-09
  'wik-10': { data: { lateEntries: [{ power: 'usa', entersRound: 4, moment: 'round', rule: 'WIK-10' }] } },
  'wik-11': { behaviours: { submarinesBringUsa: false } }, // WIK-11
  'wik-12': { checks: { sail: [checkFleetAtHome] } },
  'wik-13': { numbers: { revolutionFromRound: 5 } }, // WIK-13
  'wik-14': { behaviours: { revolutionRemoves: 'all' } }, // WIK-14
  'wik-15': { behaviours: { revolutionFronts: 'frozen' }, checks: { enter: [checkRussianLand] } }, // WIK-15
  'wik-16': { behaviours: { victoryTested: 'at-once' } }, // WIK-16
  ...frontOptions,
}
