import { become } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { afloat, boatsOf, engaged, hasTargets, opposite } from '../../../phases/combat/sea/ships.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { BattleSide, SeaBattle } from '../../../types/task.ts'

const SIDES: readonly BattleSide[] = ['attacker', 'defender']

/**
 * As a round begins, which sides' submarines have a first shot in it: those whose enemy has no destroyer in the battle, each
 * side by itself (ADV-05-02, ADV-06-01, ADV-06-11). Escorts of a convoy do not count while they escort it (ADV-10-17); in a
 * hunt nobody has one (ADV-06-26).
 */
export function countDestroyers(ctx: Ctx, battle: SeaBattle): BattleSide[] {
  if (battle.hunted) return []
  return SIDES.filter(
    (side) =>
      boatsOf(ctx, engaged(ctx, battle, side)) > 0 &&
      hasTargets(ctx, battle, side) &&
      !afloat(engaged(ctx, battle, opposite(side))).some((s) => hasTag(ctx, s.type, 'patrols')),
  )
}

const hasFirstShot = (battle: SeaBattle, side: BattleSide): boolean => battle.firstShot?.includes(side) ?? false

/**
 * Who fires or dives in a step. In the step of first shots the boats that have one; what those sank is gone before the others
 * fire, while both sides' first shots fall together (ADV-06-02, ADV-06-03, ADV-06-04, ADV-06-05). In the step of all others not
 * those boats: they have had their one turn of the round (ADV-06-08, ADV-06-10); boats denied it fire or dive here as ever
 * (ADV-06-09).
 */
export function shootersIn(view: View, battle: SeaBattle, side: BattleSide, step: 'first' | 'main'): Stack[] {
  const ships = engaged(view, battle, side)
  const isBoat = (s: Stack): boolean => hasTag(view, s.type, 'submerges')
  const first = hasFirstShot(battle, side)
  if (step === 'first') return first ? ships.filter(isBoat) : []
  return first ? ships.filter((s) => !isBoat(s)) : ships
}

/** Boats that dived in the step of first shots could be hit by those (ADV-06-06), and from now on by nobody (ADV-06-07). */
export function closeFirstShots(ctx: Ctx, battle: SeaBattle): void {
  const dived = { ...battle.dived }
  for (const [owner, n] of Object.entries(battle.diving) as [Owner, number][]) dived[owner] = (dived[owner] ?? 0) + n
  // Those of a hunt went down before it, and are what it is about (ADV-06-14).
  if (!battle.hunted) become(ctx, { ...battle, dived, diving: {} })
}
