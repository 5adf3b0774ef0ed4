import '../../content/words/help.ts'
import { decision, type GameState, turn, unitTypesOf } from '../../engine/index.ts'
import { idleSpaces } from '../../planning/duties.ts'
import { doesText, valuesText } from '../panels/purchase/values.ts'
import { SpaceLink } from '../panels/shared/parts.tsx'
import { t, unitTitle } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './ForLearners.module.css'

type Props = { game: GameState }

/** Spaces with units that can still move, as links. */
export function WhoMayMove({ game }: Props) {
  const idle = turn(game).phase === 'move' && !decision(game) ? idleSpaces(game) : []
  if (idle.length === 0) return <p>{t('coach.help.idleNone')}</p>
  return (
    <ul className={css.idle}>
      {idle.map((space) => (
        <li key={space}>
          <SpaceLink space={space} />
        </li>
      ))}
    </ul>
  )
}

/** Every unit of this game: cost, combat values and abilities. */
export function WhatUnitsDo({ game }: Props) {
  return (
    <dl className={css.units}>
      {unitTypesOf(game)
        .filter(({ kind }) => kind !== 'marker')
        .map(({ id }) => (
          <div key={id}>
            <dt>
              <Glyph name={id} size={24} />
              <b>{unitTitle(id)}</b> <span>{valuesText(game, id)}</span>
            </dt>
            <dd>{doesText(game, id)}</dd>
          </div>
        ))}
    </dl>
  )
}
