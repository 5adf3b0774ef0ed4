/** The lines of a turn, made of its facts: what is alike is told together, what is large by name. */
import { content } from '../content/index.ts'
import { type Counts, controllerOf, type Owner, type PowerId, type SpaceId, sideOf, spacesOf, unitsIn } from '../engine/index.ts'
import { type BattleReport, lossesOfSide, totalOf } from '../report/index.ts'
import { type Bound, DIARY_SECTIONS, type DiarySection, type LandChange, type March, summed, type TurnFacts } from './facts.ts'
import { at, by, type Saying, saying } from './sayings.ts'

/** Of marches behind the front and of voyages so many are named, and none that is small beside the largest; the others are counted. */
const NAMED = 3
const SMALL = 1 / 5
const CAPITALS = new Map(content.powers.map(({ id, capital }) => [id, capital]))

const sizeOf = (marches: readonly March[]) => marches.reduce((sum, { units }) => sum + totalOf(units), 0)

/** By where they led, the largest first. */
function byGoal(marches: readonly March[]): { to: SpaceId; from: readonly SpaceId[]; units: Counts }[] {
  const goals = [...new Set(marches.map(({ to }) => to))].map((to) => {
    const there = marches.filter((march) => march.to === to)
    return { to, from: [...new Set(there.map(({ from }) => from))], units: summed(...there.map(({ units }) => units)) }
  })
  return goals.sort((a, b) => totalOf(b.units) - totalOf(a.units))
}

/** How a march is told: what took land without a fight says so, what led to a battle is told with it. */
type Telling = Bound | 'occupied'

function tellingOf({ to, bound }: March, { power, lands, battles }: TurnFacts): Telling | null {
  if (battles.some(({ space }) => space === to)) return null
  const taken = lands.some((land) => land.space === to && land.to === power && land.cause === 'entered')
  return bound === 'entered' && taken ? 'occupied' : bound
}

function marchSayings(facts: TurnFacts): Saying[] {
  const told = (telling: Telling): Saying[] => {
    const all = facts.marches.filter((march) => tellingOf(march, facts) === telling)
    const goals = byGoal(all)
    const [first, ...others] = goals
    if (!first) return []
    if (others.length === 0)
      return [saying(telling, { ...at(first.to), from: { spaces: first.from }, units: { units: first.units } })]
    const large = goals.slice(0, NAMED).filter(({ units }) => totalOf(units) >= totalOf(first.units) * SMALL)
    const shown = telling === 'rear' || telling === 'sea' ? large : goals
    const named = shown.map(({ to, units }) => saying('so-many', { ...at(to), count: totalOf(units), telling }))
    const rest = sizeOf(all) - shown.reduce((sum, { units }) => sum + totalOf(units), 0)
    return [saying(`${telling}-many`, { parts: { parts: rest > 0 ? [...named, saying('elsewhere', { count: rest })] : named } })]
  }
  return (['occupied', 'entered', 'front', 'rear', 'sea'] as const).flatMap(told)
}

function landingSayings({ landings, mines }: TurnFacts): Saying[] {
  const shores = [...new Set(landings.map(({ to }) => to))].map((to) => {
    const here = landings.filter((landing) => landing.to === to)
    const assault = here.some((landing) => landing.assault)
    return saying('landed', {
      ...at(to),
      units: { units: summed(...here.map(({ units }) => units)) },
      assault: assault ? 'yes' : 'no',
    })
  })
  const fields = [...new Set(mines.map(({ zone }) => zone))].map((zone) => {
    const hit = (result: 'sunk' | 'damaged') =>
      summed(...mines.filter((mine) => mine.zone === zone && mine.result === result).map(({ units }) => units))
    const [sunk, damaged] = [hit('sunk'), hit('damaged')]
    const which = totalOf(sunk) === 0 ? 'damaged' : totalOf(damaged) === 0 ? 'sunk' : 'both'
    return saying('mines', { ...at(zone), which, sunk: { units: sunk }, damaged: { units: damaged } })
  })
  return [...fields, ...shores]
}

/** To whose land a battle has made a space, of the side of whoever's turn it is; null: to nobody's. */
function endOf(space: SpaceId, { power, lands }: Pick<TurnFacts, 'power' | 'lands'>): PowerId | null {
  const last = lands.filter((land) => land.space === space && land.cause !== 'held' && land.cause !== 'aligned').at(-1)
  return last?.to && last.to !== 'contested' && sideOf(last.to) === sideOf(power) ? last.to : null
}

/** Changes that the report of a battle holds, or that another line tells. */
function untold({ cause, space, to }: LandChange, { power, lands, battles, marches, minors }: TurnFacts): boolean {
  const fought = battles.some((battle) => battle.space === space)
  if (cause === 'held' || cause === 'influenced') return true
  if (cause === 'entered') return to === power && marches.some((march) => march.to === space)
  if (cause === 'aligned') return minors.some((minor) => minor.space === space && minor.owner === to)
  return fought && (cause === 'contested' || endOf(space, { power, lands }) !== null)
}

function landSayings(facts: TurnFacts): Saying[] {
  const { power, lands } = facts
  const told = lands.filter((land) => !untold(land, facts))
  const kinds = [...new Set(told.map(({ cause, to }) => `${cause} ${to}`))]
  return [
    ...minorSayings(facts),
    ...kinds.map((kind) => {
      const alike = told.filter(({ cause, to }) => `${cause} ${to}` === kind)
      const { cause, to } = alike[0] as LandChange
      const spaces = { spaces: { spaces: alike.map(({ space }) => space) }, count: alike.length }
      if (to === null) return saying('vacated', spaces)
      if (to === 'contested') return saying('contested', spaces)
      const left = cause === 'withdrawn' && sideOf(to) !== sideOf(power)
      return saying('taken', { ...by(to, power), ...spaces, cause: left ? 'left' : cause })
    }),
  ]
}

