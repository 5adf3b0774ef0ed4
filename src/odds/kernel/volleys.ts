import type { NeedDice } from './chances.ts'
import { type Contingent, hasTag, isFighter, sum } from './units.ts'

const [canSupport, canBeSupported] = [hasTag('supports'), hasTag('supported')]

/** What a gun needs: more with the air (STD-LND-05, STD-LND-06). */
const needOf = ({ unit }: Contingent, value: 'attack' | 'defence', air: boolean): number =>
  air && unit.tags.has('raised-by-air') ? (unit.airRaised ?? unit[value]) : unit[value]

/** The attackers' dice on land: guns, what each of them raises, infantry before tanks, the rest, fighters that have the air (STD-LND-03, STD-LND-09, STD-LND-11, STD-LND-12). */
export function attackDice(forces: readonly Contingent[], air: boolean): NeedDice[] {
  let guns = sum(forces, canSupport)
  return [...forces]
    .sort((a, b) => a.unit.order - b.unit.order)
    .flatMap((force) => {
      const { unit, count } = force
      if (isFighter(force) && !air) return []
      const high = canBeSupported(force) ? Math.min(guns, count) : 0
      guns -= high
      return [
        { count: high, needs: unit.supported ?? unit.attack },
        { count: count - high, needs: needOf(force, 'attack', air) },
      ]
    })
}

/** The defenders' dice on land (STD-LND-04, STD-LND-06, STD-LND-12). */
export const defenceDice = (forces: readonly Contingent[], air: boolean): NeedDice[] =>
  forces.map((force) => ({
    count: isFighter(force) && !air ? 0 : force.count,
    needs: needOf(force, 'defence', air),
  }))
