import type { GameState, RuleId } from '../../../engine/index.ts'
import { dutiesOf, idleSpaces, unspentTreasury } from '../../../planning/duties.ts'
import { risksOf } from '../../../planning/risks.ts'
import { useUi } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'
import { nextIdle } from '../move/commands.ts'
import { riskText } from '../risk-words.ts'

export type CheckLine = {
  id: string
  done: boolean
  /** The phase cannot end before it is done. */
  duty: boolean
  /** Nothing to be done, but to be known. */
  warning?: boolean
  text: string
  detail?: string
  rule?: RuleId
  onPress?: () => void
}

const NAMED = 3

/** `buys`: could money have been spent? */
export function checkLinesOf(game: GameState, buys = true): CheckLine[] {
  const duties = dutiesOf(game)
  const idle = idleSpaces(game)
  const left = buys ? unspentTreasury(game) : 0
  const lines: CheckLine[] = duties.map((error) => ({
    id: `${error.rule}-${error.code}-${error.space ?? ''}`,
    done: false,
    duty: true,
    text: error.message,
    rule: error.rule,
    ...(error.space ? { onPress: () => useUi.getState().setRing([error.space ?? '']) } : {}),
  }))
  for (const risk of risksOf(game))
    lines.push({
      id: `${risk.kind}-${risk.space}`,
      done: false,
      duty: false,
      warning: true,
      text: riskText(risk),
      rule: risk.rule,
      onPress: () => useUi.getState().setRing(risk.kind === 'capital-open' ? [risk.space, risk.from] : [risk.space]),
    })
  if (idle.length > 0) {
    const names = idle.slice(0, NAMED).map(spaceName).join(', ')
    lines.push({
      id: 'idle',
      done: false,
      duty: false,
      text: t('panels.check.idle', { count: idle.length }),
      detail: t('panels.check.places', { names, more: idle.length > NAMED ? 'yes' : 'no' }),
      onPress: nextIdle,
    })
  }
  if (left > 0)
    lines.push({
      id: 'unspent',
      done: false,
      duty: false,
      text: t('panels.check.unspent', { left }),
      detail: t('panels.check.kept'),
    })
  if (duties.length === 0) lines.push({ id: 'duties', done: true, duty: false, text: t('panels.check.duties') })
  return lines
}
