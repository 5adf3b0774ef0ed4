/** The marches, voyages and landings of a turn: by where they led, the large ones by name. */
import { type Counts, type SpaceId, sideOf } from '../engine/index.ts'
import { totalOf } from '../report/index.ts'
import { type Bound, type March, summed, type TurnFacts } from './facts.ts'
import { at, type Saying, saying } from './sayings.ts'

/** Of marches behind the front and of voyages so many are named, and none that is single or small beside the largest. */
const NAMED = 3
const SMALL = 1 / 5
/** The others are counted together, where they are so many. */
const REST = 3
/** Fewer than so many to a front, behind it, or ships, are not told of. */
const TRIFLE: Partial<Record<Telling, number>> = { rear: 4, front: 2, sea: 2 }
/** A garrison: land that no more than these took is named without their number. */
const GARRISON = 2

type Goal = { readonly to: SpaceId; readonly from: readonly SpaceId[]; readonly units: Counts }

const sizeOf = (goals: readonly Goal[]) => goals.reduce((sum, { units }) => sum + totalOf(units), 0)

/** By where they led, the largest first. */
function byGoal(marches: readonly March[]): Goal[] {
  const goals = [...new Set(marches.map(({ to }) => to))].map((to) => {
    const there = marches.filter((march) => march.to === to)
    return { to, from: [...new Set(there.map(({ from }) => from))], units: summed(...there.map(({ units }) => units)) }
  })
  return goals.sort((a, b) => totalOf(b.units) - totalOf(a.units))
}

/** How a march is told: what took land without a fight says so, what made it contested too; what led to a battle is told with it. */
type Telling = Bound | 'occupied' | 'contest'
const TELLINGS: readonly Telling[] = ['occupied', 'contest', 'entered', 'front', 'rear', 'sea']

function tellingOf({ to, bound }: March, { power, lands, battles, minors }: TurnFacts): Telling | null {
  if (battles.some(({ space }) => space === to)) return null
  if (bound !== 'entered') return bound
  if (minors.some(({ space, owner }) => space === to && owner !== 'neutral' && sideOf(owner) === sideOf(power))) return 'rear'
  const changes = lands.filter(({ space }) => space === to)
  if (changes.some((land) => land.to === power && land.cause === 'entered')) return 'occupied'
  if (changes.some((land) => land.to === 'contested')) return 'contest'
  // That an ally has it back is told of the land.
  if (changes.some(({ to: now }) => now !== null && now !== 'contested' && sideOf(now) === sideOf(power))) return null
  return 'entered'
}

function oneSaying(telling: Telling, { to, from, units }: Goal): Saying {
  return saying(telling, { ...at(to), from: { spaces: from }, units: { units } })
}

function tellingSayings(telling: Telling, goals: readonly Goal[]): Saying[] {
  const [first] = goals
  const behind = telling === 'rear' || telling === 'sea'
  if (!first || sizeOf(goals) < (TRIFLE[telling] ?? 0)) return []
  const most = totalOf(first.units)
  if (goals.length === 1) return [oneSaying(telling, first)]
  const shown = behind
    ? goals.slice(0, NAMED).filter(({ units }) => totalOf(units) >= Math.max(2, most * SMALL))
    : telling === 'occupied'
      ? [...goals.filter(({ units }) => totalOf(units) > GARRISON), ...goals.filter(({ units }) => totalOf(units) <= GARRISON)]
      : goals
  const named = shown.map(({ to, units }) => {
    const count = totalOf(units)
    const garrison = telling === 'occupied' && count <= GARRISON
    return saying('so-many', { ...at(to), count, telling: garrison ? 'garrison' : telling })
  })
  const all = sizeOf(goals) - sizeOf(shown)
  const rest = all >= REST ? all : 0
  if (shown.length === 0) return []
  if (shown.length === 1 && rest === 0) return [oneSaying(telling, first)]
  return [saying(`${telling}-many`, { parts: { parts: rest > 0 ? [...named, saying('elsewhere', { count: rest })] : named } })]
}

/** Where the armies went. `but`: spaces that are told elsewhere. */
export function marchSayings(facts: TurnFacts, but: readonly SpaceId[]): Saying[] {
  const marches = facts.marches.filter(({ to }) => !but.includes(to))
  return TELLINGS.flatMap((telling) =>
    tellingSayings(telling, byGoal(marches.filter((march) => tellingOf(march, facts) === telling))),
  )
}

/** Mines that were met, who went ashore, and who did not. */
export function landingSayings({ landings, mines, lands, power, aboard }: TurnFacts): Saying[] {
  const shores = [...new Set(landings.map(({ to }) => to))].map((to) => {
    const here = landings.filter((landing) => landing.to === to)
    const assault = here.some((landing) => landing.assault)
    return saying('landed', {
      ...at(to),
      units: { units: summed(...here.map(({ units }) => units)) },
      assault: assault ? 'yes' : 'no',
      taken: lands.some((land) => land.space === to && land.to === power && land.cause === 'entered') ? 'yes' : 'no',
    })
  })
  const fields = [...new Set(mines.map(({ zone }) => zone))].map((zone) => {
    const hit = (result: 'sunk' | 'damaged') =>
      summed(...mines.filter((mine) => mine.zone === zone && mine.result === result).map(({ units }) => units))
    const [sunk, damaged] = [hit('sunk'), hit('damaged')]
    const which = totalOf(sunk) === 0 ? 'damaged' : totalOf(damaged) === 0 ? 'sunk' : 'both'
    return saying('mines', { ...at(zone), which, sunk: { units: sunk }, damaged: { units: damaged } })
  })
  const kept = [...new Set(aboard.map(({ zone, to }) => `${zone} ${to}`))].map((way) => {
    const alike = aboard.filter(({ zone, to }) => `${zone} ${to}` === way)
    const { zone, to } = alike[0] as TurnFacts['aboard'][number]
    return saying('stayed-aboard', { ...at(to), zone: { space: zone }, count: alike.length })
  })
  return [...fields, ...shores, ...kept]
}
