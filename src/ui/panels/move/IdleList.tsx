import { memo, useMemo } from 'react'
import { idleSpaces } from '../../../planning/duties.ts'
import { useGame } from '../../../store/game.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { spaceName, t } from '../../text.ts'
import { Section } from '../shared/parts.tsx'
import { pickUp } from './act.ts'
import css from './MovePanel.module.css'

/** Every stack that can still move, as a button. */
export const IdleList = memo(function IdleList() {
  const game = useGame((store) => store.game)
  const setRing = useUi((ui) => ui.setRing)
  const spaces = useMemo(() => (game ? [...idleSpaces(game)].sort(byName) : []), [game])
  if (spaces.length === 0) return null
  const choose = (space: string) => {
    if (pickUp(space)) setRing([space])
  }
  return (
    <Section title={t('panels.move.idle')} aside={spaces.length}>
      <div className={css.targets}>
        {spaces.map((space) => (
          <button
            key={space}
            type="button"
            className={css.target}
            data-plain=""
            {...pointing([space])}
            onClick={() => choose(space)}
          >
            {spaceName(space)}
          </button>
        ))}
      </div>
    </Section>
  )
})

const byName = (a: string, b: string) => spaceName(a).localeCompare(spaceName(b), undefined, { numeric: true })
