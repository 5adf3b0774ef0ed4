/** Describes a rule's example: the action and its result, derived from playing it. */
import '../../content/words/learn.ts'
import type { Example } from '../../content/examples.ts'
import {
  type Action,
  type Decision,
  decision,
  type EventOf,
  type GameEvent,
  type GameState,
  type Outcome,
  type RuleId,
  reduce,
  type SpaceId,
  treasuryOf,
  turn,
  UNIT_TYPES,
  unitsIn,
} from '../../engine/index.ts'
import { namesRule, positionBefore, spacesOfAction } from '../../learn/examples.ts'
import { rulesBehind, tellings } from '../../learn/steps/index.ts'
import { withCount } from '../../planning/counts.ts'
import { logLinesOf } from '../log/lines.ts'
import { logSentence } from '../log/sentences.ts'
import type { LogLine } from '../log/types.ts'
import { orderWords } from '../order-words.ts'
import { countsText, listText, powerInText, powerName, spaceName, t } from '../text.ts'

/** `order`: the action. `how`: the expected result. `seen`: the result afterwards. */
export type ExampleTold = { readonly order: string; readonly how: string; readonly seen: string }

/** True if the order already says it. */
const isOrder = (event: GameEvent, { then }: Example): boolean =>
  tellings[event.type].card === 'none' ||
  event.type === 'battle-opened' ||
  (event.type === 'units-landed' && then.type === 'offload')

const chapterOf = (rule: RuleId): string => rule.slice(0, rule.lastIndexOf('-'))

/** How relevant a log line is: its weight, and how closely it concerns the rule. */
function worthOf({ event, weight }: LogLine, rule: RuleId): number {
  const behind = rulesBehind(event)
  if (behind.includes(rule)) return weight + 100
  return behind.some((each) => chapterOf(each) === chapterOf(rule)) ? weight + 20 : weight
}

/** Less relevant lines are used only if there is nothing else. */
const MATTERS = 10
/** Maximum number of words, unless the first line is longer. */
const WORDS = 28

const wordsIn = (text: string): number => text.split(/\s+/).length

const MOST_OPTIONS = 4

type Alike = Pick<EventOf<'fired'>['groups'][number], 'type' | 'count' | 'needs' | 'gassed'>

/** Equal rolls are merged. */
const alike = (groups: readonly Alike[]): Alike[] => {
  const all = new Map<string, Alike>()
  for (const group of groups) {
    const key = `${group.type} ${group.needs} ${group.gassed ?? ''}`
    all.set(key, { ...group, count: group.count + (all.get(key)?.count ?? 0) })
  }
  return [...all.values()]
}

/** What each die needed to hit. */
function firedText({ groups, hits }: EventOf<'fired'>): string {
  const owners = [...new Set(groups.map(({ power }) => power))]
  const said = alike(groups).map(({ type, count, needs, gassed }) => {
    const units = countsText({ [type]: count })
    return t('shown.dice', { units: gassed ? t('shown.gassed', { units }) : units, needs })
  })
  const who = listText(owners.map(powerInText))
  const power = who.charAt(0).toUpperCase() + who.slice(1)
  return t('shown.fired', { power, powers: owners.length, groups: listText(said), count: hits })
}

const sentenceOf = (line: LogLine): string =>
  line.event.type === 'fired' && line.event.groups.length > 0 ? firedText(line.event) : `${logSentence(line)}.`

/** The most relevant lines that fit, in order. Lines that cite the rule come first. */
function linesOf(rule: RuleId, example: Example, events: readonly GameEvent[]): { told: boolean; lines: string[] } {
  const all = logLinesOf(events).map((line, at) => ({ at, line, sentence: sentenceOf(line) }))
  const named = all.filter(({ line }) => namesRule(line.event, rule))
  const worth = named.length > 0 ? named : all.filter(({ line }) => !isOrder(line.event, example) && line.weight >= MATTERS)
  const chosen: typeof all = []
  let count = 0
  for (const each of worth.toSorted((a, b) => worthOf(b.line, rule) - worthOf(a.line, rule) || a.at - b.at)) {
    const more = wordsIn(each.sentence)
    if (chosen.length > 0 && count + more > WORDS) break
    chosen.push(each)
    count += more
  }
  return { told: named.length > 0, lines: chosen.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence) }
}

/** Where to look: the last action before it, or the position. */
function placeOf({ spec, log = [], then }: Example): SpaceId | null {
  const done = [...log, then].flatMap((action: Action) => spacesOfAction(action).slice(-1))
  return done.at(-1) ?? Object.keys(spec.units ?? {})[0] ?? null
}

/** The units in a space by owner. */
function armiesIn(state: GameState, space: SpaceId): string[] {
  const groups = unitsIn(state, space)
  const owners = [...new Set(groups.map(({ power }) => power))]
  return owners.map((power) => {
    const own = groups.filter((group) => group.power === power)
    const counts = UNIT_TYPES.reduce((sum, type) => {
      const count = own.reduce((all, group) => (group.type === type ? all + group.count : all), 0)
      return count > 0 ? withCount(sum, type, count) : sum
    }, {})
    return t('shown.army', { units: countsText(counts), power: powerInText(power) })
  })
}

/** If nothing else happens: the remaining units. */
function allowed(before: GameState, after: GameState, example: Example): string {
  const { power } = turn(before)
  if (example.then.type === 'purchase')
    return t('shown.bought', { left: treasuryOf(after, power), had: treasuryOf(before, power) })
  const space = placeOf(example)
  if (space === null) return t('shown.quiet')
  const armies = armiesIn(after, space)
  if (armies.length === 0) return t('shown.empty', { space: spaceName(space) })
  return t('shown.stands', { space: spaceName(space), armies: listText(armies) })
}

/** The person asked, and the options if they can be listed. */
function askedText(asked: Decision, rule: RuleId): string {
  const told = namesRule(asked, rule)
  const power = powerInText(asked.by)
  const options = asked.options?.map(({ label }) => label) ?? []
  if (options.length > 1 && options.length <= MOST_OPTIONS)
    return t('shown.choice', { told: told ? 'yes' : 'no', power, options: listText(options) })
  return t(told ? 'shown.askedBy' : 'shown.asked', { power })
}

function seenIn(rule: RuleId, example: Example, before: GameState, outcome: Outcome): { how: string; seen: string } {
  if (!outcome.ok) {
    const reason = [outcome.error, ...(outcome.error.also ?? [])].find((each) => each.rule === rule) ?? outcome.error
    return { how: t('shown.refused', { seen: reason.message }), seen: reason.message }
  }
  const { told, lines } = linesOf(rule, example, outcome.events)
  const seen = lines.join(' ')
  if (seen) return { how: t(told ? 'shown.told' : 'shown.follows', { seen }), seen }
  const asked = decision(outcome.state)
  const still = asked && asked.id !== decision(before)?.id ? askedText(asked, rule) : allowed(before, outcome.state, example)
  return { how: still, seen: still }
}

/** Null if the example can no longer be played. */
export function exampleTold(rule: RuleId, example: Example): ExampleTold | null {
  const before = positionBefore(example)
  if (!before) return null
  const by = decision(before)?.by ?? turn(before).power
  const order = t('shown.who', { power: powerName(by), order: orderWords(example.then, before) })
  return { order, ...seenIn(rule, example, before, reduce(before, example.then)) }
}
