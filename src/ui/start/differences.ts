/** How the rulesets differ, read off the rules the program plays by: a row that is alike in all of them is left out. */
import { POWERS, type PowerId, type RulesetId, rulesetFacts, rulesets, type Side, sideOf } from '../../engine/index.ts'
import { listText, powerName, spaceName, spaceNames, t, unitName } from '../text.ts'

type Facts = ReturnType<typeof rulesetFacts>
/** One subject, and what each ruleset says on it. */
export type Difference = { id: string; subject: string; cells: { ruleset: RulesetId; text: string; same: boolean }[] }

const unitsOf = (facts: Facts, side: Side): number =>
  POWERS.filter((power) => sideOf(power) === side)
    .flatMap((power) => Object.values(facts.opening[power] ?? {}))
    .flatMap((counts) => Object.entries(counts))
    .reduce((sum, [type, n]) => sum + (facts.units.some((unit) => unit.id === type) ? (n ?? 0) : 0), 0)

const entryOf = (facts: Facts, power: PowerId): string => {
  const late = facts.data.lateEntries.find((each) => each.power === power)
  return late ? t('rulesets.entry', { n: late.entersRound, moment: late.moment }) : t('rulesets.entryAlways')
}

/** What is there and not in the first ruleset, by name. */
const added = (facts: Facts, base: Facts): string[] => {
  const known = new Set(base.spaces.map((space) => space.id))
  return facts.spaces.filter((space) => !known.has(space.id)).map((space) => spaceName(space.id))
}

const ROWS: Readonly<Record<string, (facts: Facts, base: Facts) => string>> = {
  order: ({ data }) => t('rulesets.order', { powers: data.turnOrder.map(powerName).join(', ') }),
  armies: ({ switches }) => t('rulesets.armies', { n: (switches as { landSteps?: number }).landSteps ?? 1 }),
  units: ({ units }, base) => {
    const more = units.filter((unit) => !base.units.some((each) => each.id === unit.id)).map((unit) => unitName(unit.id, 2))
    return more.length === 0
      ? t('rulesets.units', { n: units.length })
      : t('rulesets.unitsMore', { n: units.length, more: listText(more) })
  },
  tanks: ({ data }) => {
    const { round = 1, byPower = {} } = data.unitsFrom.tank ?? {}
    const [early] = Object.entries(byPower) as [PowerId, number][]
    return early
      ? t('rulesets.tanksEarly', { n: round, power: powerName(early[0]), early: early[1] })
      : t('rulesets.tanks', { n: round })
  },
  opening: (facts) =>
    t('rulesets.opening', {
      central: `${unitsOf(facts, 'central')} ${t('app.side.central')}`,
      allies: `${unitsOf(facts, 'allies')} ${t('app.side.allies')}`,
    }),
  board: (facts, base) => {
    const count = (kind: string) => facts.spaces.filter((space) => space.kind === kind).length
    const more = added(facts, base)
    const size = { lands: count('land'), zones: count('sea') }
    return more.length === 0 ? t('rulesets.board', size) : t('rulesets.boardMore', { ...size, more: listText(more) })
  },
  usa: (facts) => entryOf(facts, 'usa'),
  italy: (facts) => entryOf(facts, 'italy'),
  minors: ({ data, switches }) => {
    const n = Object.keys(data.minorForces ?? {}).length
    const factor = switches.alignedForceFactor
    return n === 0 ? t('rulesets.minors', { factor }) : t('rulesets.minorsOwn', { factor, n })
  },
  passages: ({ data }) => listText(data.passages.map(({ id }) => t(`rulesets.passage.${id}`))),
  places: ({ data }) => {
    const places = Object.values(data.extraMobilization).flat()
    return places.length === 0
      ? t('rulesets.placesNone')
      : t('rulesets.places', { spaces: spaceNames(places.map(({ space }) => space)) })
  },
  options: ({ data }) => t('rulesets.options', { n: data.options.length }),
}

let made: readonly Difference[] | null = null

/** The table, the first ruleset as what the others are held against. */
export function differences(): readonly Difference[] {
  if (made) return made
  const ids = rulesets().map((each) => each.id)
  const facts = ids.map(rulesetFacts)
  const base = facts[0]
  if (!base) return []
  made = Object.entries(ROWS).flatMap(([id, say]) => {
    const texts = facts.map((each) => say(each, base))
    if (new Set(texts).size === 1) return []
    const cells = ids.map((ruleset, i) => ({ ruleset, text: texts[i] ?? '', same: i > 0 && texts[i] === texts[0] }))
    return [{ id, subject: t(`rulesets.row.${id}`), cells }]
  })
  return made
}
