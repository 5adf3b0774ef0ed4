import { useEffect } from 'react'
import { notify } from '../../../store/notify.ts'
import { type Command, useCommands } from '../../../store/settings/commands.ts'
import { t } from '../../text.ts'
import { Button } from '../../widgets/index.ts'
import move from './MovePanel.module.css'
import { type Changing, dropLeaning, giveUpOrder, type Leaning } from './order-work.ts'
import css from './Question.module.css'

const closing: readonly Command[] = [{ id: 'move.keepOrders', key: 'back', priority: 5, run: dropLeaning }]

/** Asked before orders go that others depend on; the answers stand in the foot. */
export function LeaningCard({ leaning }: { leaning: Leaning }) {
  const { change, name, also } = leaning
  useCommands(closing)
  const title = t(change ? 'panels.order.changeTitle' : 'panels.order.backTitle', { order: name })
  const said = t('panels.order.leans', { orders: also.map((order) => `“${order}”`).join(', '), count: also.length })
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-first]')?.focus()
    notify(`${title} ${said}`, 'assertive')
  }, [title, said])
  return (
    <section className={css.question} aria-label={title}>
      <h3>{title}</h3>
      <p>{said}</p>
      {change && <p className={move.notes}>{t('panels.order.again')}</p>}
    </section>
  )
}

/** Over the units of an order that is being changed: what it was, and that it can go instead. */
export function ChangingBar({ changing }: { changing: Changing }) {
  return (
    <div className={css.changing}>
      <p>{t('panels.order.changing', { order: changing.name })}</p>
      <Button onClick={giveUpOrder}>{t('panels.order.giveUp')}</Button>
    </div>
  )
}
