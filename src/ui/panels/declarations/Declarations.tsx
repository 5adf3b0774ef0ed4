import type { GameState } from '../../../engine/index.ts'
import { t } from '../../text.ts'
import { Section } from '../shared/parts.tsx'
import css from './Declarations.module.css'
import { Declare } from './Declare.tsx'

/** What is said once and holds for the rest of the war. */
export function Declarations({ game }: { game: GameState }) {
  return (
    <Section title={t('panels.declare.all')}>
      <ul className={css.list}>
        <Declare game={game} />
      </ul>
    </Section>
  )
}
