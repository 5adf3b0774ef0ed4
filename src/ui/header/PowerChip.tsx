import { memo } from 'react'
import {
  dataOf,
  decision,
  type GameState,
  hasLeftWar,
  isAtWar,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  treasuryOf,
  turn,
} from '../../engine/index.ts'
import { capitalOf } from '../../planning/board.ts'
import { useGame } from '../../store/game/game.ts'
import { useUi } from '../../store/ui.ts'
import { useShown, useViewed } from '../../store/view/viewed-moment.ts'
import { powerCode, powerName, t } from '../text.ts'
import { Glyph, Roundel } from '../widgets/index.ts'
import { earnings } from './earnings.ts'
import css from './Header.module.css'

/** The spaces of a power, capital first; the capital alone if it has no units. */
function standsIn(game: GameState, power: PowerId): SpaceId[] {
  const home = capitalOf(power)
  const held = Object.entries(game.war.units).filter(([, stacks]) => stacks.some((stack) => stack.power === power))
  return [home, ...held.map(([space]) => space).filter((space) => space !== home)]
}

export function Chips() {
  // A stable reference, to avoid renders.
  const order = useShown((game) => (game ? dataOf(game).turnOrder : POWERS))
  return order.map((power, at) => (
    <li key={power}>
      <PowerChip power={power} at={at} />
    </li>
  ))
}

/** Income and treasury of a power. Clicking it shows its armies and its books. */
const PowerChip = memo(function PowerChip({ power, at }: { power: PowerId; at: number }) {
  const income = useShown((game) => (game ? earnings(game)[power] : 0))
  const treasury = useShown((game) => (game ? treasuryOf(game, power) : 0))
  const current = useShown((game) => game !== null && !game.flow.winner && turn(game).power === power)
  const deciding = useShown((game) => game !== null && decision(game)?.by === power && turn(game).power !== power)
  const played = useShown((game) => game !== null && at < dataOf(game).turnOrder.indexOf(turn(game).power))
  const neutral = useShown((game) => game !== null && !isAtWar(game, power))
  const out = useShown((game) => game !== null && hasLeftWar(game, power))
  const show = () => {
    const game = useViewed.getState().look?.state ?? useGame.getState().game
    const { setRing, setInspect, setBooks } = useUi.getState()
    if (game) setRing(standsIn(game, power))
    setInspect(capitalOf(power))
    setBooks(power)
  }
  const state = out ? 'out' : neutral ? 'neutral' : current ? 'moves' : deciding ? 'decides' : played ? 'played' : 'waits'
  const name = t('app.chip.label', { power: powerName(power), side: sideOf(power), income, treasury, state })
  return (
    <button
      type="button"
      className={css.chip}
      data-power={power}
      data-side={neutral || out ? undefined : sideOf(power)}
      data-deciding={deciding || undefined}
      aria-current={current || undefined}
      aria-label={name}
      title={name}
      onClick={show}
    >
      <span className={css.badge}>
        <Roundel power={power} size={24} hollow={neutral || out} />
        <span className={css.code} translate="no">
          {powerCode(power)}
          {played && <Glyph name="check" size={11} />}
        </span>
      </span>
      <span className={css.money} data-out={neutral || out || undefined}>
        <span>
          <b>{income}</b> <small className={css.each}>{t('app.chip.each')}</small>
        </span>
        <small>{t('app.chip.treasury', { treasury })}</small>
      </span>
    </button>
  )
})
