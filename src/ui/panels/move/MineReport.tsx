import { memo, useMemo } from 'react'
import type { EventOf } from '../../../engine/index.ts'
import { type Entry, useGame } from '../../../store/game/game.ts'
import { spaceName, t, unitTitle } from '../../text.ts'
import { UnitIcon } from '../../widgets/index.ts'
import line from '../../widgets/Line.module.css'
import { Section } from '../shared/parts.tsx'
import css from './MovePanel.module.css'

/** Mines that were rolled for during this movement, ship by ship: they go off when units load or land. */
export const MineReport = memo(function MineReport() {
  const log = useGame((store) => store.log)
  const rolls = useMemo(() => rollsOf(log), [log])
  if (rolls.length === 0) return null
  return (
    <Section title={t('panels.move.mines')}>
      <ul>
        {rolls.map((roll, i) => (
          <li key={i} className={`${line.mark} ${css.mine}`} data-result={roll.result}>
            <UnitIcon type={roll.ship.type} size={18} damaged={roll.result !== 'safe'} />
            <span>
              {t('panels.move.mine', {
                ship: unitTitle(roll.ship.type),
                zone: spaceName(roll.zone),
              })}
            </span>
            <span>{t('panels.move.mineDie', { value: roll.die.value, result: roll.result })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
})

function rollsOf(log: readonly Entry[]): EventOf<'mine-rolled'>[] {
  const last = log.at(-1)?.after
  const rolls: EventOf<'mine-rolled'>[] = []
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (
      !entry ||
      !last ||
      entry.before.flow.phase !== 'move' ||
      entry.before.flow.power !== last.flow.power ||
      entry.before.flow.round !== last.flow.round
    )
      break
    rolls.unshift(...entry.events.filter((event) => event.type === 'mine-rolled'))
  }
  return rolls
}
