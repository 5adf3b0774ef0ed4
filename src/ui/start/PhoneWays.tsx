import { openDesk } from '../../store/desk.ts'
import { openLearn } from '../../store/modes/learn-page.ts'
import { t } from '../../store/words.ts'
import { Glyph } from '../widgets/Glyph.tsx'
import css from './PhoneWays.module.css'

/** The parts of the start page that a phone shows one at a time. Wide windows show all of them, whatever the step. */
export type StartStep = 'front' | 'new' | 'wars' | 'games' | 'device'

type Props = {
  /** Kept games beside the one that is continued. */
  others: number
  onStep: (step: StartStep) => void
}

/** The rows below the picture on a phone. */
export function PhoneWays({ others, onStep }: Props) {
  const to = (step: StartStep) => () => onStep(step)
  return (
    <ul className={css.ways}>
      <Row icon="seats" way="new" onPress={to('new')} />
      {others > 0 && <Row icon="more" way="games" count={others} onPress={to('games')} />}
      <Row icon="book" way="learn" onPress={openLearn} />
      <Row icon="clock" way="wars" onPress={to('wars')} />
      <Row icon="file" way="device" onPress={to('device')} />
      <Row icon="dice" way="odds" onPress={openDesk} />
    </ul>
  )
}

type RowProps = { icon: string; way: string; count?: number; onPress: () => void }

const Row = ({ icon, way, count = 0, onPress }: RowProps) => (
  <li>
    <button type="button" className={css.way} data-way={way} onClick={onPress}>
      <Glyph name={icon} size={22} />
      <span>
        <b>{t(`app.start.way.${way}`)}</b>
        <small>{t(`app.start.way.${way}Note`, { count })}</small>
      </span>
      <Glyph name="chev" size={16} />
    </button>
  </li>
)
