/** Phrases about marches, voyages and landings, grouped by destination. */
import { type Counts, type SpaceId, sideOf } from '../engine/index.ts'
import { totalOf } from '../report/index.ts'
import { type March, type MarchKind, sumCounts, type TurnFacts } from './facts.ts'
import { type Phrase, phrase, spaceParam } from './phrases.ts'

/** Of reinforcements and voyages only the largest are named. */
const MAX_NAMED = 3
const MIN_NAMED_SHARE = 1 / 5
/** Further units are counted from this number on. */
const MIN_REST = 3
/** Smaller groups are left out. */
const MIN_UNITS: Partial<Record<MarchGroup, number>> = { rear: 4, front: 2, sea: 2 }
/** Occupied land with a garrison up to this size is named without a number. */
const MAX_GARRISON = 2

type Goal = { readonly to: SpaceId; readonly from: readonly SpaceId[]; readonly units: Counts }

const sizeOf = (goals: readonly Goal[]) => goals.reduce((sum, { units }) => sum + totalOf(units), 0)

/** Groups marches by destination, largest first. */
function byGoal(marches: readonly March[]): Goal[] {
  const goals = [...new Set(marches.map(({ to }) => to))].map((to) => {
    const there = marches.filter((march) => march.to === to)
    return { to, from: [...new Set(there.map(({ from }) => from))], units: sumCounts(...there.map(({ units }) => units)) }
  })
  return goals.sort((a, b) => totalOf(b.units) - totalOf(a.units))
}

/** How a march is described. Marches into a battle are part of the battle's phrase. */
type MarchGroup = MarchKind | 'occupied' | 'contest'
const MARCH_GROUPS: readonly MarchGroup[] = ['occupied', 'contest', 'entered', 'front', 'rear', 'sea']

function groupOf({ to, kind }: March, { power, lands, battles, minors }: TurnFacts): MarchGroup | null {
  if (battles.some(({ space }) => space === to)) return null
  if (kind !== 'entered') return kind
  if (minors.some(({ space, owner }) => space === to && owner !== 'neutral' && sideOf(owner) === sideOf(power))) return 'rear'
  const changes = lands.filter(({ space }) => space === to)
  if (changes.some((land) => land.to === power && land.cause === 'entered')) return 'occupied'
  if (changes.some((land) => land.to === 'contested')) return 'contest'
  // The land's phrase says that an ally has it back.
  if (changes.some(({ to: now }) => now !== null && now !== 'contested' && sideOf(now) === sideOf(power))) return null
  return 'entered'
}

function singlePhrase(telling: MarchGroup, { to, from, units }: Goal): Phrase {
  return phrase(telling, { ...spaceParam(to), from: { spaces: from }, units: { units } })
}

function groupPhrases(telling: MarchGroup, goals: readonly Goal[]): Phrase[] {
  const [first] = goals
  const behind = telling === 'rear' || telling === 'sea'
  if (!first || sizeOf(goals) < (MIN_UNITS[telling] ?? 0)) return []
  const most = totalOf(first.units)
  if (goals.length === 1) return [singlePhrase(telling, first)]
  const shown = behind
    ? goals.slice(0, MAX_NAMED).filter(({ units }) => totalOf(units) >= Math.max(2, most * MIN_NAMED_SHARE))
    : telling === 'occupied'
      ? [
          ...goals.filter(({ units }) => totalOf(units) > MAX_GARRISON),
          ...goals.filter(({ units }) => totalOf(units) <= MAX_GARRISON),
        ]
      : goals
  const named = shown.map(({ to, units }) => {
    const count = totalOf(units)
    const garrison = telling === 'occupied' && count <= MAX_GARRISON
    return phrase('so-many', { ...spaceParam(to), count, telling: garrison ? 'garrison' : telling })
  })
  const all = sizeOf(goals) - sizeOf(shown)
  const rest = all >= MIN_REST ? all : 0
  if (shown.length === 0) return []
  if (shown.length === 1 && rest === 0) return [singlePhrase(telling, first)]
  return [phrase(`${telling}-many`, { parts: { parts: rest > 0 ? [...named, phrase('elsewhere', { count: rest })] : named } })]
}

/** Where the armies went. `but`: spaces covered by other phrases. */
export function marchPhrases(facts: TurnFacts, but: readonly SpaceId[]): Phrase[] {
  const marches = facts.marches.filter(({ to }) => !but.includes(to))
  return MARCH_GROUPS.flatMap((telling) =>
    groupPhrases(telling, byGoal(marches.filter((march) => groupOf(march, facts) === telling))),
  )
}

/** Mines, landings, and units that stayed aboard. */
export function landingPhrases({ landings, mines, lands, power, aboard }: TurnFacts): Phrase[] {
  const shores = [...new Set(landings.map(({ to }) => to))].map((to) => {
    const here = landings.filter((landing) => landing.to === to)
    const assault = here.some((landing) => landing.assault)
    return phrase('landed', {
      ...spaceParam(to),
      units: { units: sumCounts(...here.map(({ units }) => units)) },
      assault: assault ? 'yes' : 'no',
      taken: lands.some((land) => land.space === to && land.to === power && land.cause === 'entered') ? 'yes' : 'no',
    })
  })
  const fields = [...new Set(mines.map(({ zone }) => zone))].map((zone) => {
    const hit = (result: 'sunk' | 'damaged') =>
      sumCounts(...mines.filter((mine) => mine.zone === zone && mine.result === result).map(({ units }) => units))
    const [sunk, damaged] = [hit('sunk'), hit('damaged')]
    const which = totalOf(sunk) === 0 ? 'damaged' : totalOf(damaged) === 0 ? 'sunk' : 'both'
    return phrase('mines', { ...spaceParam(zone), which, sunk: { units: sunk }, damaged: { units: damaged } })
  })
  const kept = [...new Set(aboard.map(({ zone, to }) => `${zone} ${to}`))].map((way) => {
    const alike = aboard.filter(({ zone, to }) => `${zone} ${to}` === way)
    const { zone, to } = alike[0] as TurnFacts['aboard'][number]
    return phrase('stayed-aboard', { ...spaceParam(to), zone: { space: zone }, count: alike.length })
  })
  return [...fields, ...shores, ...kept]
}
