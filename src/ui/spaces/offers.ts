/**
 * Actions for a space by name. They call the same functions as a press on the map (src/ui/press.ts), so orders and reasons are
 * the same.
 */
import { checkAction, decision, type GameState, type SpaceId, turn, winner } from '../../engine/index.ts'
import { spaceIn } from '../../planning/board.ts'
import { canPick, picksOf } from '../../planning/picks.ts'
import { moveRefusal } from '../../planning/refusals.ts'
import type { Selection } from '../../planning/selection.ts'
import { isPicked, pickAll, pickedCounts } from '../../planning/selection.ts'
import { targetsOf } from '../../planning/targets.ts'
import { useGame } from '../../store/game/game.ts'
import { type Picking, useUi } from '../../store/ui.ts'
import { useViewed } from '../../store/view/viewed-moment.ts'
import { hold, startAttack } from '../battle/act.ts'
import { pickUp } from '../panels/move/act.ts'
import { aimTitle } from '../panels/move/forecast.ts'
import { markOf } from '../panels/move/marks.ts'
import { askOf, goToSpace, pressSpace } from '../press.ts'
import { countsText, spaceName, t } from '../text.ts'
import { battlesOf, type RowContext } from './rows.ts'

export type RowOrder = {
  id: string
  label: string
  /** The effect. */
  note?: string
  /** Icon. */
  mark?: string
  /** Reason why it is unavailable. */
  why?: string
  run: () => void
}

type Now = {
  game: GameState
  selection: Selection | null
  /** The panel that takes orders; null if none can be given. */
  picking: Picking | null
  moment: RowContext
}

export function offersFor(space: SpaceId, now: Now): RowOrder[] {
  const always: RowOrder[] = [
    { id: 'map', label: t('spaces.menu.map'), mark: 'find', run: () => goToSpace(space) },
    { id: 'inspect', label: t('spaces.menu.inspect'), mark: 'book', run: () => inspect(space) },
  ]
  // During a question, after the war, in the past or in another tab the table is read-only.
  if (decision(now.game) || winner(now.game) || useViewed.getState().look || useGame.getState().readOnly) return always
  switch (turn(now.game).phase) {
    case 'move':
      return now.picking ? [...moving(space, now), ...always] : always
    case 'combat':
      return [...fighting(space, now), ...always]
    case 'mobilize':
      return now.picking && now.moment.targets[space]
        ? [{ id: 'place', label: t('spaces.menu.place'), mark: 'plus', run: () => pressSpace(space) }, ...always]
        : always
    default:
      return always
  }
}

function inspect(space: SpaceId): void {
  const ui = useUi.getState()
  ui.setInspect(space)
  ui.setTab('space')
}

function moving(space: SpaceId, { game, selection }: Now): RowOrder[] {
  if (spaceIn(game, space)?.kind === 'impassable') return []
  const offers: RowOrder[] = []
  if (selection?.space === space) {
    offers.push({ id: 'some', label: t('spaces.menu.some'), mark: 'more', run: chooseSome })
    offers.push({ id: 'drop', label: t('spaces.menu.drop'), mark: 'x', run: () => pressSpace(space) })
    return offers
  }
  if (selection && isPicked(selection)) {
    const words = { units: countsText(pickedCounts(selection)), from: spaceName(selection.space) }
    const target = targetsOf(game, selection)[space]
    if (target) {
      const mark = markOf(target.class)
      offers.push({ id: 'move', label: t('spaces.menu.move', words), note: aimTitle(target), mark, run: () => pressSpace(space) })
    } else if (moveRefusal(game, selection, space)) {
      offers.push({ id: 'why', label: t('spaces.menu.why', words), mark: 'why', run: () => askOf(space) })
    }
  }
  const picks = picksOf(game, space)
  if (canPick(picks)) {
    const units = countsText(pickedCounts(pickAll(space, picks)))
    offers.push({ id: 'select', label: t('spaces.menu.select', { units }), mark: 'check', run: () => choose(space) })
    offers.push({
      id: 'some',
      label: t('spaces.menu.some'),
      mark: 'more',
      run: () => {
        choose(space)
        chooseSome()
      },
    })
  }
  return offers
}

function choose(space: SpaceId): void {
  const ui = useUi.getState()
  ui.setTab('orders')
  if (pickUp(space)) ui.setInspect(space)
}

/** The number keys continue in the dock. */
function chooseSome(): void {
  useUi.getState().setTab('orders')
  setTimeout(() => document.querySelector<HTMLElement>('aside [role="spinbutton"]')?.focus())
}

function fighting(space: SpaceId, { game, moment }: Now): RowOrder[] {
  const battle = battlesOf(game).get(space)
  if (!battle) return []
  const offers: RowOrder[] = [{ id: 'board', label: t('spaces.menu.board'), mark: 'attack', run: () => pressSpace(space) }]
  if (battle.resolved) return offers
  const error = checkAction(game, { type: 'attack', space })
  // The board asks about neutral ships.
  if (error?.code !== 'name-the-neutral') {
    offers.push({
      id: 'attack',
      label: t('spaces.menu.attack'),
      mark: 'dice',
      ...(error ? { why: error.message } : {}),
      run: () => startAttack(space),
    })
  }
  if (!battle.required) {
    const held = moment.held.has(space)
    offers.push({
      id: 'hold',
      label: t(held ? 'spaces.menu.reconsider' : 'spaces.menu.hold'),
      mark: 'clock',
      run: () => hold(space, !held),
    })
  }
  return offers
}
