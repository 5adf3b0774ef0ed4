import { memo } from 'react'
import { content } from '../../content/index.ts'
import { decision, POWERS, type PowerId, productionOf, sideOf, situation, treasuryOf, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { useUi } from '../../store/ui.ts'
import { powerCode, powerName, t } from '../text.ts'
import { Glyph, Roundel } from '../widgets/index.ts'
import css from './Header.module.css'

const capitals = new Map(content.powers.map((power) => [power.id, power.capital]))

export function Chips() {
  return POWERS.map((power) => (
    <li key={power}>
      <PowerChip power={power} />
    </li>
  ))
}

/** A power's income and treasury; pressing it shows its capital and its books. */
const PowerChip = memo(function PowerChip({ power }: { power: PowerId }) {
  const income = useGame(({ game }) => (game ? productionOf(game, power) : 0))
  const treasury = useGame(({ game }) => (game ? treasuryOf(game, power) : 0))
  const current = useGame(({ game }) => game !== null && turn(game).power === power)
  const deciding = useGame(({ game }) => game !== null && decision(game)?.by === power && turn(game).power !== power)
  const played = useGame(({ game }) => game !== null && POWERS.indexOf(power) < POWERS.indexOf(turn(game).power))
  const neutral = useGame(({ game }) => power === 'usa' && game !== null && !situation(game).usaAtWar)
  const show = () => {
    const capital = capitals.get(power)
    const { setRing, setInspect, setTab } = useUi.getState()
    if (capital) {
      setRing([capital])
      setInspect(capital)
    }
    setTab('income')
  }
  const state = neutral ? 'neutral' : current ? 'moves' : deciding ? 'decides' : played ? 'played' : 'waits'
  const name = t('app.chip.label', { power: powerName(power), side: sideOf(power), income, treasury, state })
  return (
    <button
      type="button"
      className={css.chip}
      data-power={power}
      data-side={neutral ? undefined : sideOf(power)}
      data-deciding={deciding || undefined}
      aria-current={current || undefined}
      aria-label={name}
      title={name}
      onClick={show}
    >
      <Roundel power={power} size={24} hollow={neutral} />
      <span>
        <span className={css.code}>
          {powerCode(power)}
          {played && <Glyph name="check" size={11} />}
        </span>
        <span className={css.money} data-out={neutral || undefined}>
          <b>{income}</b>
          <small>{t('app.chip.treasury', { treasury })}</small>
        </span>
      </span>
    </button>
  )
})
