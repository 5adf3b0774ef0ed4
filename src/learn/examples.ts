/** Plays the examples of rules. */
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

const SEED = 'test'

/** The position an example starts from. */
export const exampleSpec = ({ spec }: Example): PositionSpec => ({ seed: SEED, ...spec })

/** The position before the action that shows the rule. Null if it cannot be reached. */
export function positionBefore(example: Example): GameState | null {
  let state = positionFrom(exampleSpec(example))
  for (const action of example.log ?? []) {
    const outcome = reduce(state, action)
    if (!outcome.ok) return null
    state = outcome.state
  }
  return state
}

/** Does the value contain a field `rule` with this id? */
export const namesRule = (value: unknown, rule: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, part]) => (key === 'rule' && part === rule) || namesRule(part, rule))

type NamedSpaces = Partial<Record<'from' | 'space' | 'to' | 'country' | 'territory', SpaceId>> & { path?: readonly SpaceId[] }

/** The spaces that an action names. */
export function spacesOfAction(action: Action): readonly SpaceId[] {
  const { from, path = [], to, space, country, territory } = action as NamedSpaces
  return [...new Set([from, ...path, to, space, country, territory].filter((id) => id !== undefined))]
}

/** How the outcome of an action names the rule. */
function namedIn(rule: string, before: GameState, outcome: Outcome): Example['names'] {
  if (!outcome.ok) return namesRule(outcome.error, rule) ? 'refused' : undefined
  const asked = decision(outcome.state)
  const question = asked?.id === decision(before)?.id ? null : asked
  return namesRule([outcome.events, question], rule) ? 'told' : undefined
}

/** Does the example show its rule, or at least an allowed action? */
export function isValidExample(rule: string, example: Example): boolean {
  const before = positionBefore(example)
  if (!before) return false
  const outcome = reduce(before, example.then)
  return example.names ? namedIn(rule, before, outcome) === example.names : outcome.ok
}
