/** The log as plain text. */
import type { TurnPart } from '../../store/game/reports.ts'
import { powerName, t } from '../text.ts'
import { logSentence } from './sentences.ts'
import { linesIn } from './told.ts'

export const turnTitle = ({ power, round }: TurnPart): string => t('log.turn', { power: powerName(power), round })

/** A heading for each turn, then its lines. `beside`: extra lines by the range of the turn. */
export function logText(turns: readonly TurnPart[], beside: (from: number, to: number) => readonly string[] = () => []): string {
  return turns
    .map((part, i) => {
      const lines = part.phases.flatMap(linesIn)
      const told = lines.map((line) => `  ${logSentence(line)}${line.aside ? ` (${line.aside})` : ''}`)
      const more = beside(part.from, turns[i + 1]?.from ?? Number.POSITIVE_INFINITY).map((line) => `  ${line}`)
      return [turnTitle(part), ...(told.length > 0 ? told : [`  ${t('log.quiet')}`]), ...more].join('\n')
    })
    .join('\n\n')
}
