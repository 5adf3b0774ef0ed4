/** What a press on the map or in the panel does in the move phase: pick up, aim, go, or say why not. */
import {
  atWar,
  checkAction,
  type GameState,
  minorForecast,
  type RuleError,
  type SpaceId,
  sideOf,
  turn,
  unitsIn,
  whyNot,
} from '../../../engine/index.ts'
import { useGame } from '../../../store/game.ts'
import { type Selection, type SpaceEvent, useUi } from '../../../store/ui.ts'
import { countsText, spaceName, t } from '../../text.ts'
import { announce } from '../../widgets/index.ts'
import { isSea, total, typesIn } from '../shared/counts.ts'
import { keepNothing, landsFrom } from './kept.ts'
import { canPick, isPicked, pickAll, pickedCounts, picksOf } from './picks.ts'
import { askNothing, type How, type Question, usePlan } from './plan.ts'
import { actionsFor, ashore, seasOf, type Target, targetsOf, timing } from './targets.ts'

/** The map's presses while the move panel is open. Shift asks why instead of picking up. */
export function pressSpace(space: SpaceId, event: Pick<SpaceEvent, 'shift' | 'double'>): boolean {
  const { game } = useGame.getState()
  const ui = useUi.getState()
  if (!game || turn(game).phase !== 'move') return false
  const { selection } = ui
  ui.setTab('orders')
  if (selection && isPicked(selection) && selection.space !== space) {
    const target = targetsOf(game, selection)[space]
    if (target) {
      go(target)
      return true
    }
    if (event.shift || !pick(space)) ask(game, selection, space)
    return true
  }
  if (selection?.space === space) {
    // The second half of a double press is not a second thought.
    if (!event.double) clear()
    return true
  }
  // Nor does it pick up where the first half gave an order.
  return event.double || pick(space)
}

/** Picks up what can still move there; false when nothing can. */
export function pick(space: SpaceId): boolean {
  const { game } = useGame.getState()
  if (!game) return false
  const picks = picksOf(game, space)
  // Ships that have sailed as far as they can may still have the one zone beyond, and have nothing else once others sail there (ADV-07-13).
  const lands = picks.transports.some((ship) => ship.parties.length > 0)
  const strategic = picks.further && (!canPick(picks) || (game.strategic !== undefined && !lands))
  if (!canPick(picks) && !strategic) return false
  askNothing()
  keepNothing()
  const selection = strategic ? pickAll(space, picksOf(game, space, true), true) : pickAll(space, picks)
  useUi.getState().select(selection)
  announce(t('panels.move.picked', { space: spaceName(space), units: countsText(pickedCounts(selection)) }))
  return true
}

export function clear(): void {
  askNothing()
  useUi.getState().select(null)
}

/** Goes there, after whatever has to be asked first. */
export function go(target: Target, how: How = {}): void {
  const { game } = useGame.getState()
  const { selection } = useUi.getState()
  if (!game || !selection) return
  const question = questionOf(game, target, how)
  if (question) {
    usePlan.setState({ asked: { question, game, selection, target, how } })
    useUi.getState().setAim(target.space)
    return
  }
  askNothing()
  give(selection, target, how)
}

const meetsEnemies = (game: GameState, zone: SpaceId): boolean =>
  unitsIn(game, zone).some(({ power }) => sideOf(power) !== sideOf(turn(game).power) && atWar(game, power))

export function questionOf(game: GameState, target: Target, how: How): Question | null {
  const { space } = target
  if (target.kind === 'load' && target.choices.length > 1 && how.by === undefined)
    return { ask: 'ship', space, ships: target.choices }
  if (target.kind === 'offload' && how.later === undefined) {
    const now = target.landings.some((landing) => landing.now)
    const after = target.landings.some((landing) => landing.after)
    // A landing that waits for no battle is the same either way (ADV-12-23).
    if (now && after && meetsEnemies(game, target.zone)) return { ask: 'when', space }
  }
  const { power } = turn(game)
  const first = !unitsIn(game, space).some((stack) => stack.power === power)
  if (target.kind !== 'load' && first && !how.entered && minorForecast(game, space, power)) return { ask: 'enter', space }
  return null
}

function give(selection: Selection, target: Target, how: How): void {
  const { dispatch } = useGame.getState()
  const context = { from: selection.space, to: target.space, units: pickedCounts(selection), transports: selection.transports }
  for (const action of actionsFor(selection, target, timing(target, how))) {
    if (!dispatch(action, { context }).ok) return
  }
  announce(
    t('panels.move.ordered', {
      units: countsText(pickedCounts(selection)),
      from: spaceName(selection.space),
      to: spaceName(target.space),
    }),
  )
}

/** So many kinds of units are named in a headline. */
const FEW = 2

/** Opens the reason why a selection may not go somewhere. */
export function ask(game: GameState, selection: Selection, to: SpaceId): void {
  const error = refusalOf(game, selection, to)
  if (!error) return
  const { space: from, transports } = selection
  const units = pickedCounts(selection)
  const few = typesIn(units).length <= FEW
  const headline = t('panels.why.cannotGo', {
    units: few ? countsText(units) : t('panels.why.these', { count: total(units) }),
    from: spaceName(from),
    to: spaceName(to),
  })
  useUi.getState().setWhy(error, { from, to, units, transports, headline })
}

export function refusalOf(game: GameState, selection: Selection, to: SpaceId): RuleError | null {
  const { space: from, units, damaged, transports } = selection
  const loading = !isSea(from) && isSea(to) && seasOf(game, from).includes(to)
  if (loading) {
    const ships = unitsIn(game, to).flatMap((stack) => (stack.id === undefined ? [] : [stack.id]))
    for (const transport of ships) {
      const error = checkAction(game, { type: 'load', from, transport, units })
      if (error) return error
    }
  }
  if (isSea(from) && !isSea(to)) {
    const loaded = picksOf(game, from).transports.find((ship) => transports.includes(ship.id) && ship.parties.length > 0)
    if (loaded) {
      const [cargo] = ashore(landsFrom(loaded), turn(game).power)
      return checkAction(game, { type: 'offload', transport: loaded.id, to, units: {}, ...cargo })
    }
  }
  const { strategic } = selection
  return whyNot(
    game,
    {
      from,
      units,
      ...(strategic ? { strategic } : {}),
      ...(damaged ? { damaged } : {}),
      ...(transports.length > 0 ? { transports } : {}),
    },
    to,
  )
}
