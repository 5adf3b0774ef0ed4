/** The headline of a round: decisive events, the heaviest fighting, land gained. */
import { controllerOf, type GameState, SIDES, type Side, type SpaceId, sideOf, spacesOf } from '../engine/index.ts'
import { capitalHeldBy, captureOf, newOwner, totalLosses } from './battle-narrative.ts'
import type { TurnFacts } from './facts.ts'
import { type Phrase, phrase, powerParams, spaceParam } from './phrases.ts'

/** Losses below this make no headline. */
const MIN_HEAVY_LOSSES = 8
/** Further lands are only counted. */
const MAX_NAMED_LANDS = 3

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

/** A headline has no heading with the power's name, so the sentence names it. */
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

/** Land that each side gained, without capitals. */
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

/** Capitals that became contested. */
const threatPhrases = (before: GameState, after: GameState): Phrase[] =>
  spacesOf(after)
    .filter(
      ({ id }) =>
        capitalHeldBy(id) !== null && controllerOf(after, id) === 'contested' && controllerOf(before, id) !== 'contested',
    )
    .map(({ id }) => phrase('threatened', spaceParam(id)))

const spaceIn = ({ values: { space } }: Phrase): SpaceId[] => (typeof space === 'object' && 'space' in space ? [space.space] : [])

/** The sentences of a round's headline. `before`: the state at its start; `open`: it is not over. */
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
