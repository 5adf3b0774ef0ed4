import { useMemo } from 'react'
import { type GameState, turn } from '../../../engine/index.ts'
import { arrivingUnits } from '../../../planning/forecast.ts'
import { targetsOf } from '../../../planning/targets.ts'
import { useGame } from '../../../store/game/game.ts'
import { turnStart } from '../../../store/game/timeline.ts'
import { useCommands } from '../../../store/settings/commands.ts'
import { useUi } from '../../../store/ui.ts'
import { phasePanels } from '../../chunks/phase-panels.ts'
import { exportOf, lazyPanel } from '../../lazy.tsx'
import { runQueuedPress, takePresses } from '../../press.ts'
import { TryIt } from '../../sketch/TryIt.tsx'
import { powerName, t } from '../../text.ts'
import { usePicking } from '../../usePicking.ts'
import { PanelTitle, PhasePanel } from '../shared/parts.tsx'
import { AimCard } from './AimCard.tsx'
import { pressToMove } from './act.ts'
import { useAsked } from './asked.ts'
import { moveCommands } from './commands.ts'
import { Ferry } from './Ferry.tsx'
import { IdleList } from './IdleList.tsx'
import { LeftEmpty } from './LeftEmpty.tsx'
import { MineReport } from './MineReport.tsx'
import { MoveFoot } from './MoveFoot.tsx'
import css from './MovePanel.module.css'
import { ChangingBar, LeaningCard } from './OrderCards.tsx'
import { OrdersList } from './OrdersList.tsx'
import { changeOrder, useChanging, useLeaning } from './order-work.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { SelectionCard } from './SelectionCard.tsx'
import { TargetList } from './TargetList.tsx'
import { useTapped } from './tapped.ts'

takePresses({ move: pressToMove, order: changeOrder })

const Recap = lazyPanel(exportOf(phasePanels, 'Recap'))

export function MovePanel() {
  const game = useGame((store) => store.game)
  return game && turn(game).phase === 'move' ? <Move game={game} /> : null
}

function Move({ game }: { game: GameState }) {
  const { power } = turn(game)
  const selection = useUi((ui) => ui.selection)
  const aimed = useUi((ui) => ui.aim ?? ui.hover)
  const asked = useAsked((store) => store.asked)
  const targets = useMemo(() => targetsOf(game, selection), [game, selection])
  // Where nothing can be bought the turn begins here.
  const untold = useGame(({ log }) => log.length > 0 && log.length === turnStart(log))
  const leaning = useLeaning()
  const changing = useChanging()
  useCommands(moveCommands)

  usePicking('move', runQueuedPress)

  const open = asked && asked.game === game && asked.selection === selection ? asked : null
  const target = aimed ? targets[aimed] : undefined
  const finger = useTapped(({ space }) => space)
  const tapped = target && finger === target.space ? target : null
  return (
    <PhasePanel
      label={t('panels.move.label', { power: powerName(power) })}
      foot={
        <MoveFoot
          game={game}
          asked={open}
          leaning={leaning}
          changing={changing}
          tapped={tapped}
          target={target ?? (changing?.to ? targets[changing.to] : undefined)}
        />
      }
    >
      {leaning && <LeaningCard leaning={leaning} />}
      {selection ? (
        <>
          {changing && <ChangingBar changing={changing} />}
          <SelectionCard
            game={game}
            selection={selection}
            to={open?.target.space ?? target?.space ?? null}
            asked={open && arrivingUnits(open.selection, open.target)}
          />
          {open ? (
            <QuestionCard asked={open} />
          ) : (
            <>
              <LeftEmpty game={game} selection={selection} />
              <Ferry game={game} selection={selection} targets={targets} />
              {/* Its room is kept, so that nothing below moves while the pointer goes from space to space. */}
              <AimCard game={game} selection={selection} target={target} targets={targets} />
              <OrdersList />
              <TargetList selection={selection} targets={targets} aimed={aimed} />
            </>
          )}
        </>
      ) : (
        <>
          {untold && <Recap game={game} />}
          <PanelTitle figure={<TryIt />}>{t('panels.move.title')}</PanelTitle>
          <p className={css.hint}>{t('panels.move.hint')}</p>
          <OrdersList />
          <IdleList />
        </>
      )}
      <MineReport />
    </PhasePanel>
  )
}
