import type { Ctx } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner } from '../../../types/ids.ts'
import type { LossChoice, LossClass, LossProblem } from '../../../types/losses.ts'
import { isIndependentFighter } from './rules.ts'

/** Hits spent by class index, and their cost. */
type Way = { cost: number; spent: readonly (readonly [at: number, n: number])[] }
/** Ways by number of spent hits, each list cheapest first. */
type Ways = readonly (readonly Way[])[]

const NONE: Ways = [[{ cost: 0, spent: [] }]]
const byCost = (a: { cost: number }, b: { cost: number }): number => a.cost - b.cost

/** The choices `lossFault` allows, cheapest first, at most `limit`; each spends exactly the owed hits. */
export function listChoices(ctx: Ctx, problem: LossProblem, limit: number): LossChoice[] {
  const room = { hits: problem.hits, limit }
  const ways = problem.kind === 'sea' ? seaWays(problem, room) : landWays(ctx, problem, room)
  return ways.slice(0, limit).map(({ spent }) => {
    const choice = problem.classes.map(() => 0)
    for (const [at, n] of spent) choice[at] = n
    return choice
  })
}

type SearchBounds = { hits: number; limit: number }

/** Combines two sorted lists; skips pairs that cannot be among the cheapest. */
function join(a: Ways, b: Ways, { hits, limit }: SearchBounds): Ways {
  const joined: Way[][] = []
  for (let h = 0; h <= Math.min(hits, a.length + b.length - 2); h++) {
    const pairs: { cost: number; x: Way; y: Way }[] = []
    for (let i = Math.min(h, a.length - 1); i >= 0 && h - i < b.length; i--) {
      const [xs, ys] = [a[i] as readonly Way[], b[h - i] as readonly Way[]]
      for (let p = 0; p < xs.length; p++)
        for (let q = 0; q < ys.length && (p + 1) * (q + 1) <= limit; q++) {
          const [x, y] = [xs[p] as Way, ys[q] as Way]
          pairs.push({ cost: x.cost + y.cost, x, y })
        }
    }
    if (pairs.length > 1) pairs.sort(byCost)
    joined.push(pairs.slice(0, limit).map(({ cost, x, y }) => ({ cost, spent: [...x.spent, ...y.spent] })))
  }
  return joined
}

/** Combines all lists, up to the owed hits. */
const joinAll = ([first, ...others]: readonly Ways[], room: SearchBounds): Ways =>
  others.reduce((a, b) => join(a, b, room), first ?? NONE)

const waysOfClass = ({ classes }: LossProblem, at: number): Ways => {
  const { count, cost } = classes[at] as LossClass
  const ways: Way[][] = []
  for (let n = 0; n <= count; n++) ways.push([{ cost: n * cost, spent: n > 0 ? [[at, n]] : [] }])
  return ways
}

const indexes = ({ classes }: LossProblem, test: (c: LossClass) => boolean): number[] =>
  classes.flatMap((c, i) => (test(c) ? [i] : []))

const sum = ({ classes }: LossProblem, at: readonly number[]): number => at.reduce((n, i) => n + (classes[i]?.count ?? 0), 0)

/** For each owner, an infantry stays or none (STD-LND-18, STD-ASL-05). */
function landWays(ctx: Ctx, problem: LossProblem, room: SearchBounds): readonly Way[] {
  if (problem.aloft !== undefined) return freeWays(ctx, problem, problem.aloft, room)
  const owners = [...new Set(problem.classes.map((c) => c.owner))]
  const guests = problem.besides === 0 ? owners.filter((owner) => coreOf(ctx, problem, owner) === 0) : []
  const waysOf = (list: readonly Owner[]): Ways =>
    joinAll(
      list.map((owner) => armyWays(ctx, problem, owner, room)),
      room,
    )
  if (guests.length === 0 || guests.length === owners.length) return waysOf(owners)[room.hits] ?? []
  const count = (list: readonly Owner[]): number =>
    sum(
      problem,
      indexes(problem, (c) => list.includes(c.owner)),
    )
  const armies = owners.filter((owner) => !guests.includes(owner))
  const others = [...problem.rest].some(([owner, { core }]) => core > 0 && !guests.includes(owner))
  const ways = waysOf(armies)
  // The armies survive while their guest fighters do (INF-UNIT-06).
  const last = others || room.hits >= count(owners) ? ways : ways.slice(0, count(armies))
  return join(last, waysOf(guests), room)[room.hits] ?? []
}

