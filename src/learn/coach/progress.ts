/** What the coach has shown and the player has done, by turn. Stored in localStorage. */
import { type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type GameState, type RuleId, turn } from '../../engine/index.ts'
import { type CoachedAction, MASTERY_CHECKS } from './mastery.ts'

/** Turns in which the line was shown and done. `known`: never shown again. */
export type LineProgress = { readonly said: readonly string[]; readonly done: readonly string[]; readonly known: boolean }
export type CoachProgress = {
  /** Turns with the coach. */
  readonly turns: readonly string[]
  readonly lines: Readonly<Record<string, LineProgress>>
}

export const NO_PROGRESS: CoachProgress = { turns: [], lines: {} }
const NEW: LineProgress = { said: [], done: [], known: false }

/** Times a line must be done to be mastered; warnings twice. */
const repetitionsNeeded = ({ loss }: CoachLine): number => (loss ? 2 : 1)
/** After this number of turns the coach only warns of losses. */
const COACHED_TURNS = 2

const lineOf = ({ lines }: CoachProgress, { id }: CoachLine): LineProgress => lines[id] ?? NEW

const withTurn = (turns: readonly string[], now: string): readonly string[] => (turns.includes(now) ? turns : [...turns, now])

/** The rules of a line. */
export const rulesOfLine = ({ rule, also = [] }: CoachLine): RuleId[] => [rule, ...also]

/** Is the line about this phase, or about the open question? */
export function appliesNow({ phase, asked }: CoachLine, state: GameState): boolean {
  const topic = decision(state)?.topic
  if (asked) return topic !== undefined && asked.includes(topic)
  return topic === undefined && turn(state).phase === phase
}

/** Should the line not be shown (again) this turn? */
export function isSilenced(coached: CoachProgress, line: CoachLine, now: string): boolean {
  const { known, done } = lineOf(coached, line)
  if (known || (line.once && done.includes(now))) return true
  // Questions also come in other powers' turns.
  if (line.asked) return coached.turns.length > COACHED_TURNS
  return line.loss !== true && !coached.turns.slice(0, COACHED_TURNS).includes(now) && coached.turns.length >= COACHED_TURNS
}

/** Is this the first turn with warnings only? */
export const isFirstSilentTurn = ({ turns }: CoachProgress, now: string): boolean => turns.indexOf(now) === COACHED_TURNS

/** Adds a turn with the coach. */
export function withCoachedTurn(coached: CoachProgress, now: string): CoachProgress {
  if (coached.turns.includes(now) || coached.turns.length > COACHED_TURNS) return coached
  return { ...coached, turns: [...coached.turns, now] }
}

/** Records that the line was shown. */
export function withLineShown(coached: CoachProgress, line: CoachLine, now: string): CoachProgress {
  const before = lineOf(coached, line)
  if (before.said.includes(now)) return coached
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, said: withTurn(before.said, now) } } }
}

/** Records an action: lines done often enough, or done before they were shown, are mastered. */
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

/** Records that the player has confirmed the line. */
export function withLineRead(coached: CoachProgress, line: CoachLine, now: string): CoachProgress {
  const before = lineOf(coached, line)
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, done: withTurn(before.done, now), known: true } } }
}
