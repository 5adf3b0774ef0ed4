/** Choices made in a battle, in words. */
import '../../../content/words/play.ts'
import { type Action, type Counts, type Decision, decision, type UnitType } from '../../../engine/index.ts'
import type { Entry } from '../../../store/game/game.ts'
import { countsText, powerAtStart, spaceName, t } from '../../text.ts'

function sumOf(parts: readonly (Counts | undefined)[]): Counts {
  const sum: Counts = {}
  for (const counts of parts)
    for (const [type, n] of Object.entries(counts ?? {}) as [UnitType, number][]) sum[type] = (sum[type] ?? 0) + n
  return sum
}

function answerOf(action: Action, asked: Decision): string | null {
  switch (action.type) {
    case 'casualties': {
      const units = countsText(sumOf([...Object.values(action.lose), ...Object.values(action.hit ?? {})]))
      return units || t('again.none')
    }
    case 'submerge':
      return t('decisions.submerge.some', { count: action.count })
    case 'press':
      return t(action.on ? 'decisions.press.on' : 'decisions.press.off')
    case 'disengage':
      return t(action.on ? 'decisions.disengage.stay' : 'decisions.disengage.leave')
    case 'retreat':
      return t('decisions.press.retreat', { space: spaceName(action.to) })
    case 'gas':
    case 'coastal':
      return t(`decisions.${action.type}.button`, { count: action.count })
    case 'convoy':
      return t('decisions.convoy.button', { count: action.submarines })
    case 'escort':
      return t('decisions.escort.button', { count: action.destroyers })
    case 'choose':
      return asked.options?.find(({ id }) => id === action.option)?.label ?? null
    case 'enter-dice':
      return t('again.typed')
    default:
      return null
  }
}

/** The choice of an action; null if it answered no question. */
export function chosenIn({ before, action }: Pick<Entry, 'before' | 'action'>): string | null {
  const asked = decision(before)
  const what = asked && answerOf(action, asked)
  return what && t('again.chose', { power: powerAtStart(asked.by), what: what.charAt(0).toLowerCase() + what.slice(1) })
}
