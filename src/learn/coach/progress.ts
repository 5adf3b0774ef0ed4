/** What one person has been told and has done, turn by turn. Plain data: it is kept on the device. */
import { type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type GameState, type RuleId, turn } from '../../engine/index.ts'
import { type CoachedAction, MASTERY_CHECKS } from './mastery.ts'

/** The turns in which it was said and done; `known`: it is never said again. */
export type LineProgress = { readonly said: readonly string[]; readonly done: readonly string[]; readonly known: boolean }
export type CoachProgress = {
  /** In which the coach went along. */
  readonly turns: readonly string[]
  readonly lines: Readonly<Record<string, LineProgress>>
}

export const NO_PROGRESS: CoachProgress = { turns: [], lines: {} }
const NEW: LineProgress = { said: [], done: [], known: false }

/** A line is known once it was done right in one turn; a warning of a loss in two. */
const repetitionsNeeded = ({ loss }: CoachLine): number => (loss ? 2 : 1)
/** In so many turns the coach tells what to do; later it only warns of losses. */
const COACHED_TURNS = 2

const lineOf = ({ lines }: CoachProgress, { id }: CoachLine): LineProgress => lines[id] ?? NEW

const withTurn = (turns: readonly string[], now: string): readonly string[] => (turns.includes(now) ? turns : [...turns, now])

/** The rules that a line may go by. */
export const rulesOfLine = ({ rule, also = [] }: CoachLine): RuleId[] => [rule, ...also]

/** Is it of what can be done in this phase, or of what is asked, whenever that is? */
export function appliesNow({ phase, asked }: CoachLine, state: GameState): boolean {
  const topic = decision(state)?.topic
  if (asked) return topic !== undefined && asked.includes(topic)
  return topic === undefined && turn(state).phase === phase
}

/** Is there nothing left to be said of it in this turn? */
export function isSilenced(coached: CoachProgress, line: CoachLine, now: string): boolean {
  const { known, done } = lineOf(coached, line)
  if (known || (line.once && done.includes(now))) return true
  // Questions come in the turns of others too.
  if (line.asked) return coached.turns.length > COACHED_TURNS
  return line.loss !== true && !coached.turns.slice(0, COACHED_TURNS).includes(now) && coached.turns.length >= COACHED_TURNS
}

/** The first turn in which it has nothing more to tell but of losses. */
export const isFirstSilentTurn = ({ turns }: CoachProgress, now: string): boolean => turns.indexOf(now) === COACHED_TURNS

/** The coach goes along in this turn. */
export function withCoachedTurn(coached: CoachProgress, now: string): CoachProgress {
  if (coached.turns.includes(now) || coached.turns.length > COACHED_TURNS) return coached
  return { ...coached, turns: [...coached.turns, now] }
}

/** It was said in this turn. */
export function withLineShown(coached: CoachProgress, line: CoachLine, now: string): CoachProgress {
  const before = lineOf(coached, line)
  if (before.said.includes(now)) return coached
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, said: withTurn(before.said, now) } } }
}

/** After an act: what was done often enough is known, and what was done before it was ever said. */
export function withActionDone(coached: CoachProgress, act: Omit<CoachedAction, 'told'>, now: string): CoachProgress {
  const learned: Record<string, LineProgress> = {}
  for (const line of coachLines) {
    const before = lineOf(coached, line)
    if (!appliesNow(line, act.before) || before.known || before.done.includes(now)) continue
    const told = before.said.includes(now)
    const heard = line.once && told
    if (!heard && !rulesOfLine(line).some((rule) => MASTERY_CHECKS[line.learned]({ ...act, told }, rule))) continue
    const done = withTurn(before.done, now)
    learned[line.id] = { ...before, done, known: before.said.length === 0 || done.length >= repetitionsNeeded(line) }
  }
  return Object.keys(learned).length === 0 ? coached : { ...coached, lines: { ...coached.lines, ...learned } }
}

/** After the person has read the line and pressed on: it is known. */
export function withLineRead(coached: CoachProgress, line: CoachLine, now: string): CoachProgress {
  const before = lineOf(coached, line)
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, done: withTurn(before.done, now), known: true } } }
}
