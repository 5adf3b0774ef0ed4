import { POWERS } from '../../engine/types/ids.ts'
import { powerName } from '../../store/words.ts'
import { Roundel } from '../widgets/Roundel.tsx'
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
