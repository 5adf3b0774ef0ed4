import { companions, type GameState, type SpaceId } from '../../engine/index.ts'
import { powerName, t } from '../text.ts'
import tick from '../widgets/Check.module.css'
import { Roundel, RuleTag } from '../widgets/index.ts'
import css from './Companions.module.css'
import { useJoined, useJoinedIn } from './joined.ts'

/** Allies with units here who may join the attack. Hidden in rules without joint attacks. */
export function Companions({ game, space }: { game: GameState; space: SpaceId }) {
  const joined = useJoinedIn(space)
  const toggle = useJoined((store) => store.toggle)
  const { powers, rule } = companions(game, space)
  if (powers.length === 0) return null
  return (
    <fieldset className={css.companions}>
      <legend>
        {t('battle.join.title')} <RuleTag rule={rule} />
      </legend>
      {powers.map((power) => (
        <label key={power}>
          <input type="checkbox" className={tick.box} checked={joined.includes(power)} onChange={() => toggle(space, power)} />
          <Roundel power={power} size={18} />
          {powerName(power)}
        </label>
      ))}
    </fieldset>
  )
}
