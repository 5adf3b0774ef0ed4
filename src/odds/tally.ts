import { type Counts, UNIT_TYPES, type UnitType } from '../engine/index.ts'
import type { BattleEnd, Ending, Forecast, LandingChain, Policy, Spread } from './types.ts'

export type Prices = Readonly<Partial<Record<UnitType, number>>>

/** What these units cost. */
export const ipcSum = (prices: Prices, units: Counts): number =>
  UNIT_TYPES.reduce((sum, type) => sum + (units[type] ?? 0) * (prices[type] ?? 0), 0)

/** What one side loses, gathered ending by ending. */
export type SideTally = {
  add: (units: Counts, chance: number) => void
  done: () => { mean: { ipc: number; units: Counts }; spread: Spread }
}

/** Nothing lost yet. */
export function sideTally(prices: Prices): SideTally {
  const units: number[] = []
  const ipc = new Map<number, number>()
  const mean: Counts = {}
  return {
    add: (gone, chance) => {
      let size = 0
      let cost = 0
      for (const type in gone) {
        const n = gone[type as UnitType] ?? 0
        size += n
        cost += n * (prices[type as UnitType] ?? 0)
        mean[type as UnitType] = (mean[type as UnitType] ?? 0) + n * chance
      }
      while (units.length <= size) units.push(0)
      units[size] = (units[size] as number) + chance
      ipc.set(cost, (ipc.get(cost) ?? 0) + chance)
    },
    done: () => ({
      mean: { ipc: ipcSum(prices, mean), units: inTableOrder(mean) },
      spread: { units, ipc: [...ipc].sort(([a], [b]) => a - b) },
    }),
  }
}

const inTableOrder = (units: Counts): Counts =>
  Object.fromEntries(UNIT_TYPES.flatMap((type) => (units[type] ? [[type, units[type]]] : [])))

/** What endings amount to, one after the other. */
export type EndTally = {
  ends: Record<BattleEnd, number>
  attacker: SideTally
  defender: SideTally
  /** Every single ending, where the table is wanted. */
  rows: Ending[] | null
}

/** No ending yet. */
export const endTally = (prices: Prices, table: boolean): EndTally => ({
  ends: { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 },
  attacker: sideTally(prices),
  defender: sideTally(prices),
  rows: table ? [] : null,
})

type About = { exact: Forecast['exact']; policy: Required<Policy>; chain?: LandingChain | undefined }

/** A forecast of all that was gathered. */
export function forecastOfTally({ ends, attacker, defender, rows }: EndTally, { exact, policy, chain }: About): Forecast {
  const [own, theirs] = [attacker.done(), defender.done()]
  return {
    ...ends,
    lost: { attacker: own.mean, defender: theirs.mean },
    spread: { attacker: own.spread, defender: theirs.spread },
    ...(chain ? { chain } : {}),
    ...(rows ? { rows: merged(rows) } : {}),
    exact,
    policy,
  }
}

/** Each ending once, the likeliest first. */
function merged(rows: readonly Ending[]): Ending[] {
  const known = new Map<string, Ending>()
  for (const { end, lost, chance } of rows) {
    const told = { attacker: inTableOrder(lost.attacker), defender: inTableOrder(lost.defender) }
    const name = `${end} ${JSON.stringify(told)}`
    const before = known.get(name)
    if (before) before.chance += chance
    else known.set(name, { chance, end, lost: told })
  }
  return [...known.values()].filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance)
}

/** IPCs that the defender is expected to lose more than the attacker. */
export const swingOf = ({ lost }: Forecast): number => lost.defender.ipc - lost.attacker.ipc
