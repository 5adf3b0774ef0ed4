import { useMemo } from 'react'
import { type Chronicle, type Moment, stateAt } from '../../history/index.ts'
import type { Relative } from '../../store/game/related-games.ts'
import { t } from '../text.ts'
import past from '../widgets/Past.module.css'
import css from './CompareSheet.module.css'
import { momentNote, momentsOffered, momentText } from './moments.ts'

type Props = {
  name: string
  moment: Moment
  /** The game on the table first, then other games whose moments are loaded. */
  chronicles: readonly Chronicle[]
  relatives: readonly Relative[]
  /** `null` index: the latest moment of a game that is still loading. */
  onChoose: (game: string, index: number | null) => void
}

/** A map title with a menu of all turns of this game and its branches. */
export function MomentMenu({ name, moment, chronicles, relatives, onChoose }: Props) {
  const shown = chronicles.find(({ game }) => game === moment.game)!
  const [here] = chronicles
  const earlier = moment.index < shown.entries.length || shown !== here
  return (
    <div className={`${css.moment} ${earlier ? past.past : ''}`}>
      <select
        aria-label={name}
        value={`${moment.index}:${moment.game}`}
        onChange={({ target }) => {
          const [index = '', ...game] = target.value.split(':')
          onChoose(game.join(':'), index === '' ? null : Number(index))
        }}
      >
        {chronicles.map((chronicle) => (
          <Turns
            key={chronicle.game}
            chronicle={chronicle}
            label={relatives.find(({ id }) => id === chronicle.game)?.title ?? t('compare.here')}
            chosen={chronicle === shown ? moment.index : null}
          />
        ))}
        {relatives
          .filter(({ id }) => chronicles.every(({ game }) => game !== id))
          .map(({ id, title }) => (
            <optgroup key={id} label={title}>
              <option value={`:${id}`}>{t('compare.latest')}</option>
            </optgroup>
          ))}
      </select>
      <span className="type-note">{momentNote(shown, moment, here?.game ?? '')}</span>
    </div>
  )
}

function Turns({ chronicle, label, chosen }: { chronicle: Chronicle; label: string; chosen: number | null }) {
  const { game } = chronicle
  const offered = useMemo(
    () => momentsOffered(chronicle, chosen).map((index) => [index, momentText(stateAt(chronicle, { game, index }))] as const),
    [chronicle, game, chosen],
  )
  return (
    <optgroup label={label}>
      {offered.map(([index, words]) => (
        <option key={index} value={`${index}:${game}`}>
          {words}
        </option>
      ))}
    </optgroup>
  )
}
