import { POWERS } from '../../engine/index.ts'
import { powerName } from '../text.ts'
import { Roundel } from '../widgets/index.ts'
import css from './StartPage.module.css'

export function Roster() {
  return (
    <ul className={css.roster}>
      {POWERS.map((power) => (
        <li key={power}>
          <Roundel power={power} size={16} />
          {powerName(power)}
        </li>
      ))}
    </ul>
  )
}
