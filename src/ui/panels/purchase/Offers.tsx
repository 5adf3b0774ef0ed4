import { type ReactNode, useEffect, useRef } from 'react'
import {
  type Action,
  type GameState,
  minorForecast,
  offers,
  type RuleError,
  type SpaceId,
  situation,
  turn,
} from '../../../engine/index.ts'
import { spaceIn } from '../../../planning/board.ts'
import { useGame } from '../../../store/game/game.ts'
import { useOrders } from '../../../store/game/undo-state.ts'
import { useUi } from '../../../store/ui.ts'
import { countsText, spaceName, t } from '../../text.ts'
import { Button, Glyph } from '../../widgets/index.ts'
import { Section, SpaceLink } from '../shared/parts.tsx'
import css from './Offers.module.css'
import { OFFERS } from './Own.tsx'

/** What money can do beside buying units: countries to win, revolts to raise. Nothing where the rules know none of it. */
export function Offers({ game }: { game: GameState }) {
  const { influence, revolts } = offers(game)
  const paid = situation(game).paid
  const { power } = turn(game)
  return (
    <>
      {influence.length > 0 && (
        <Section id={OFFERS.influence} title={t('panels.offers.influence')}>
          <p className="type-note">{t('panels.offers.influenceNote')}</p>
          <ul className={css.list}>
            {influence.map(({ country, price, refusal }) => (
              <Row
                key={country}
                space={country}
                note={armyOf(game, country, power)}
                price={price}
                paid={paid?.influence.includes(country) ?? false}
                refusal={refusal}
                action={{ type: 'influence', country }}
                label={t('panels.offers.win', { space: spaceName(country), price })}
              />
            ))}
          </ul>
        </Section>
      )}
      {revolts.length > 0 && (
        <Section id={OFFERS.revolts} title={t('panels.offers.revolts')}>
          <p className="type-note">{t('panels.offers.revoltsNote')}</p>
          <ul className={css.list}>
            {revolts.map(({ territory, price, refusal }) => (
              <Row
                key={territory}
                space={territory}
                note={t('panels.offers.worth', { ipc: spaceIn(game, territory)?.ipc ?? 0 })}
                price={price}
                paid={paid?.revolts.includes(territory) ?? false}
                refusal={refusal}
                action={{ type: 'revolt', territory }}
                label={t('panels.offers.raise', { space: spaceName(territory), price })}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

/** The army that would come, and what the land pays. */
function armyOf(game: GameState, space: SpaceId, power: Parameters<typeof minorForecast>[2]): string {
  const force = minorForecast(game, space, power)?.force
  const ipc = spaceIn(game, space)?.ipc ?? 0
  return force ? t('panels.offers.army', { units: countsText(force), ipc }) : t('panels.offers.worth', { ipc })
}

const DEAR: ReadonlySet<string> = new Set(['influence-too-dear', 'revolt-too-dear'])

type RowProps = {
  space: SpaceId
  note: ReactNode
  price: number
  paid: boolean
  refusal: RuleError | undefined
  action: Action
  label: string
}

function Row({ space, note, price, paid, refusal, action, label }: RowProps) {
  const dispatch = useGame((store) => store.dispatch)
  // What no money changes is said at once.
  const shut = refusal && !DEAR.has(refusal.code) ? refusal.message : null
  const row = useRef<HTMLLIElement>(null)
  const pressed = useRef<boolean | null>(null)
  // The button that was pressed is gone; the keys go on with the one in its place.
  useEffect(() => {
    if (pressed.current === null || pressed.current === paid) return
    pressed.current = null
    if (document.activeElement === document.body) [...(row.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [paid])
  const press = (act: () => void) => {
    pressed.current = paid
    act()
  }
  return (
    <li ref={row} className={css.row}>
      <span>
        <SpaceLink space={space} />
        <small>{paid ? t('panels.offers.waits') : (shut ?? note)}</small>
      </span>
      {paid ? (
        <Paid action={action} space={space} onBack={press} />
      ) : (
        <Button aria-label={label} why={refusal ?? null} onClick={() => press(() => dispatch(action))}>
          {t(`panels.offers.${action.type === 'revolt' ? 'raiseFor' : 'winFor'}`, { price })}
        </Button>
      )}
    </li>
  )
}

/** Paid for, and with a way back while nothing stands on it. */
function Paid({ action, space, onBack }: Pick<RowProps, 'action' | 'space'> & { onBack: (act: () => void) => void }) {
  const order = useOrders().find((each) => isSame(each.action, action))
  const takeBack = useGame((store) => store.takeBack)
  const setWhy = useUi((ui) => ui.setWhy)
  const back = () => {
    const error = order && takeBack(order.index)
    if (error) setWhy(error)
  }
  return (
    <span className={css.paid}>
      <Glyph name="check" size={20} title={t('panels.offers.paid')} />
      {order && (
        <Button
          variant="quiet"
          icon="x"
          iconSize={16}
          aria-label={t('panels.offers.takeBack', { space: spaceName(space) })}
          why={order.removable ? null : (order.why ?? t('panels.move.fixed'))}
          onClick={() => onBack(back)}
        />
      )}
    </span>
  )
}

const isSame = (a: Action, b: Action): boolean =>
  (a.type === 'influence' && b.type === 'influence' && a.country === b.country) ||
  (a.type === 'revolt' && b.type === 'revolt' && a.territory === b.territory)
