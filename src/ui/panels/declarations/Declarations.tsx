import { useState } from 'react'
import { type GameState, type Side, sideOf, turn } from '../../../engine/index.ts'
import { useGame } from '../../../store/game.ts'
import { useReadOnly, useWinner } from '../../../store/selectors.ts'
import { t } from '../../text.ts'
import { Button, Dialog, Glyph } from '../../widgets/index.ts'
import { Section, UnitRow } from '../shared/parts.tsx'
import css from './Declarations.module.css'
import { Declare } from './Declare.tsx'

type Props = { game: GameState }

/** What is said once and holds for the rest of the war. */
export function Declarations({ game }: Props) {
  // Nobody gives in within a drill: it can be left.
  const drill = useGame((store) => store.practice !== null)
  return (
    <Section title={t('panels.declare.all')}>
      <ul className={css.list}>
        <Declare game={game} />
        {!drill && <Resign game={game} />}
      </ul>
    </Section>
  )
}

/** For the side whose turn it is; asked once more, whatever the settings say. */
function Resign({ game }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const [resigning, setResigning] = useState<Side | null>(null)
  const side = sideOf(turn(game).power)
  const readOnly = useReadOnly()
  const over = useWinner() !== null
  return (
    <>
      <UnitRow
        icon={<Glyph name="warn" size={24} />}
        name={t('panels.declare.resign', { side: t(`app.side.${side}`) })}
        note={t('app.resign.text')}
        control={
          <Button why={readOnly ? t('app.save.readOnly') : over ? t('app.menu.over') : null} onClick={() => setResigning(side)}>
            {t('panels.declare.resignButton')}
          </Button>
        }
      />
      <Dialog
        open={resigning !== null}
        onOpenChange={(open) => !open && setResigning(null)}
        title={t('app.resign.title', { side: t(`app.side.${resigning ?? side}`) })}
        description={t('app.resign.text')}
        confirm={t('app.resign.confirm')}
        onConfirm={() => resigning && dispatch({ type: 'resign', side: resigning })}
      />
    </>
  )
}
