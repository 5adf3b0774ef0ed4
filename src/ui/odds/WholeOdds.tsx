import '../../content/words/odds.ts'
import { Dialog } from 'radix-ui'
import { useMemo } from 'react'
import type { GameState } from '../../engine/index.ts'
import type { OddsQuery } from '../../odds/index.ts'
import { pricesOf } from '../../odds/tally.ts'
import { useGame } from '../../store/game/game.ts'
import { closeOutlook, useOutlook } from '../../store/odds/outlook.ts'
import { useForecast } from '../../store/odds/useForecast.ts'
import { spaceName, t } from '../text.ts'
import veil from '../widgets/Dialog.module.css'
import { Button } from '../widgets/index.ts'
import { OddsPicture } from './OddsPicture.tsx'
import { partiesAt, policyPlaceAt } from './parties.ts'
import css from './WholeOdds.module.css'

/** All odds of one battle as a dialog over the table. */
export function WholeOdds() {
  const game = useGame((store) => store.game)
  const ask = useOutlook((store) => store.ask)
  return (
    <Dialog.Root open={ask !== null && game !== null} onOpenChange={(open) => !open && closeOutlook()}>
      <Dialog.Portal>
        <Dialog.Overlay className={veil.veil} />
        <Dialog.Content className={`${veil.dialog} ${css.box}`} aria-describedby={undefined}>
          {game && ask && <Whole game={game} ask={ask} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Whole({ game, ask }: { game: GameState; ask: OddsQuery }) {
  const full = useMemo(() => ({ ...ask, table: true }), [ask])
  const { odds, isStale } = useForecast('outlook', game, full)
  const prices = useMemo(() => pricesOf(game), [game])
  return (
    <>
      <div className={css.head}>
        <Dialog.Title className="type-title">{t('odds.battle.title', { space: spaceName(ask.space) })}</Dialog.Title>
        <Dialog.Close asChild>
          <Button variant="quiet" icon="x" iconSize={16} aria-label={t('widgets.close')} />
        </Dialog.Close>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={css.scroll} tabIndex={0}>
        {odds ? (
          <OddsPicture
            odds={odds}
            old={isStale}
            parties={partiesAt(game, ask.space)}
            place={policyPlaceAt(game, ask.space, odds)}
            prices={prices}
          />
        ) : (
          <p>{t(isStale ? 'odds.battle.working' : 'odds.battle.nothing')}</p>
        )}
      </div>
    </>
  )
}
