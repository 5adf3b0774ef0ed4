/** What the table itself can be asked for. Panels add their own while they are open. */

import { flushSync } from 'react-dom'
import { useGame } from '../store/game/game.ts'
import { redo } from '../store/game/undo-commands.ts'
import { callLegend, closeLegend } from '../store/legend.ts'
import type { Command } from '../store/settings/commands.ts'
import type { KeyId } from '../store/settings/keys.ts'
import { pressMainButton } from '../store/settings/main-button.ts'
import { callSpaces, closeSpaces } from '../store/spaces.ts'
import { type DockTab, useUi } from '../store/ui.ts'
import type { TheatreId } from '../store/view/board-view.ts'
import { undoOrAgree } from '../ui/agreement/undo.ts'
import { review } from '../ui/chunks/review.ts'
import { homeOfFocus } from '../ui/home.ts'
import { callLazy, exportOf, lazyModule } from '../ui/lazy.tsx'
import { boardHandle } from './board-handle.ts'
import type { Query } from './queries.ts'

const playing = () => useGame.getState().start !== null
const covered = () => useUi.getState().rule !== null || useUi.getState().sheet !== null

function callRules(): void {
  const { rule, openRule } = useUi.getState()
  openRule(rule === null ? '' : null)
}

const runQuery = lazyModule(() => import('./queries.ts').then((module) => module.runQuery))
const ask = (id: Query) => callLazy(runQuery, id)

/** The focus goes where a change leads, as soon as that is drawn: a moment later it could be wanted elsewhere. */
function focusAfter(change: () => void, place: () => HTMLElement | null): void {
  flushSync(change)
  place()?.focus()
}

const tab = (id: DockTab, key: KeyId): Command => ({
  id: `tab.${id}`,
  key,
  when: playing,
  run: () => {
    const show = () => {
      useUi.getState().setSheet(null)
      useUi.getState().setTab(id)
    }
    // The orders are what is done at the table: the keyboard goes there, as G brings it to the map.
    if (id === 'orders') focusAfter(show, homeOfFocus)
    else show()
    if (id === 'income') ask('income')
  },
})

const THEATRES: readonly TheatreId[] = ['west', 'east', 'balkans', 'italy', 'near-east', 'atlantic']

const zoom = (key: KeyId, factor: number): Command => ({
  id: `map.${key}`,
  key,
  when: playing,
  run: () => boardHandle.current?.zoomBy(factor),
})

export const baseCommands: readonly Command[] = [
  {
    id: 'overlay.close',
    key: 'back',
    priority: 10,
    when: covered,
    run: () => {
      const { rule, openRule, setSheet } = useUi.getState()
      if (rule !== null) openRule(null)
      else setSheet(null)
    },
  },
  { id: 'primary', key: 'primary', run: () => void pressMainButton() },
  { id: 'undo', key: 'undo', when: playing, run: undoOrAgree },
  { id: 'redo', key: 'redo', when: playing, run: redo },
  { id: 'sketch', key: 'sketch', when: playing, run: () => callLazy(exportOf(review, 'sketchHere')) },
  { id: 'help', key: 'help', when: playing, run: () => useUi.getState().setSheet('help') },
  { id: 'find', key: 'find', when: playing, run: () => useUi.getState().setSheet('find') },
  { id: 'spaces', key: 'table', when: playing, run: callSpaces },
  { id: 'rules', key: 'rules', when: playing, run: callRules },
  { id: 'legend', key: 'legend', when: playing, run: callLegend },
  tab('orders', 'orders'),
  tab('space', 'space'),
  tab('log', 'log'),
  tab('income', 'income'),
  { id: 'query.battles', key: 'battles', when: playing, run: () => ask('battles') },
  { id: 'query.last', key: 'last', when: playing, run: () => ask('last') },
  {
    id: 'map.focus',
    key: 'toMap',
    when: playing,
    // What lies over the map keeps the focus from it.
    run: () =>
      focusAfter(
        () => {
          closeSpaces()
          closeLegend()
          useUi.getState().openRule(null)
        },
        () => document.querySelector<HTMLElement>('[role="application"]'),
      ),
  },
  {
    id: 'theatre',
    key: 'theatre',
    when: playing,
    run: (pressed) => boardHandle.current?.theatre(THEATRES[Number(pressed.slice(-1)) - 1]!),
  },
  zoom('zoomIn', 1.4),
  zoom('zoomOut', 1 / 1.4),
  { id: 'map.whole', key: 'whole', when: playing, run: () => boardHandle.current?.fit() },
]
