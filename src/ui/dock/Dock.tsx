import { memo, type ReactNode, useEffect, useState } from 'react'
import { useComputerToAct } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { useDecision, usePhase, useWinner } from '../../store/game/selectors.ts'
import { exerciseIn } from '../../store/game/table.ts'
import { selectOrders } from '../../store/game/undo-state.ts'
import { useWarOver } from '../../store/game/war-end.ts'
import { useCommands } from '../../store/settings/commands.ts'
import { type DockTab, useUi } from '../../store/ui.ts'
import { useIsLookingBack, useViewed } from '../../store/view/viewed-moment.ts'
import { hintPanels } from '../chunks/hint-panels.ts'
import { phasePanels } from '../chunks/phase-panels.ts'
import { LazyFindSpace } from '../find/index.tsx'
import { exportOf, lazyModule, lazyPanel, useLoaded } from '../lazy.tsx'
import { t } from '../text.ts'
import column from '../widgets/Column.module.css'
import { setDockFoot, type Tab, Tabs } from '../widgets/index.ts'
import css from './Dock.module.css'
import { DockOverlay } from './DockOverlay.tsx'
import { Orders } from './Orders.tsx'
import { timeKeys } from './time-keys.ts'
import { useWide } from './useWide.ts'

const TurnPassed = lazyPanel(exportOf(hintPanels, 'TurnPassed'), { silent: true })
const SpacePanel = lazyPanel(exportOf(phasePanels, 'SpacePanel'))
const LogPanel = lazyPanel(exportOf(phasePanels, 'LogPanel'))
const IncomeTab = lazyPanel(exportOf(phasePanels, 'IncomeTab'))

const LossesTold = lazyPanel(exportOf(hintPanels, 'LossesTold'), { silent: true })

const background = lazyModule(() => import('./background.ts').then((module) => module.startBackground))

/** True if a battle board is open, current or replayed. */
export const useBattleOpen = (): boolean => {
  const again = useViewed(({ look }) => look?.board === true)
  const phase = usePhase()
  const space = useUi((ui) => ui.battleSpace)
  const decision = useDecision()
  const ended = useGame((store) => exerciseIn(store)?.face === 'result')
  const over = useWinner() !== null || ended
  const watching = useComputerToAct() !== null
  return again || (!over && !watching && phase === 'combat' && (space !== null || decision !== null))
}

/** The right column: the current task and tabs to read. */
export const Dock = memo(function Dock() {
  const tab = useUi((ui) => ui.tab)
  const setTab = useUi((ui) => ui.setTab)
  const past = useIsLookingBack()
  const orders = useGame((store) => selectOrders(store).length)
  const phase = usePhase()
  const counted = !past && orders > 0 && (phase === 'purchase' || phase === 'move')
  const over = useWarOver()
  const wide = useWide()
  const battle = useBattleOpen()
  const question = useDecision()?.id
  const watching = useComputerToAct() !== null
  const asked = watching ? undefined : question
  const [sheet, setSheet] = useState<'peek' | 'half' | 'full'>('half')
  const startBackground = useLoaded(background)
  useEffect(() => startBackground?.(), [startBackground])
  useCommands(timeKeys)
  // A question opens the orders tab.
  useEffect(() => {
    if (asked !== undefined) setTab('orders')
  }, [asked, setTab])

  const tabs: Tab<DockTab>[] = [
    {
      id: 'orders',
      label: t(past ? 'app.dock.moment' : over ? 'app.dock.result' : 'app.dock.orders'),
      content: <Orders />,
      keep: true,
      ...(counted ? { badge: orders } : {}),
    },
  ]
  if (!wide) {
    tabs.push({ id: 'space', label: t('app.dock.space'), content: <SpacePanel /> })
    const log = (
      <>
        <h2 className="sr-only">{t('app.dock.log')}</h2>
        <LogPanel />
      </>
    )
    tabs.push({ id: 'log', label: t('app.dock.log'), content: log })
  }
  tabs.push({ id: 'income', label: t('app.dock.income'), content: <IncomeTab /> })
  const shown = tabs.some((each) => each.id === tab) ? tab : 'orders'
  const next = { peek: 'half', half: 'full', full: 'peek' } as const
  return (
    <aside
      className={css.dock}
      data-dock=""
      data-battle={battle || undefined}
      data-sheet={sheet}
      aria-label={t('app.dock.label')}
    >
      <button
        type="button"
        className={css.grip}
        aria-label={t(`app.dock.sheet.${next[sheet]}`)}
        onClick={() => setSheet(next[sheet])}
      />
      <div className={`${column.column} ${css.main}`}>
        <Tabs label={t('app.dock.tabs')} value={shown} onChange={setTab} tabs={tabs} />
        <DockOverlay />
        <TurnPassed />
        <LossesTold />
      </div>
      <div className={css.foot} ref={setDockFoot} />
    </aside>
  )
})

/** Wide screens show space, finder and log in a column at the left. */
export function SideColumn() {
  const finding = useUi((ui) => ui.sheet === 'find')
  const setSheet = useUi((ui) => ui.setSheet)
  return (
    <aside className={css.column} aria-label={t('app.dock.column')}>
      <section className={css.part} aria-label={t('app.dock.space')}>
        <Tabs
          label={t('app.dock.column')}
          value={finding ? 'find' : 'space'}
          onChange={(id) => setSheet(id === 'find' ? 'find' : null)}
          tabs={[
            { id: 'space', label: t('app.dock.space'), content: <SpacePanel /> },
            { id: 'find', label: t('app.tools.find'), content: <LazyFindSpace /> },
          ]}
        />
      </section>
      <ColumnPart label={t('app.dock.log')}>
        <LogPanel />
      </ColumnPart>
    </aside>
  )
}

function ColumnPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-label={label}>
      <h2 className={css.partTitle}>{label}</h2>
      {children}
    </section>
  )
}