function minorSayings({ minors }: TurnFacts): Saying[] {
  return [...new Set(minors.map(({ owner }) => owner))].map((owner) => {
    const alike = minors.filter((minor) => minor.owner === owner)
    return saying('mobilised', {
      spaces: { spaces: alike.map(({ space }) => space) },
      side: owner === 'neutral' ? 'alone' : 'ally',
      power: { power: owner },
      units: { units: summed(...alike.map(({ units }) => units)) },
    })
  })
}

const ownersIn = (report: BattleReport): Owner[] => [...new Set(report.opening.defender.map(({ power }) => power))]
const standing = (lines: BattleReport['opening']['attacker']) => lines.reduce((sum, { count }) => sum + count, 0)

const sizeOfBattle = ({ opening }: BattleReport) => standing(opening.attacker) + standing(opening.defender)

const lossOf = (report: BattleReport, side: 'attacker' | 'defender') =>
  lossesOfSide(report, side).reduce((sum, { units, cargo }) => sum + totalOf(units) + cargo.length, 0)

/** Whose the space is after its battle, and whether a capital of the enemy has fallen with it. */
function takenIn({ space, outcome }: BattleReport, facts: TurnFacts): Saying['values'] {
  const owner = outcome === 'cleared' ? endOf(space, facts) : null
  if (owner === null) return { taken: 'no' }
  const [capitalOf] = [...CAPITALS].find(([, capital]) => capital === space) ?? []
  if (capitalOf && sideOf(capitalOf) !== sideOf(owner)) return { taken: 'capital', of: { power: capitalOf } }
  return { taken: owner === facts.power ? 'yes' : 'back', of: { power: owner } }
}

/** A battle in one sentence: where, how many against how many, what both lost, and how it ended where that is not as before. */
function battleSaying(report: BattleReport, facts: TurnFacts): Saying {
  const keeper = facts.power
  const { attacker, space, kind, outcome, opening } = report
  const [own, theirs] = [lossOf(report, 'attacker'), lossOf(report, 'defender')]
  return saying('battle', {
    ...by(attacker, keeper),
    ...at(space),
    kind,
    outcome: outcome ?? 'open',
    ...takenIn(report, facts),
    with: standing(opening.attacker),
    against: standing(opening.defender),
    who: { powers: ownersIn(report) },
    losses: own + theirs === 0 ? 'none' : 'some',
    lost: own,
    theirs,
  })
}

function combatSayings(facts: TurnFacts): Saying[] {
  const { power, battles, gas, end, order, lands } = facts
  const largest = [...battles].sort((a, b) => sizeOfBattle(b) - sizeOfBattle(a))
  const fought = new Set(battles.map(({ space }) => space))
  const held = spacesOf(end)
    .filter(
      ({ id, kind }) =>
        kind === 'land' && !fought.has(id) && !lands.some((land) => land.space === id) && controllerOf(end, id) === 'contested',
    )
    .filter(({ id }) => unitsIn(end, id).some((stack) => stack.power === power))
    .map(({ id }) => id)
  return [
    ...largest.map((report) => battleSaying(report, facts)),
    ...gas.map(({ space, guns, reached }) => saying('gas', { ...at(space), guns, reached })),
    // A turn that has not come so far says nothing of what it did not do.
    ...(held.length > 0 && (battles.length > 0 || order) ? [saying('held', { spaces: { spaces: held } })] : []),
  ]
}

/** New units are placed at the capital; where some are not, it is said. */
function raisedSayings({ power, raised }: TurnFacts): Saying[] {
  const away = raised.filter(({ to, units }) => to !== CAPITALS.get(power) && totalOf(units) > 0)
  const places = [...new Set(away.map(({ to }) => to))]
  return places.map((to) =>
    saying('placed', { ...at(to), units: { units: summed(...away.filter((each) => each.to === to).map(({ units }) => units)) } }),
  )
}

function moneySayings({ power, income, sunk }: TurnFacts): Saying[] {
  const raids = [...new Set(sunk.map(({ by: raider }) => raider))].map((raider) => {
    const { victim } = sunk.find((each) => each.by === raider) as TurnFacts['sunk'][number]
    const loss = sunk.reduce((sum, each) => sum + (each.by === raider ? each.loss : 0), 0)
    return saying('merchantmen', { ...by(victim, power), other: { power: raider }, loss })
  })
  if (!income) return raids
  const collected = income.income - income.loss
  return [
    ...raids,
    saying('income', {
      ...by(income.power, power),
      income: collected,
      treasury: income.treasury,
      more: income.treasury - collected,
    }),
  ]
}

function orderSayings({ order }: TurnFacts): Saying[] {
  if (!order) return []
  const { units, cost, left } = order
  if (totalOf(units) > 0) return [saying('ordered', { units: { units }, cost, left })]
  return left > 0 ? [saying('ordered-nothing', { left })] : []
}

const JOINED: Readonly<Record<DiarySection, (facts: TurnFacts) => Saying[]>> = {
  before: () => [],
  orders: orderSayings,
  marches: marchSayings,
  landings: landingSayings,
  lands: landSayings,
  combat: combatSayings,
  after: raisedSayings,
  money: moneySayings,
  end: () => [],
}

/** All lines of a turn. */
export const sayingsOf = (facts: TurnFacts): Saying[] =>
  DIARY_SECTIONS.flatMap((section) =>
    section === 'orders' ? [...JOINED.orders(facts), ...facts.said.orders] : [...facts.said[section], ...JOINED[section](facts)],
  )
