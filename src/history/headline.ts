/** What a round of the diary begins with: the things that decide a war, the heaviest fighting, who gained land. */
import { controllerOf, type GameState, SIDES, type Side, type SpaceId, sideOf, spacesOf } from '../engine/index.ts'
import { capitalHeldBy, captureOf, newOwner, totalLosses } from './battle-narrative.ts'
import type { TurnFacts } from './facts.ts'
import { type Phrase, phrase, powerParams, spaceParam } from './phrases.ts'

/** Fighting in which fewer fell makes no headline. */
const MIN_HEAVY_LOSSES = 8
/** So many lands are named, the most valuable first; the others are counted. */
const MAX_NAMED_LANDS = 3

/** What of a turn's great things is the war's. */
const HEADLINES = [
  'war-entered',
  'revolution',
  'armistice',
  'surrendered',
  'collapsed',
  'capital',
  'resigned',
  'time',
  'won',
].map((key) => `diary.said.${key}`)

function capitalPhrases(facts: TurnFacts): Phrase[] {
  return facts.battles.flatMap((report) => {
    const { taken, of } = captureOf(report, facts)
    const owner = newOwner(report.space, facts)
    if (!owner || !of || (taken !== 'capital' && taken !== 'freed')) return []
    return [
      phrase('capital', {
        ...powerParams(owner),
        ...spaceParam(report.space),
        of: { power: of },
        how: taken === 'freed' ? 'freed' : 'fell',
      }),
    ]
  })
}

/** Whose turn it was is not said above the turns: everybody is named. */
const withPowerName = ({ key, values }: Phrase): Phrase => ({ key, values: 'own' in values ? { ...values, own: 'no' } : values })

function heaviestFighting(turns: readonly TurnFacts[]): Phrase[] {
  const battles = turns.flatMap((facts) => facts.battles)
  const fallen = [...new Set(battles.map(({ space }) => space))].map((space) => {
    const here = battles.filter((battle) => battle.space === space)
    return { space, kind: here[0]?.kind ?? 'land', fell: here.reduce((sum, report) => sum + totalLosses(report), 0) }
  })
  const [most] = fallen.sort((a, b) => b.fell - a.fell)
  return most && most.fell >= MIN_HEAVY_LOSSES
    ? [phrase('heaviest', { ...spaceParam(most.space), kind: most.kind, fell: most.fell })]
    : []
}

function holderSide(state: GameState, space: SpaceId): Side | null {
  const holder = controllerOf(state, space)
  return holder === null || holder === 'contested' ? null : sideOf(holder)
}

/** What the sides gained; capitals have their own sentence. */
function gainPhrases(before: GameState, after: GameState, capitals: readonly SpaceId[]): Phrase[] {
  return SIDES.flatMap((side) => {
    const won = spacesOf(after)
      .filter(({ id, kind }) => kind === 'land' && holderSide(after, id) === side && holderSide(before, id) !== side)
      .filter(({ id }) => !capitals.includes(id))
      .sort((a, b) => (b.ipc ?? 0) - (a.ipc ?? 0))
    if (won.length === 0) return []
    const shown = won.length > MAX_NAMED_LANDS + 1 ? won.slice(0, MAX_NAMED_LANDS) : won
    const parts = shown.map(({ id }) => phrase('place', spaceParam(id)))
    const more = won.length - shown.length
    return [phrase('gained', { side, lands: { parts: more > 0 ? [...parts, phrase('more', { count: more })] : parts } })]
  })
}

/** Capitals in which the enemy has come to stand. */
const threatPhrases = (before: GameState, after: GameState): Phrase[] =>
  spacesOf(after)
    .filter(
      ({ id }) =>
        capitalHeldBy(id) !== null && controllerOf(after, id) === 'contested' && controllerOf(before, id) !== 'contested',
    )
    .map(({ id }) => phrase('threatened', spaceParam(id)))

const spaceIn = ({ values: { space } }: Phrase): SpaceId[] => (typeof space === 'object' && 'space' in space ? [space.space] : [])

/** The headline of a round, sentence by sentence. `turns`: what each brought, in their order; `before`: as the round began; `open`: it is not over. */
export function headlineOf(
  turns: readonly TurnFacts[],
  paragraphs: readonly Phrase[],
  before: GameState,
  open: boolean,
): Phrase[] {
  const great = [...turns.flatMap(capitalPhrases), ...paragraphs.filter(({ key }) => HEADLINES.includes(key)).map(withPowerName)]
  const after = turns.at(-1)?.end ?? before
  const headline = [
    ...great,
    ...threatPhrases(before, after),
    ...heaviestFighting(turns),
    ...gainPhrases(before, after, great.flatMap(spaceIn)),
  ]
  return headline.length > 0 || open ? headline : [phrase('standstill', {})]
}
