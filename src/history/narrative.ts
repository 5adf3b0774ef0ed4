/** The paragraphs of a turn, from its facts. */
import { type SpaceId, sideOf } from '../engine/index.ts'
import { totalOf } from '../report/index.ts'
import { battlePhrases, capitalBattlePhrases, capitalHeldBy, frontPhrases, withdrawalPhrases } from './battle-narrative.ts'
import { DIARY_SECTIONS, type DiarySection, type LandChange, sumCounts, type TurnFacts } from './facts.ts'
import { landingPhrases, marchPhrases } from './march-narrative.ts'
import { type Phrase, phrase, powerParams, spaceParam } from './phrases.ts'

/** Capitals that changed hands without a battle. */
const capitalsOf = ({ lands, battles }: TurnFacts): LandChange[] =>
  lands.filter(
    ({ space, from, to, cause }) =>
      capitalHeldBy(space) !== null &&
      to !== null &&
      to !== 'contested' &&
      from !== to &&
      cause !== 'held' &&
      !battles.some((battle) => battle.space === space),
  )

function capitalPhrases(facts: TurnFacts): Phrase[] {
  const entered = capitalsOf(facts).flatMap(({ space, to }) => {
    const owner = capitalHeldBy(space)
    if (!owner || to === null || to === 'contested') return []
    const how = to === owner ? 'freed' : sideOf(to) === sideOf(owner) ? 'kept' : 'fell'
    // Either the turn's power entered it, or it left it to its enemy.
    const left = sideOf(to) !== sideOf(facts.power)
    const own = how === 'freed' ? left : to === facts.power
    return [phrase('capital', { ...powerParams(to), own: own ? 'yes' : 'no', ...spaceParam(space), of: { power: owner }, how })]
  })
  return [...capitalBattlePhrases(facts), ...entered]
}

/** Is the change part of another phrase: a battle, a march, a minor power, a capital? */
function isToldElsewhere(change: LandChange, facts: TurnFacts): boolean {
  const { cause, space, to } = change
  const { power, battles, marches, minors, landings } = facts
  if (cause === 'held' || cause === 'influenced' || capitalsOf(facts).includes(change)) return true
  if (cause === 'aligned') return minors.some((minor) => minor.space === space && minor.owner === to)
  if (battles.some((battle) => battle.space === space)) return true
  if (cause === 'entered' && to === power && landings.some((landing) => landing.to === space)) return true
  const marched = marches.some((march) => march.to === space && march.kind === 'entered')
  return marched && (to === 'contested' || (cause === 'entered' && to === power))
}

function landPhrases(facts: TurnFacts): Phrase[] {
  const { power, lands } = facts
  const told = lands.filter((land) => !isToldElsewhere(land, facts))
  const kindOf = ({ cause, to }: LandChange) => `${cause} ${to}`
  return [...new Set(told.map(kindOf))].map((kind) => {
    const alike = told.filter((land) => kindOf(land) === kind)
    const { cause, to } = alike[0] as LandChange
    const names = [...new Set(alike.map(({ space }) => space))]
    const spaces = { spaces: { spaces: names }, count: names.length }
    if (to === null) return phrase('vacated', spaces)
    if (to === 'contested') return phrase('contested', spaces)
    const left = cause === 'withdrawn' && sideOf(to) !== sideOf(power)
    return phrase('taken', { ...powerParams(to, power), ...spaces, cause: left ? 'left' : cause })
  })
}

/** Minor powers that mobilised. Hostile ones come before the battles. */
function minorPhrases({ minors, power, battles }: TurnFacts, enemies: boolean): Phrase[] {
  const told = minors.filter(({ owner }) => (owner === 'neutral' || sideOf(owner) !== sideOf(power)) === enemies)
  const fought = (space: SpaceId) => battles.some((battle) => battle.space === space)
  return [...new Set(told.map(({ owner, space }) => `${owner} ${fought(space)}`))].map((kind) => {
    const alike = told.filter(({ owner, space }) => `${owner} ${fought(space)}` === kind)
    const { owner, space } = alike[0] as TurnFacts['minors'][number]
    return phrase('mobilised', {
      spaces: { spaces: alike.map((minor) => minor.space) },
      side: owner === 'neutral' ? 'alone' : 'ally',
      power: { power: owner },
      units: { units: sumCounts(...alike.map(({ units }) => units)) },
      fought: fought(space) ? 'yes' : 'no',
    })
  })
}

