/** What a round of the diary begins with: the things that decide a war, the heaviest fighting, who gained land. */
import { controllerOf, type GameState, SIDES, type Side, type SpaceId, sideOf, spacesOf } from '../engine/index.ts'
import type { TurnFacts } from './facts.ts'
import { at, by, type Saying, saying } from './sayings.ts'
import { capitalHeldBy, fallenIn, fateOfSpace, wonBy } from './told-battles.ts'

/** Fighting in which fewer fell makes no headline. */
const HEAVY = 8
/** So many lands are named, the most valuable first; the others are counted. */
const BY_NAME = 3

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

function capitalSayings(facts: TurnFacts): Saying[] {
  return facts.battles.flatMap((report) => {
    const { taken, of } = fateOfSpace(report, facts)
    const owner = wonBy(report.space, facts)
    if (!owner || !of || (taken !== 'capital' && taken !== 'freed')) return []
    return [
      saying('capital', { ...by(owner), ...at(report.space), of: { power: of }, how: taken === 'freed' ? 'freed' : 'fell' }),
    ]
  })
}

/** Whose turn it was is not said above the turns: everybody is named. */
const named = ({ key, values }: Saying): Saying => ({ key, values: 'own' in values ? { ...values, own: 'no' } : values })

function heaviest(turns: readonly TurnFacts[]): Saying[] {
  const battles = turns.flatMap((facts) => facts.battles)
  const fallen = [...new Set(battles.map(({ space }) => space))].map((space) => {
    const here = battles.filter((battle) => battle.space === space)
    return { space, kind: here[0]?.kind ?? 'land', fell: here.reduce((sum, report) => sum + fallenIn(report), 0) }
  })
  const [most] = fallen.sort((a, b) => b.fell - a.fell)
  return most && most.fell >= HEAVY ? [saying('heaviest', { ...at(most.space), kind: most.kind, fell: most.fell })] : []
}

function holderSide(state: GameState, space: SpaceId): Side | null {
  const holder = controllerOf(state, space)
  return holder === null || holder === 'contested' ? null : sideOf(holder)
}

/** What the sides gained; capitals have their own sentence. */
function gains(before: GameState, after: GameState, capitals: readonly SpaceId[]): Saying[] {
  return SIDES.flatMap((side) => {
    const won = spacesOf(after)
      .filter(({ id, kind }) => kind === 'land' && holderSide(after, id) === side && holderSide(before, id) !== side)
      .filter(({ id }) => !capitals.includes(id))
      .sort((a, b) => (b.ipc ?? 0) - (a.ipc ?? 0))
    if (won.length === 0) return []
    const shown = won.length > BY_NAME + 1 ? won.slice(0, BY_NAME) : won
    const parts = shown.map(({ id }) => saying('place', at(id)))
    const more = won.length - shown.length
    return [saying('gained', { side, lands: { parts: more > 0 ? [...parts, saying('more', { count: more })] : parts } })]
  })
}

/** Capitals in which the enemy has come to stand. */
const threatened = (before: GameState, after: GameState): Saying[] =>
  spacesOf(after)
    .filter(
      ({ id }) =>
        capitalHeldBy(id) !== null && controllerOf(after, id) === 'contested' && controllerOf(before, id) !== 'contested',
    )
    .map(({ id }) => saying('threatened', at(id)))

const spaceIn = ({ values: { space } }: Saying): SpaceId[] => (typeof space === 'object' && 'space' in space ? [space.space] : [])

/** The headline of a round, sentence by sentence. `turns`: what each brought, in their order; `before`: as the round began; `open`: it is not over. */
export function headlineOf(
  turns: readonly TurnFacts[],
  paragraphs: readonly Saying[],
  before: GameState,
  open: boolean,
): Saying[] {
  const great = [...turns.flatMap(capitalSayings), ...paragraphs.filter(({ key }) => HEADLINES.includes(key)).map(named)]
  const after = turns.at(-1)?.end ?? before
  const headline = [...great, ...threatened(before, after), ...heaviest(turns), ...gains(before, after, great.flatMap(spaceIn))]
  return headline.length > 0 || open ? headline : [saying('standstill', {})]
}
