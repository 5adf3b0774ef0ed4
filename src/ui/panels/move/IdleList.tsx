import { memo, useMemo } from 'react'
import { idleSpaces } from '../../../planning/duties.ts'
import { groupByFront } from '../../../planning/fronts.ts'
import { useGame } from '../../../store/game/game.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { spaceName, t } from '../../text.ts'
import { Term } from '../../widgets/index.ts'
import { Section } from '../shared/parts.tsx'
import { pickUp } from './act.ts'
import css from './MovePanel.module.css'

/** With so many and fewer, fronts are more words than they save. */
const FEW = 6

/** Every stack that can still move, as a button: front by front, the strongest first. */
export const IdleList = memo(function IdleList() {
  const game = useGame((store) => store.game)
  const spaces = useMemo(() => (game ? idleSpaces(game) : []), [game])
  if (!game || spaces.length === 0) return null
  const fronts = spaces.length > FEW ? groupByFront(game, spaces) : [{ front: null, spaces }]
  return (
    <Section title={t('panels.move.idle')} aside={<Term term="stack">{t('panels.move.stacks', { count: spaces.length })}</Term>}>
      {fronts.map(({ front, spaces: here }) => (
        <div key={front} className={css.front}>
          {front && <span>{t(`panels.move.front.${front}`)}</span>}
          <div className={css.targets}>
            {here.map((space) => (
              <Chip key={space} space={space} />
            ))}
          </div>
        </div>
      ))}
    </Section>
  )
})

function Chip({ space }: { space: string }) {
  const setRing = useUi((ui) => ui.setRing)
  const choose = () => {
    if (pickUp(space)) setRing([space])
  }
  return (
    <button type="button" className={css.target} data-plain="" {...pointing([space])} onClick={choose}>
      {spaceName(space)}
    </button>
  )
}
