/** Cache for a front evaluator: the search evaluates the same army in the same space again and again. */
import { HOLDER } from '../player-view.ts'
import type { Troops } from './exchange.ts'
import type { FrontEvaluator } from './front-evaluator.ts'

/** An army with fewer units of each kind than this is encoded as one number, `BITS` bits for each kind. */
const BITS = 6
const COUNT_LIMIT = 2 ** BITS
/** Bits that a number holds exactly. */
const MAX_BITS = 53

function cacheOfSpace<T>(caches: Map<number, T>[], s: number): Map<number, T> {
  const cache = caches[s] ?? new Map<number, T>()
  caches[s] = cache
  return cache
}

/** Caches `evaluate` and `isBinding`. Valid while only own armies and `bound` change. */
export function withEvaluationCache(front: FrontEvaluator): Pick<FrontEvaluator, 'evaluate' | 'isBinding'> {
  const { view, bound, enemies, evaluate, isBinding } = front
  const { ids, landNeighbours, kinds } = view.terrain
  const K = kinds.types.length
  /** Neighbours whose `bound` flag affects the value; their bits follow the army's. */
  const boundNeighbours = ids.map((_, s) =>
    enemies[s] === 0 && view.holders[s] !== HOLDER.foe ? landNeighbours[s]!.filter((t) => enemies[t]! > 0) : [],
  )
  if (Math.max(...boundNeighbours.map(({ length }) => K * BITS + length)) > MAX_BITS) return front
  const worths: Map<number, number>[] = []
  const bindings: Map<number, boolean>[] = []

  /** Key of an army, or −1 if it is too large to be cached. */
  function keyOf({ list, at }: Troops): number {
    let key = 0
    for (let k = 0; k < K; k++) {
      const n = list[at + k]!
      if (n >= COUNT_LIMIT) return -1
      key = key * COUNT_LIMIT + n
    }
    return key
  }

  return {
    evaluate: (s, army) => {
      let key = keyOf(army)
      if (key < 0) return evaluate(s, army)
      for (const t of boundNeighbours[s]!) key = 2 * key + bound[t]!
      const cache = cacheOfSpace(worths, s)
      let value = cache.get(key)
      if (value === undefined) {
        value = evaluate(s, army)
        cache.set(key, value)
      }
      return value
    },
    isBinding: (s, army) => {
      if (enemies[s] === 0) return false
      const key = keyOf(army)
      if (key < 0) return isBinding(s, army)
      const cache = cacheOfSpace(bindings, s)
      let answer = cache.get(key)
      if (answer === undefined) {
        answer = isBinding(s, army)
        cache.set(key, answer)
      }
      return answer
    },
  }
}
