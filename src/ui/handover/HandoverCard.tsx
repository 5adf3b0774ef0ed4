import { useEffect, useRef } from 'react'
import { decision, type GameState, type PowerId, turn } from '../../engine/index.ts'
import { controllerName, useComputerToAct } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { beginHandedTurn, useHandoverShown } from '../../store/game/handover.ts'
import { useMustDecide, useSeatOf } from '../../store/game/selectors.ts'
import { endsTurn, playerName, turnStart } from '../../store/game/timeline.ts'
import { undo } from '../../store/game/undo-commands.ts'
import { selectUndoState } from '../../store/game/undo-state.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import { useSettings } from '../../store/settings/settings.ts'
import { hintPanels } from '../chunks/hint-panels.ts'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { powerAtStart, powerInText, powerName, t } from '../text.ts'
import { Button, Glyph, KeyCap, PrimaryButton } from '../widgets/index.ts'
import css from './HandoverCard.module.css'

const BandLines = lazyPanel(exportOf(hintPanels, 'BandLines'), { silent: true })

/** The kind of hand-over: a turn, one decision, or the rest of a turn after another person's decision. */
type Kind = 'turn' | 'decision' | 'again'

function kindOf(game: GameState, isFresh: boolean): Kind {
  const asked = decision(game)
  if (asked && asked.by !== turn(game).power) return 'decision'
  return isFresh ? 'turn' : 'again'
}

/**
 * Blocks all orders until the next person presses begin. The button is over the map, away from the main button that the
 * previous person just pressed.
 */
export function HandoverCard() {
  const power = useHandoverShown()
  useSaidWithoutCard()
  const game = useGame((store) => store.game)
  return power && game ? <Card key={power} game={game} power={power} /> : null
}

/** Without the card, the change of person is still announced. */
function useSaidWithoutCard(): void {
  const power = useMustDecide()
  const seat = useSeatOf(power)
  const isOff = useSettings(({ handover }) => handover === 'off')
  const isComputer = useComputerToAct() !== null
  const before = useRef(seat)
  useEffect(() => {
    const { game, log } = useGame.getState()
    if (isOff && !isComputer && game && log.length > 0 && before.current !== seat) {
      const kind = kindOf(game, log.length === turnStart(log))
      notify(t('app.handover.spoken', { player: playerName(game, power), power: powerName(power), kind }), 'assertive')
    }
    before.current = seat
  }, [seat, power, isOff, isComputer])
}

function Card({ game, power }: { game: GameState; power: PowerId }) {
  const isFresh = useGame(({ log }) => log.length === turnStart(log))
  const computers = useGame((store) => store.computers)
  const passed = useGame((store) => {
    const last = store.log.at(-1)
    return last && selectUndoState(store).can && endsTurn(last) ? last.before.flow.power : null
  })
  const card = useRef<HTMLElement>(null)
  const player = playerName(game, power)
  const kind = kindOf(game, isFresh)
  const keeps = turn(game).power
  useEffect(() => {
    notify(t('app.handover.spoken', { player, power: powerName(power), kind }), 'assertive')
    card.current?.querySelector<HTMLElement>('[data-primary]')?.focus({ preventScroll: true })
  }, [player, power, kind])
  return (
    <div className={css.over}>
      <section ref={card} className={css.card} data-handover={kind} data-power={power} aria-labelledby="handover-title">
        <header className={css.head}>
          <Glyph name={power} size={28} />
          <h2 id="handover-title" className="type-title">
            {t('app.handover.title', { player, power: powerInText(power) })}
          </h2>
        </header>
        <div className={css.body}>
          <p>{t(`app.handover.${kind}`, { power: powerInText(keeps) })}</p>
          {kind === 'turn' && <BandLines game={game} />}
          {kind === 'decision' && (
            <p className={css.keeper}>
              <Glyph name={keeps} size={14} />
              {t('app.handover.keeps', { player: controllerName(computers, game, keeps) })}
            </p>
          )}
        </div>
        <footer className={css.foot}>
          <PrimaryButton power={power} onPress={beginHandedTurn} careful={kind === 'turn'}>
            {t('app.handover.begin', { power: powerAtStart(power), kind })}
          </PrimaryButton>
          {passed && (
            <p className={css.undo}>
              <span>{t('app.undo.turnOver', { power: powerInText(passed) })}</span>
              <Button variant="quiet" onClick={undo}>
                {t('app.undo.name')} <KeyCap silent>{keyLabel('undo')}</KeyCap>
              </Button>
            </p>
          )}
        </footer>
      </section>
    </div>
  )
}

/** Replaces the orders in the dock until the next person begins. */
export function HandoverNote({ power }: { power: PowerId }) {
  const player = useGame(({ game }) => (game ? playerName(game, power) : ''))
  return (
    <div className={css.note} data-power={power}>
      <Glyph name={power} size={20} />
      <p>{t('app.handover.waits', { player })}</p>
    </div>
  )
}