/** New units outside the capital. */
function placementPhrases({ power, raised }: TurnFacts): Phrase[] {
  const away = raised.filter(({ to, units }) => capitalHeldBy(to) !== power && totalOf(units) > 0)
  const places = [...new Set(away.map(({ to }) => to))]
  const placed = places.map((to) => ({
    to,
    units: sumCounts(...away.filter((each) => each.to === to).map(({ units }) => units)),
  }))
  const parts = placed.map(({ to, units }) => phrase('placed-there', { ...spaceParam(to), units: { units } }))
  return parts.length > 0 ? [phrase('placed', { parts: { parts } })] : []
}

function raidPhrases({ power, sunk }: TurnFacts): Phrase[] {
  return [...new Set(sunk.map(({ by: raider }) => raider))].map((raider) => {
    const { victim } = sunk.find((each) => each.by === raider) as TurnFacts['sunk'][number]
    const loss = sunk.reduce((sum, each) => sum + (each.by === raider ? each.loss : 0), 0)
    return phrase('merchantmen', { ...powerParams(victim, power), other: { power: raider }, loss })
  })
}

/** The income of a turn, for a turn shown alone. */
export function incomePhrase({ power, income }: Pick<TurnFacts, 'power' | 'income'>): Phrase | null {
  if (!income) return null
  const collected = income.income - income.loss
  const { treasury } = income
  return phrase('income', { ...powerParams(income.power, power), income: collected, treasury, more: treasury - collected })
}

function purchasePhrases({ order }: TurnFacts): Phrase[] {
  if (!order) return []
  const { units, cost, left } = order
  if (totalOf(units) > 0) return [phrase('ordered', { units: { units }, cost, left })]
  return left > 0 ? [phrase('ordered-nothing', { left })] : []
}

function influencePhrases({ power, won }: TurnFacts): Phrase[] {
  const winners = [...new Set(won.map(({ by: winner }) => winner))]
  return winners.map((winner) => {
    const spaces = won.flatMap((each) => (each.by === winner ? [each.space] : []))
    return phrase('won-over', { ...powerParams(winner, power), spaces: { spaces } })
  })
}

function revoltPhrases({ revolts }: TurnFacts): Phrase[] {
  if (revolts.length === 0) return []
  const spaces = revolts.map(({ space }) => space)
  const units = sumCounts(...revolts.map((revolt) => revolt.units))
  return [phrase('revolt', { spaces: { spaces }, count: spaces.length, units: { units } })]
}

function paymentPhrases({ paid }: TurnFacts): Phrase[] {
  const bill = (kind: 'country' | 'revolt') => {
    const alike = paid.filter((each) => each.kind === kind)
    const price = alike.reduce((sum, each) => sum + each.price, 0)
    return { spaces: { spaces: alike.map(({ space }) => space) }, count: alike.length, price }
  }
  const [countries, revolts] = [bill('country'), bill('revolt')]
  return [
    ...(countries.count > 0 ? [phrase('influence-paid', countries)] : []),
    ...(revolts.count > 0 ? [phrase('revolt-paid', revolts)] : []),
  ]
}

const SECTION_PHRASES: Readonly<Record<DiarySection, (facts: TurnFacts) => Phrase[]>> = {
  great: capitalPhrases,
  landings: landingPhrases,
  combat: (facts) => [...minorPhrases(facts, true), ...battlePhrases(facts), ...withdrawalPhrases(facts), ...frontPhrases(facts)],
  lands: (facts) => [...influencePhrases(facts), ...revoltPhrases(facts), ...minorPhrases(facts, false), ...landPhrases(facts)],
  marches: (facts) =>
    marchPhrases(
      facts,
      capitalsOf(facts).map(({ space }) => space),
    ),
  orders: (facts) => [...purchasePhrases(facts), ...paymentPhrases(facts)],
  after: (facts) => [...placementPhrases(facts), ...raidPhrases(facts)],
  end: () => [],
}

const PARAGRAPHS: readonly (readonly DiarySection[])[] = [
  ['great'],
  ['landings', 'combat'],
  ['lands', 'marches'],
  ['orders', 'after'],
  ['end'],
]

function sectionPhrases(section: DiarySection, facts: TurnFacts): Phrase[] {
  const said = facts.phrases[section]
  // Treasuries and convoy losses follow the battles that caused them.
  return section === 'great' || section === 'combat' || section === 'orders'
    ? [...SECTION_PHRASES[section](facts), ...said]
    : [...said, ...SECTION_PHRASES[section](facts)]
}

/** All paragraphs of a turn that are not empty. */
export const paragraphsOf = (facts: TurnFacts): Phrase[][] =>
  PARAGRAPHS.map((sections) =>
    DIARY_SECTIONS.filter((section) => sections.includes(section)).flatMap((section) => sectionPhrases(section, facts)),
  ).filter((paragraph) => paragraph.length > 0)
