/** Splits an action into steps, each shown with the board as it was then. */
import type { EventType, FireGroup, GameEvent, Owner, RuleId, SpaceId } from '../../engine/index.ts'
import { type StepTopic, type Telling, tellings } from './event-cards.ts'

export { type StepTopic, tellings } from './event-cards.ts'

export type StepCard = {
  /** Range of events. */
  readonly events: readonly [from: number, to: number]
  readonly rules: readonly RuleId[]
  /** Highlighted on the map. */
  readonly spaces: readonly SpaceId[]
  readonly topic: StepTopic
}

/** Further steps are merged into the last one. */
export const MOST_STEPS = 8

const PLACES = ['space', 'zone', 'from', 'to', 'at', 'territory', 'country', 'minor', 'through'] as const
/** Their `from` and `to` are powers. */
const POWERS_NAMED: ReadonlySet<EventType> = new Set(['control-changed', 'treasury-captured'])

function spacesIn(event: GameEvent): SpaceId[] {
  const named = event as Partial<Record<(typeof PLACES)[number], unknown>>
  const places = POWERS_NAMED.has(event.type) ? (['space'] as const) : PLACES
  return [...new Set(places.map((place) => named[place]).filter((place): place is SpaceId => typeof place === 'string'))]
}

const carried = (event: GameEvent): RuleId[] => ('rule' in event ? [event.rule] : [])

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])]

/** The rules of an event: its own and those of its card. */
export function rulesBehind(event: GameEvent): readonly RuleId[] {
  const telling = tellings[event.type] as Telling
  if (telling.card === 'none') return carried(event)
  const { rules } = telling
  return union(carried(event), typeof rules === 'function' ? rules(event as never) : rules)
}

type Making = { from: number; to: number; rules: RuleId[]; spaces: SpaceId[]; topic: StepTopic; run: string | null }

const joined = (one: Making, other: Making): Making => ({
  ...one,
  to: other.to,
  rules: union(one.rules, other.rules),
  spaces: union(one.spaces, other.spaces),
})

/** Joins the previous step if it is in the same space, or in none. */
const goesWith = (last: Making, step: Making, card: 'own' | 'joins'): boolean =>
  card === 'joins' && (step.spaces.length === 0 || step.spaces.some((space) => last.spaces.includes(space)))

/** The steps of an action. Empty if it only gave an order. */
export function stepsIn({ events }: { readonly events: readonly GameEvent[] }, most = MOST_STEPS): StepCard[] {
  const steps: Making[] = []
  events.forEach((event, at) => {
    const telling = tellings[event.type] as Telling
    if (telling.card === 'none') return
    const { topic, run } = telling
    const step: Making = {
      from: at,
      to: at + 1,
      rules: [...rulesBehind(event)],
      spaces: spacesIn(event),
      topic: typeof topic === 'function' ? topic(event as never) : topic,
      run: run ? `${event.type} ${run(event as never)}` : null,
    }
    const last = steps.at(-1)
    if (last && (goesWith(last, step, telling.card) || (step.run !== null && last.run === step.run)))
      steps[steps.length - 1] = joined(last, step)
    else steps.push(step)
  })
  const shown =
    steps.length <= most
      ? steps
      : [...steps.slice(0, most - 1), { ...steps.slice(most - 1).reduce(joined), topic: 'rest' as const }]
  return shown.map(({ from, to, rules, spaces, topic }) => ({ events: [from, to], rules, spaces, topic }))
}

export type StepThrow = { readonly power: Owner; readonly dice: readonly number[]; readonly needs: number }

const ofGroups = (groups: readonly FireGroup[]): StepThrow[] => groups.map(({ power, dice, needs }) => ({ power, dice, needs }))

function thrownIn(event: GameEvent): StepThrow[] {
  switch (event.type) {
    case 'fired':
    case 'submarines-pursued':
    case 'convoy-escorted':
      return ofGroups(event.groups)
    case 'mine-rolled':
      return [{ power: event.owner, dice: [event.die.value], needs: event.die.needs }]
    case 'merchantmen-sunk':
      return event.dice.map(({ value, needs }) => ({ power: event.by, dice: [value], needs }))
    default:
      return []
  }
}

/** The dice of a step, grouped by power and needed number. */
export function throwsIn(events: readonly GameEvent[]): StepThrow[] {
  const thrown: StepThrow[] = []
  for (const one of events.flatMap(thrownIn)) {
    const at = thrown.findIndex(({ power, needs }) => power === one.power && needs === one.needs)
    if (at < 0) thrown.push(one)
    else thrown[at] = { ...one, dice: [...thrown[at]!.dice, ...one.dice] }
  }
  return thrown.filter(({ dice }) => dice.length > 0)
}
