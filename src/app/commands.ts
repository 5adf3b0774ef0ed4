/** What the table itself can be asked for. Panels add their own while they are open. */

import type { TheatreId } from '../store/board-view.ts'
import { type Command, pressPrimary } from '../store/commands.ts'
import { useGame } from '../store/game.ts'
import { redo, undo } from '../store/history.ts'
import { callLegend, closeLegend } from '../store/legend.ts'
import { callSpaces, closeSpaces } from '../store/spaces.ts'
import { type DockTab, useUi } from '../store/ui.ts'
import { boardHandle } from './board-handle.ts'
import type { Query } from './queries.ts'

const playing = () => useGame.getState().start !== null
const covered = () => useUi.getState().rule !== null || useUi.getState().sheet !== null

/** The words for it come when somebody asks. */
const ask = (id: Query) => void import('./queries.ts').then((queries) => queries.runQuery(id))

const tab = (id: DockTab, keys: string): Command => ({
  id: `tab.${id}`,
  label: `app.command.tab.${id}`,
  keys,
  single: true,
  when: playing,
  run: () => {
    useUi.getState().setSheet(null)
    useUi.getState().setTab(id)
    if (id === 'income') ask('income')
  },
})

const query = (id: Query, keys: string): Command => ({
  id: `query.${id}`,
  label: `app.command.query.${id}`,
  keys,
  single: true,
  when: playing,
  run: () => ask(id),
})

const theatres: readonly TheatreId[] = ['west', 'east', 'balkans', 'italy', 'near-east', 'atlantic']

export const baseCommands: readonly Command[] = [
  {
    id: 'overlay.close',
    label: 'app.command.close',
    keys: 'escape',
    priority: 10,
    when: covered,
    run: () => {
      const { rule, openRule, setSheet } = useUi.getState()
      if (rule) openRule(null)
      else setSheet(null)
    },
  },
  { id: 'primary', label: 'app.command.primary', keys: 'mod+enter', run: () => void pressPrimary() },
  { id: 'undo', label: 'app.undo.name', keys: 'mod+z', when: playing, run: undo },
  { id: 'redo', label: 'app.redo.name', keys: 'mod+shift+z,mod+y', when: playing, run: redo },
  { id: 'help', label: 'app.command.help', keys: '?', single: true, when: playing, run: () => useUi.getState().setSheet('help') },
  { id: 'find', label: 'app.command.find', keys: '/', single: true, when: playing, run: () => useUi.getState().setSheet('find') },
  { id: 'spaces', label: 'spaces.command', keys: 'v', single: true, when: playing, run: callSpaces },
  { id: 'key', label: 'app.command.key', keys: 'k', single: true, when: playing, run: callLegend },
  tab('orders', 'o'),
  tab('space', 's'),
  tab('log', 'l'),
  tab('income', 'i'),
  query('battles', 'b'),
  query('last', 'm'),
  {
    id: 'map.focus',
    label: 'app.command.map',
    keys: 'g',
    single: true,
    when: playing,
    run: () => {
      closeSpaces()
      closeLegend()
      setTimeout(() => document.querySelector<HTMLElement>('[role="application"]')?.focus())
    },
  },
  ...theatres.map(
    (theatre, index): Command => ({
      id: `theatre.${theatre}`,
      label: `app.command.theatre.${theatre}`,
      keys: `alt+${index + 1}`,
      when: playing,
      run: () => boardHandle.current?.theatre(theatre),
    }),
  ),
  {
    id: 'map.in',
    label: 'app.command.zoomIn',
    keys: 'equal,shift+equal,add',
    single: true,
    repeats: true,
    when: playing,
    run: () => boardHandle.current?.zoomBy(1.4),
  },
  {
    id: 'map.out',
    label: 'app.command.zoomOut',
    keys: 'minus,subtract',
    single: true,
    repeats: true,
    when: playing,
    run: () => boardHandle.current?.zoomBy(1 / 1.4),
  },
  { id: 'map.fit', label: 'app.command.fit', keys: '0', single: true, when: playing, run: () => boardHandle.current?.fit() },
]
