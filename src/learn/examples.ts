/** Playing the examples of rules up to where they show. */
import type { Example } from '../content/examples.ts'
import {
  type Action,
  decision,
  type GameState,
  type Outcome,
  type PositionSpec,
  positionFrom,
  reduce,
  type SpaceId,
} from '../engine/index.ts'

/** The dice of examples that name no seed, and so of every one. */
const SEED = 'test'

/** What its position is made of. */
export const exampleSpec = ({ spec }: Example): PositionSpec => ({ seed: SEED, ...spec })

/** The position before the action that shows the rule; null where it cannot be played up to there. */
export function positionBefore(example: Example): GameState | null {
  let state = positionFrom(exampleSpec(example))
  for (const action of example.log ?? []) {
    const outcome = reduce(state, action)
    if (!outcome.ok) return null
    state = outcome.state
  }
  return state
}

/** Is something called `rule` in there which is this one? */
export const namesRule = (value: unknown, rule: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, part]) => (key === 'rule' && part === rule) || namesRule(part, rule))

/** What an action may name of the board, in whichever words. */
type NamedSpaces = Partial<Record<'from' | 'space' | 'to' | 'country' | 'territory', SpaceId>> & { path?: readonly SpaceId[] }

/** The spaces that an action is about. */
export function spacesOfAction(action: Action): readonly SpaceId[] {
  const { from, path = [], to, space, country, territory } = action as NamedSpaces
  return [...new Set([from, ...path, to, space, country, territory].filter((id) => id !== undefined))]
}

/** How an action's outcome names the rule, if it does. */
function namedIn(rule: string, before: GameState, outcome: Outcome): Example['names'] {
  if (!outcome.ok) return namesRule(outcome.error, rule) ? 'refused' : undefined
  const asked = decision(outcome.state)
  const question = asked?.id === decision(before)?.id ? null : asked
  return namesRule([outcome.events, question], rule) ? 'told' : undefined
}

/** Does it come to what it says? What names no rule is accepted at least. */
export function isValidExample(rule: string, example: Example): boolean {
  const before = positionBefore(example)
  if (!before) return false
  const outcome = reduce(before, example.then)
  return example.names ? namedIn(rule, before, outcome) === example.names : outcome.ok
}
