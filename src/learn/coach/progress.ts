/** What one person has been told and has done, turn by turn. Plain data: it is kept on the device. */
import { type CoachLine, coachLines } from '../../content/coach.ts'
import { decision, type GameState, type RuleId, turn } from '../../engine/index.ts'
import { type CoachedAct, SIGNS } from './signs.ts'

/** The turns in which it was said and done; `known`: it is never said again. */
export type CoachedLine = { readonly said: readonly string[]; readonly done: readonly string[]; readonly known: boolean }
export type Coached = {
  /** In which the coach went along. */
  readonly turns: readonly string[]
  readonly lines: Readonly<Record<string, CoachedLine>>
}

export const UNTAUGHT: Coached = { turns: [], lines: {} }
const NEW: CoachedLine = { said: [], done: [], known: false }

/** A line is known once it was done right in one turn; a warning of a loss in two. */
const timesFor = ({ loss }: CoachLine): number => (loss ? 2 : 1)
/** In so many turns the coach tells what to do; later it only warns of losses. */
const TURNS = 2

const lineOf = ({ lines }: Coached, { id }: CoachLine): CoachedLine => lines[id] ?? NEW

const withTurn = (turns: readonly string[], now: string): readonly string[] => (turns.includes(now) ? turns : [...turns, now])

/** The rules that a line may go by. */
export const rulesOfLine = ({ rule, also = [] }: CoachLine): RuleId[] => [rule, ...also]

/** Is it of what can be done in this phase, or of what is asked, whenever that is? */
export function speaksOf({ phase, asked }: CoachLine, state: GameState): boolean {
  const topic = decision(state)?.topic
  if (asked) return topic !== undefined && asked.includes(topic)
  return topic === undefined && turn(state).phase === phase
}

/** Is there nothing left to be said of it in this turn? */
export function isQuiet(coached: Coached, line: CoachLine, now: string): boolean {
  const { known, done } = lineOf(coached, line)
  if (known || (line.once && done.includes(now))) return true
  // Questions come in the turns of others too.
  if (line.asked) return coached.turns.length > TURNS
  return line.loss !== true && !coached.turns.slice(0, TURNS).includes(now) && coached.turns.length >= TURNS
}

/** The first turn in which it has nothing more to tell but of losses. */
export const restsFrom = ({ turns }: Coached, now: string): boolean => turns.indexOf(now) === TURNS

/** The coach goes along in this turn. */
export function withCoachedTurn(coached: Coached, now: string): Coached {
  if (coached.turns.includes(now) || coached.turns.length > TURNS) return coached
  return { ...coached, turns: [...coached.turns, now] }
}

/** It was said in this turn. */
export function withSaid(coached: Coached, line: CoachLine, now: string): Coached {
  const before = lineOf(coached, line)
  if (before.said.includes(now)) return coached
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, said: withTurn(before.said, now) } } }
}

/** After an act: what was done often enough is known, and what was done before it was ever said. */
export function withAct(coached: Coached, act: Omit<CoachedAct, 'told'>, now: string): Coached {
  const learned: Record<string, CoachedLine> = {}
  for (const line of coachLines) {
    const before = lineOf(coached, line)
    if (!speaksOf(line, act.before) || before.known || before.done.includes(now)) continue
    const told = before.said.includes(now)
    const heard = line.once && told
    if (!heard && !rulesOfLine(line).some((rule) => SIGNS[line.learned]({ ...act, told }, rule))) continue
    const done = withTurn(before.done, now)
    learned[line.id] = { ...before, done, known: before.said.length === 0 || done.length >= timesFor(line) }
  }
  return Object.keys(learned).length === 0 ? coached : { ...coached, lines: { ...coached.lines, ...learned } }
}

/** After the person has read the line and pressed on: it is known. */
export function withHeard(coached: Coached, line: CoachLine, now: string): Coached {
  const before = lineOf(coached, line)
  return { ...coached, lines: { ...coached.lines, [line.id]: { ...before, done: withTurn(before.done, now), known: true } } }
}
