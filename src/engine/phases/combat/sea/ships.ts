import type { View } from '../../../kernel/rules.ts'
import { hasTag, isShip, stacksIn } from '../../../state/selectors.ts'
import { isFree } from '../../../state/stacks.ts'
import type { Counts, Owner, RuleId } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { BattleSide, SeaBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { attackersIn, countType, defendersIn, ownersOf } from '../forces.ts'

/** The other side of a battle. */
export const oppositeSide = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker')

/**
 * Ships of a side in the main battle, submerged boats included; without strategic movers (ADV-06-19, ADV-07-02), ships kept for a
 * landing (ADV-11-05), retreated ships (TOU-RET-03) and raiders or escorts (ADV-10-12). Stacks may hold fewer ships than the
 * board.
 */
export function engagedShips(view: View, battle: SeaBattle, side: BattleSide): Stack[] {
  const all =
    side === 'attacker' ? attackersIn(view, battle.space, battle.attacker) : defendersIn(view, battle.space, battle.attacker)
  const ships = all.filter((s) => isShip(view, s.type) && isFree(s))
  const { raid } = battle
  if (!raid) return ships
  if (side === 'attacker') return removeShips(ships, raid.submarines, (s) => hasTag(view, s.type, 'raider') && !s.submerged)
  return (Object.entries(raid.escorts) as [Owner, number][]).reduce(
    (left, [owner, n]) => removeShips(left, n, (s) => s.power === owner && hasTag(view, s.type, 'patrols')),
    ships,
  )
}

function removeShips(ships: readonly Stack[], n: number, test: (s: Stack) => boolean): Stack[] {
  let toRemove = n
  return ships.flatMap((s) => {
    const removed = test(s) ? Math.min(toRemove, s.count) : 0
    toRemove -= removed
    return removed === 0 ? [s] : removed === s.count ? [] : [{ ...s, count: s.count - removed }]
  })
}

/** The rule that spares these ships in the current sea battle, or null (ADV-06-07, ADV-06-19, ADV-10-12, ADV-11-05). */
export function sparedShipsRule(view: View, counts: Counts, owner?: Owner): RuleId | null {
  const battle = view.state.flow.agenda.at(-1)
  if (battle?.task !== 'sea-battle' || battle.firstShot === undefined) return null
  const here = stacksIn(view.state, battle.space).filter((s) => s.power === owner && (counts[s.type] ?? 0) > 0)
  if (here.some((s) => s.submerged)) return 'ADV-06-07'
  if (here.some((s) => s.strategic)) return here.some((s) => hasTag(view, s.type, 'submerges')) ? 'ADV-06-19' : 'ADV-07-02'
  if (here.some((s) => s.group !== undefined)) return 'ADV-11-05'
  const { raid } = battle
  const isInRaid =
    raid &&
    here.some(
      (s) =>
        (hasTag(view, s.type, 'raider') && s.power === battle.attacker) ||
        (hasTag(view, s.type, 'patrols') && owner !== undefined && raid.escorts[owner as keyof typeof raid.escorts]),
    )
  return isInRaid ? 'ADV-10-12' : null
}

/** Ships that are not submerged (STD-NAV-08). */
export const notSubmerged = (ships: readonly Stack[]): Stack[] => ships.filter((s) => !s.submerged)

/** Whether this side has something to hit, diving boats included (STD-NAV-07). */
export function hasTargets(view: View, battle: SeaBattle, side: BattleSide): boolean {
  if (notSubmerged(engagedShips(view, battle, oppositeSide(side))).length > 0) return true
  return (Object.entries(battle.diving) as [Owner, number][]).some(
    ([owner, n]) => n > 0 && (owner === battle.attacker) === (side === 'defender'),
  )
}

/** Surfaced submarines, of one owner or of all. */
export const countSubmarines = (view: View, ships: readonly Stack[], owner?: Owner): number =>
  ships.reduce(
    (n, s) => n + ((owner ?? s.power) === s.power && hasTag(view, s.type, 'submerges') && !s.submerged ? s.count : 0),
    0,
  )

/** A side's dice: submarines, cruisers, battleships; powers in turn order (STD-NAV-04, STD-NAV-08). */
export function seaBatteries(view: View, ships: readonly Stack[], value: 'attack' | 'defence'): Battery[] {
  const afloat = ships.filter((s) => !s.submerged)
  const types = [...view.rules.types].reverse().filter((t) => view.rules.units[t].kind === 'sea')
  const order = [
    ...types.filter((t) => view.rules.units[t].tags.has('submerges')),
    ...types.filter((t) => !view.rules.units[t].tags.has('submerges')),
  ]
  const owners = ownersOf(view, afloat)
  return order
    .flatMap((type) =>
      owners.map((power) => ({
        power,
        type,
        count: countType(
          afloat.filter((s) => s.power === power),
          type,
        ),
        needs: view.rules.units[type][value],
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)
}
