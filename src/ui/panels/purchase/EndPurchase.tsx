import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { costOfAll, currentPurchase, type GameState, owedOrder, turn } from '../../../engine/index.ts'
import { unitCount } from '../../../planning/counts.ts'
import { budgetOf, politicalPayments, purchaseRows } from '../../../planning/purchase.ts'
import { useGame } from '../../../store/game/game.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { countsText, spaceName, t } from '../../text.ts'
import foot from '../../widgets/Foot.module.css'
import { Button, KeyCap, PrimaryButton } from '../../widgets/index.ts'
import css from './PurchasePanel.module.css'

/** The main button of Purchase. It asks once before the phase ends with nothing bought, where something could be. */
export function EndPurchase({ game }: { game: GameState }) {
  const { power } = turn(game)
  const dispatch = useGame((store) => store.dispatch)
  const [asked, setAsked] = useState<GameState | null>(null)
  const order = currentPurchase(game)
  const units = unitCount(order)
  const paid = politicalPayments(game)
  const owed = owedOrder(game)
  const keep = useCallback(() => setAsked(null), [])
  const end = () => dispatch({ type: 'end-phase' })
  const go = () => {
    const isIdle = units === 0 && paid.length === 0 && purchaseRows(game).some((row) => row.more === null)
    if (isIdle) setAsked(game)
    else end()
  }
  // Whatever is ordered meanwhile answers the question.
  if (asked === game) return <Ask game={game} onKeep={keep} onEnd={end} />
  return (
    <PrimaryButton onPress={go} power={power}>
      {units > 0
        ? t('panels.purchase.buy', { count: units, cost: costOfAll(game, order) })
        : owed
          ? t('panels.purchase.buyOwed', { units: countsText(owed.units), cost: owed.cost, space: spaceName(owed.space) })
          : t(paid.length > 0 ? 'panels.purchase.buyNoUnits' : 'panels.purchase.buyNothing')}
    </PrimaryButton>
  )
}

type AskProps = { game: GameState; onKeep: () => void; onEnd: () => void }

function Ask({ game, onKeep, onEnd }: AskProps) {
  useCommands(useMemo(() => [{ id: 'purchase.keep', key: 'back' as const, priority: 5, run: onKeep }], [onKeep]))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-primary]')?.focus(), [])
  const owed = owedOrder(game)
  return (
    <div ref={box} className={css.ask}>
      <p role="alert">
        <b>{t('panels.purchase.nothingAsk', { owed: owed ? 'yes' : 'no' })}</b>{' '}
        {t('panels.purchase.nothingStays', { left: budgetOf(game) - (owed?.cost ?? 0) })}
      </p>
      <div className={foot.pair}>
        <Button onClick={onKeep}>
          {t('panels.purchase.keepBuying')} <KeyCap silent>Esc</KeyCap>
        </Button>
        <PrimaryButton power={turn(game).power} onPress={onEnd} careful>
          {t('panels.purchase.nothingYes')}
        </PrimaryButton>
      </div>
    </div>
  )
}
