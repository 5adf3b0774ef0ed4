import { volley } from './chances.ts'

/** One end of the battle in the air: who is left up there. */
export type AirEnd = { own: number; theirs: number; chance: number }

/**
 * Both sides fire at once and lose what is hit, until one has nobody left (STD-LND-07, STD-LND-13): an absorbing chain, from which
 * rounds without a hit are divided out. Everybody needs the same number.
 */
export function airDuel(own: number, theirs: number, needs: number): AirEnd[] {
  const at = Array.from({ length: own + 1 }, () => new Array<number>(theirs + 1).fill(0))
  const add = (left: number, foes: number, chance: number): void => {
    const row = at[left] as number[]
    row[foes] = (row[foes] as number) + chance
  }
  add(own, theirs, 1)
  const ends: AirEnd[] = []
  for (let left = own; left >= 0; left--)
    for (let foes = theirs; foes >= 0; foes--) {
      const chance = at[left]?.[foes] as number
      if (chance === 0) continue
      if (left === 0 || foes === 0) {
        ends.push({ own: left, theirs: foes, chance })
        continue
      }
      const hits = volley([{ count: left, needs }])
      const taken = volley([{ count: foes, needs }])
      const goesOn = 1 - (hits[0] as number) * (taken[0] as number)
      for (const [hit, p] of hits.entries())
        for (const [lost, q] of taken.entries())
          if (hit + lost > 0) add(Math.max(0, left - lost), Math.max(0, foes - hit), (chance * p * q) / goesOn)
    }
  return ends
}
