/** Worths that were worked out before: a search comes back to the same army in the same space again and again. */
import { HOLDER } from '../player-view.ts'
import type { Troops } from './exchange.ts'
import type { FrontEvaluator } from './front-evaluator.ts'

/** An army of fewer than so many of each kind has a number as its name: those of all kinds in a row, of so many bits each. */
const BITS = 6
const COUNT_LIMIT = 2 ** BITS
/** So many bits a number holds exactly. */
const MAX_BITS = 53

/** What is kept of a space. */
function cacheOfSpace<T>(kept: Map<number, T>[], s: number): Map<number, T> {
  const known = kept[s] ?? new Map<number, T>()
  kept[s] = known
  return known
}

/** A front that keeps what it has answered. It holds for as long as nothing of the view changes but where its own armies stand and bind. */
export function withEvaluationCache(front: FrontEvaluator): Pick<FrontEvaluator, 'evaluate' | 'isBinding'> {
  const { view, bound, enemies, evaluate, isBinding } = front
  const { ids, landNeighbours, kinds } = view.terrain
  const K = kinds.types.length
  /** By space the neighbours of whom a worth asks whether they are bound; their bits come after the army's. */
  const ties = ids.map((_, s) =>
    enemies[s] === 0 && view.holders[s] !== HOLDER.foe ? landNeighbours[s]!.filter((t) => enemies[t]! > 0) : [],
  )
  if (Math.max(...ties.map(({ length }) => K * BITS + length)) > MAX_BITS) return front
  const worths: Map<number, number>[] = []
  const bindings: Map<number, boolean>[] = []

  /** The name of an army; −1 for one that is too great for a name, and is looked at anew each time. */
  function keyOf({ list, at }: Troops): number {
    let name = 0
    for (let k = 0; k < K; k++) {
      const n = list[at + k]!
      if (n >= COUNT_LIMIT) return -1
      name = name * COUNT_LIMIT + n
    }
    return name
  }

  return {
    evaluate: (s, army) => {
      let name = keyOf(army)
      if (name < 0) return evaluate(s, army)
      for (const t of ties[s]!) name = 2 * name + bound[t]!
      const known = cacheOfSpace(worths, s)
      let value = known.get(name)
      if (value === undefined) {
        value = evaluate(s, army)
        known.set(name, value)
      }
      return value
    },
    isBinding: (s, army) => {
      if (enemies[s] === 0) return false
      const name = keyOf(army)
      if (name < 0) return isBinding(s, army)
      const known = cacheOfSpace(bindings, s)
      let answer = known.get(name)
      if (answer === undefined) {
        answer = isBinding(s, army)
        known.set(name, answer)
      }
      return answer
    },
  }
}
