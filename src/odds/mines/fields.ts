/** So many of them come through as they were, or damaged. */
export type Passed = { chance: number; whole: number; hurt: number }

/** How likely a ship comes through its fields whole, or damaged, where the first hit only damages it: each throws by itself (STD-MIN-06). */
export const passageChances = (p: number, fields: number, twoHits: boolean): { whole: number; hurt: number } => ({
  whole: (1 - p) ** fields,
  hurt: twoHits ? fields * p * (1 - p) ** (fields - 1) : 0,
})

/** What so many ships may come to, one after the other; first that nothing happens. */
export function passageOutcomes(ships: number, p: number, fields: number, twoHits: boolean): Passed[] {
  const { whole, hurt } = passageChances(p, fields, twoHits)
  let all: Passed[] = [{ chance: 1, whole: 0, hurt: 0 }]
  for (let n = 0; n < ships; n++) {
    const next = new Map<number, Passed>()
    const add = (each: Passed): void => {
      const name = each.whole * 1000 + each.hurt
      const known = next.get(name)
      if (known) known.chance += each.chance
      else if (each.chance > 1e-15) next.set(name, each)
    }
    for (const before of all) {
      add({ ...before, chance: before.chance * whole, whole: before.whole + 1 })
      add({ ...before, chance: before.chance * hurt, hurt: before.hurt + 1 })
      add({ ...before, chance: before.chance * (1 - whole - hurt) })
    }
    all = [...next.values()]
  }
  return all
}
