/** Worths that were worked out before: a search comes back to the same army in the same space again and again. */
import { HELD } from '../view.ts'
import type { Troops } from './exchange.ts'
import type { Frontline } from './front.ts'

/** An army of fewer than so many of each kind has a number as its name: those of all kinds in a row, of so many bits each. */
const BITS = 6
const FEW = 2 ** BITS
/** So many bits a number holds exactly. */
const MOST_BITS = 53

/** What is kept of a space. */
function ofSpace<T>(kept: Map<number, T>[], s: number): Map<number, T> {
  const known = kept[s] ?? new Map<number, T>()
  kept[s] = known
  return known
}

/** A front that keeps what it has answered. It holds for as long as nothing of the view changes but where its own armies stand and bind. */
export function remembered(front: Frontline): Pick<Frontline, 'worth' | 'binds'> {
  const { view, bound, enemies, worth, binds } = front
  const { ids, steps, kinds } = view.ground
  const K = kinds.types.length
  /** By space the neighbours of whom a worth asks whether they are bound; their bits come after the army's. */
  const ties = ids.map((_, s) => (enemies[s] === 0 && view.held[s] !== HELD.foe ? steps[s]!.filter((t) => enemies[t]! > 0) : []))
  if (Math.max(...ties.map(({ length }) => K * BITS + length)) > MOST_BITS) return front
  const worths: Map<number, number>[] = []
  const bindings: Map<number, boolean>[] = []

  /** The name of an army; −1 for one that is too great for a name, and is looked at anew each time. */
  function nameOf({ list, at }: Troops): number {
    let name = 0
    for (let k = 0; k < K; k++) {
      const n = list[at + k]!
      if (n >= FEW) return -1
      name = name * FEW + n
    }
    return name
  }

  return {
    worth: (s, army) => {
      let name = nameOf(army)
      if (name < 0) return worth(s, army)
      for (const t of ties[s]!) name = 2 * name + bound[t]!
      const known = ofSpace(worths, s)
      let value = known.get(name)
      if (value === undefined) {
        value = worth(s, army)
        known.set(name, value)
      }
      return value
    },
    binds: (s, army) => {
      if (enemies[s] === 0) return false
      const name = nameOf(army)
      if (name < 0) return binds(s, army)
      const known = ofSpace(bindings, s)
      let answer = known.get(name)
      if (answer === undefined) {
        answer = binds(s, army)
        known.set(name, answer)
      }
      return answer
    },
  }
}
