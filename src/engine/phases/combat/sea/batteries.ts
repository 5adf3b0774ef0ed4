import type { View } from '../../../kernel/rules.ts'
import type { Stack } from '../../../types/state.ts'
import type { Battery } from '../fire.ts'
import { countType, ownersOf } from '../forces.ts'

/** A side's dice at sea: submarines, then cruisers, then battleships, powers in turn order within a type (STD-NAV-04, STD-NAV-08). */
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
