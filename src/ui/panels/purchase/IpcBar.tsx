import { memo } from 'react'
import type { Counts, GameState, SpaceId } from '../../../engine/index.ts'
import { costShares } from '../../../planning/purchase.ts'
import { spaceName, t, unitName } from '../../text.ts'
import css from './IpcBar.module.css'

type Props = { game: GameState; order: Counts; paid: readonly { space: SpaceId; price: number }[]; budget: number }

/** The treasury as one tick an IPC, in fives: what is spent on what, and what is left. */
export const IpcBar = memo(function IpcBar({ game, order, paid, budget }: Props) {
  const spent = [
    ...costShares(game, order).map(({ type, cost }) => ({ id: type as string, name: unitName(type, order[type]), cost })),
    ...paid.map(({ space, price }) => ({ id: space, name: spaceName(space), cost: price })),
  ]
  const left = budget - spent.reduce((sum, share) => sum + share.cost, 0)
  const ticks = [
    ...spent.flatMap((share, i) => Array.from({ length: share.cost }, () => String(i % 4))),
    ...Array.from({ length: left }, () => 'left'),
  ]
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {ticks.map((shade, i) => (
          <span key={i} className={css.tick} data-shade={shade} data-five={i % 5 === 4 || undefined} />
        ))}
      </div>
      <div className={css.legend}>
        {spent.map((share) => (
          <span key={share.id}>{t('panels.purchase.share', { unit: share.name, cost: share.cost })}</span>
        ))}
        <strong>{t('panels.purchase.left', { left })}</strong>
      </div>
    </>
  )
})
