import { useMemo, useState } from 'react'
import { SIDES, type Side } from '../../engine/index.ts'
import { sidesOfPeople } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { isGame } from '../../store/game/table.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { t } from '../text.ts'
import { Dialog } from '../widgets/index.ts'
import { Segments } from '../widgets/Segments.tsx'

const otherSide = (side: Side): Side => (side === 'central' ? 'allies' : 'central')
const sideName = (side: Side): string => t(`app.side.${side}`)

/** Sides that can resign now. Empty in drills, sketches and finished wars, and while another moment is shown. */
export function useResignableSides(): readonly Side[] {
  const looks = useViewed(({ look }) => look !== null)
  const game = useGame((store) => store.game)
  const computers = useGame((store) => store.computers)
  const isClosed = useGame((store) => store.readOnly || !isGame(store))
  return useMemo(
    () => (!game || game.flow.winner || isClosed || looks ? [] : sidesOfPeople(game, computers)),
    [game, computers, isClosed, looks],
  )
}

type Props = { open: boolean; onOpenChange: (open: boolean) => void; sides: readonly Side[] }

/** Confirms a resignation, regardless of settings. With people on both sides the player picks the side. */
export function ResignDialog({ open, onOpenChange, sides }: Props) {
  const [chosen, setChosen] = useState<Side | null>(null)
  const side = chosen && sides.includes(chosen) ? chosen : sides[0]
  const change = (next: boolean) => {
    setChosen(null)
    onOpenChange(next)
  }
  if (!side) return null
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('app.resign.title', { side: sideName(side) })}
      description={t('app.resign.text', { side: sideName(side), other: sideName(otherSide(side)) })}
      confirm={t('app.resign.confirm')}
      onConfirm={() => useGame.getState().dispatch({ type: 'resign', side })}
    >
      {sides.length > 1 && (
        <Segments
          label={t('app.resign.side')}
          value={side}
          onChange={setChosen}
          choices={SIDES.map((id) => ({ id, label: sideName(id) }))}
        />
      )}
    </Dialog>
  )
}
