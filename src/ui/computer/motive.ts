/** Reasons of the computer as sentences, largest term first. */
import '../../content/words/setup.ts'
import type { UnitType } from '../../engine/index.ts'
import type { Entry } from '../../store/game/game.ts'
import { aboutPerCent } from '../../store/odds/format.ts'
import { hasText, isPower, powerInText, spaceName, t, tenths, unitName } from '../text.ts'

type Kept = NonNullable<Entry['why']>
type Term = Omit<Kept, 'also'>

/** U+2212, as in other sums. */
export const signed = (ipc: number): string => `${ipc < 0 ? '−' : '+'}${tenths(Math.abs(ipc))}`

/** Every parameter a sentence may use, formatted. */
function figures({
  ipc,
  space,
  goal,
  power,
  type,
  units = 0,
  steps = 0,
  lose = 0,
  kill = 0,
  clear = 0,
  before = 0,
  after = 0,
}: Term) {
  return {
    ipc: tenths(Math.abs(ipc)),
    space: space ? spaceName(space) : '',
    goal: goal || space ? spaceName(goal ?? space ?? '') : '',
    power: power && isPower(power) ? powerInText(power) : '',
    type: type ? unitName(type as UnitType, units) : '',
    unit: type ?? 'none',
    isFree: ipc === 0 ? 'yes' : 'no',
    units,
    steps,
    lose: tenths(lose),
    kill: tenths(kill),
    clear: aboutPerCent(clear),
    before: aboutPerCent(before),
    after: aboutPerCent(after),
  }
}

export type MotiveLine = { text: string; ipc: number }

export const termWords = (term: Term): string => t(`players.why.${term.kind}`, figures(term))

/** A save of another version may contain unknown reasons. */
export const motiveLines = ({ also = [], ...first }: Kept): MotiveLine[] =>
  [first, ...also].filter(({ kind }) => hasText(`players.why.${kind}`)).map((term) => ({ text: termWords(term), ipc: term.ipc }))
