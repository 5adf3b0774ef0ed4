import type { Ctx } from '../../../flow/context.ts'
import type { Choice, LossProblem } from './problem.ts'
import { lossFault } from './rules.ts'

/** Enough to sort the cheapest to the front; far more than anybody looks through. */
const SEARCH = 4000

/** Ways to take the losses, cheapest first, at most `limit` of them (each spends exactly the hits owed). */
export function listChoices(ctx: Ctx, problem: LossProblem, limit: number): Choice[] {
  const { classes, hits } = problem
  const room = new Array<number>(classes.length + 1).fill(0)
  for (let i = classes.length - 1; i >= 0; i--) room[i] = (room[i + 1] ?? 0) + (classes[i]?.count ?? 0)
  const found: { choice: number[]; cost: number }[] = []
  // With two answers enough to know that there is a choice, the first two that are found will do.
  const enough = limit <= 2 ? limit : limit * 4
  let visited = 0
  const walk = (i: number, left: number, choice: number[], cost: number): void => {
    if (found.length >= enough || visited++ > SEARCH || left > (room[i] ?? 0)) return
    const c = classes[i]
    if (!c) {
      if (left === 0 && lossFault(ctx, problem, choice) === null) found.push({ choice, cost })
      return
    }
    for (let n = Math.min(c.count, left); n >= 0; n--) walk(i + 1, left - n, [...choice, n], cost + n * c.cost)
  }
  walk(0, hits, [], 0)
  return found
    .sort((a, b) => a.cost - b.cost)
    .slice(0, limit)
    .map((f) => f.choice)
}