/** The last infantry of a side survives while one of its fighters does (INF-UNIT-06, ADV-PT2-10, ADV-PT2-11). */
function freeWays(ctx: Ctx, problem: LossProblem, aloft: number, room: SearchBounds): readonly Way[] {
  const isAir = (c: LossClass): boolean => isIndependentFighter(ctx, problem, c)
  const all = (list: readonly Owner[]): Ways =>
    joinAll(
      list.map((owner) => armyWays(ctx, problem, owner, room)),
      room,
    )
  const owners = [...new Set(problem.classes.filter((c) => !isAir(c)).map((c) => c.owner))]
  const withCore = owners.filter((owner) => coreOf(ctx, problem, owner) > 0)
  const fighters = indexes(problem, isAir)
  const flights = joinAll(
    fighters.map((i) => waysOfClass(problem, i)),
    room,
  )
  const armies = all(withCore)
  const bare = all(owners.filter((owner) => !withCore.includes(owner)))
  const grounded = sum(
    problem,
    indexes(problem, (c) => !isAir(c) && withCore.includes(c.owner)),
  )
  const others =
    (problem.besides ?? 0) > 0 || [...problem.rest].some(([owner, { core }]) => core > 0 && !withCore.includes(owner))
  const everything = room.hits >= problem.classes.reduce((n, c) => n + c.count, 0)
  const ways = (some: Ways, beside: Ways): readonly Way[] => join(join(some, bare, room), beside, room)[room.hits] ?? []
  if (withCore.length === 0 || others || everything || fighters.length + aloft === 0) return ways(armies, flights)
  const kept = ways(armies.slice(0, grounded), flights)
  if (aloft > 0) return kept
  return [...kept, ...ways(onlyWithHits(armies, grounded), onlyWithHits(flights, sum(problem, fighters)))].sort(byCost)
}

const onlyWithHits = (ways: Ways, hits: number): Ways => ways.map((list, n) => (n === hits ? list : []))

const coreOf = (ctx: Ctx, problem: LossProblem, owner: Owner): number =>
  (problem.rest.get(owner)?.core ?? 0) +
  sum(
    problem,
    indexes(problem, (c) => c.owner === owner && hasTag(ctx, c.type, 'army-core')),
  )

function armyWays(ctx: Ctx, problem: LossProblem, owner: Owner, room: SearchBounds): Ways {
  const own = indexes(problem, (c) => c.owner === owner && !isIndependentFighter(ctx, problem, c))
  const core = own.filter((i) => hasTag(ctx, (problem.classes[i] as LossClass).type, 'army-core'))
  const others = own.filter((i) => !core.includes(i))
  const rest = problem.rest.get(owner) ?? { core: 0, total: 0 }
  const all = (list: readonly number[]): Ways =>
    joinAll(
      list.map((i) => waysOfClass(problem, i)),
      room,
    )
  const mustKeep = core.length > 0 && rest.core === 0
  if (!mustKeep) return all(own)
  const kept = join(all(core).slice(0, sum(problem, core)), all(others), room)
  const total = sum(problem, own)
  if (rest.total > 0 || total > room.hits) return kept
  const wiped: Way = {
    cost: own.reduce((n, i) => n + (problem.classes[i] as LossClass).cost * (problem.classes[i] as LossClass).count, 0),
    spent: own.map((i) => [i, (problem.classes[i] as LossClass).count]),
  }
  return [...kept.slice(0, total), [wiped]]
}

/** Transports are lost last (STD-NAV-11, STD-NAV-13); a battleship is damaged before it sinks (STD-NAV-12). */
function seaWays(problem: LossProblem, room: SearchBounds): readonly Way[] {
  const { classes } = problem
  const sinking = (i: number): number => classes.findIndex((c) => isSinking(c, classes[i] as LossClass))
  const hits = indexes(problem, (c) => c.spend === 'hit')
  const pairs = hits.map((i) => [i, sinking(i)] as const)
  const single = indexes(problem, (c) => (!c.ids || problem.free === true) && !c.diving && c.spend === 'lose').filter(
    (i) => !pairs.some(([, s]) => s === i),
  )
  const fighting = joinAll(
    [...pairs.map(([hit, sink]) => twoHits(problem, hit, sink)), ...single.map((i) => waysOfClass(problem, i))],
    room,
  )
  const diving = joinAll(
    indexes(problem, (c) => c.diving === true).map((i) => waysOfClass(problem, i)),
    room,
  )
  const ways = [...(join(fighting, diving, room)[room.hits] ?? [])]
  const steps = sum(problem, [...hits, ...pairs.map(([, s]) => s), ...single])
  const left = { hits: room.hits - steps, limit: room.limit }
  if (left.hits <= 0 || problem.free) return ways
  const carriers = joinAll(
    indexes(problem, (c) => c.ids !== undefined).map((i) => waysOfClass(problem, i)),
    left,
  )
  const sunk = join([[], ...carriers.slice(1)], diving, left)[left.hits] ?? []
  for (const all of fighting[steps] ?? [])
    for (const way of sunk) ways.push({ cost: all.cost + way.cost, spent: [...all.spent, ...way.spent] })
  return ways.sort(byCost)
}

const isSinking = (c: LossClass, hit: LossClass): boolean => c.owner === hit.owner && c.type === hit.type && c.spend === 'lose'

function twoHits({ classes }: LossProblem, hit: number, sink: number): Ways {
  const { count: fresh, cost: damage } = classes[hit] as LossClass
  const { count: ships, cost } = classes[sink] as LossClass
  const ways: Way[][] = Array.from({ length: fresh + ships + 1 }, () => [])
  for (let x = 0; x <= fresh; x++)
    for (let y = 0; y <= ships - fresh + x; y++)
      ways[x + y]?.push({
        cost: x * damage + y * cost,
        spent: [
          [hit, x],
          [sink, y],
        ],
      })
  return ways.map((w) => w.sort(byCost))
}
