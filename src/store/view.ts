/**
 * What the map shows, made from the game and from what the screen is about. A slice that did not change keeps its
 * reference, so the map redraws only what is new.
 */
import { useMemo } from 'react'
import { content } from '../content/index.ts'
import {
  battles,
  type Counts,
  controllerOf,
  decision,
  type GameState,
  minesAgainst,
  type Owner,
  POWERS,
  type PowerId,
  SIDES,
  type Side,
  type SpaceId,
  sideOf,
  situation,
  turn,
  unitsIn,
} from '../engine/index.ts'
import { type Arrow, arrowsShown, plannedArrow, struckBy } from './arrows.ts'
import type { BoardView, SpaceView, TargetClass } from './board-view.ts'
import { type Entry, useGame } from './game.ts'
import { passedTurn } from './timeline.ts'
import { type Selection, useUi } from './ui.ts'

export type { Arrow, BoardHandle, BoardView, SpaceView, TargetClass } from './board-view.ts'

/** Where a selection may go. The move panel knows; it is handed in, because it alone knows what its orders are made of. */
export type Targeter = (state: GameState, selection: Selection | null) => Record<SpaceId, TargetClass>

function holdersOf(stacks: { power: Owner }[]): PowerId[] {
  const there = new Set(stacks.map((stack) => stack.power))
  return POWERS.filter((power) => there.has(power))
}

/** Spaces whose contents are the same objects as before are the same picture as before. */
type Kept = { units: unknown; control: unknown; mobilized: boolean; phase: string; acting: boolean; view: SpaceView }
let kept = new Map<SpaceId, Kept>()
let keptFor = ''

function spaceViews(state: GameState): Record<SpaceId, SpaceView> {
  if (keptFor !== state.ruleset) kept = new Map()
  keptFor = state.ruleset
  const mobilized = new Set(situation(state).mobilized)
  const { power, phase } = turn(state)
  const views: Record<SpaceId, SpaceView> = {}
  for (const space of content.spaces) {
    if (space.kind === 'impassable') continue
    const units = state.units[space.id]
    const control = state.control[space.id] ?? null
    const awake = mobilized.has(space.id)
    // In `move` a stack also says how far it may still go, for the power whose turn it is.
    const acting = phase === 'move' && (units ?? []).some((stack) => stack.power === power)
    const old = kept.get(space.id)
    const same =
      old &&
      old.units === units &&
      old.control === control &&
      old.mobilized === awake &&
      old.phase === phase &&
      old.acting === acting
    if (same) {
      views[space.id] = old.view
      continue
    }
    const stacks = unitsIn(state, space.id)
    const flag = space.minor && !awake ? (space.alignedTo ?? 'neutral') : undefined
    const view: SpaceView = {
      controller: space.kind === 'sea' ? null : controllerOf(state, space.id),
      holders: holdersOf(stacks),
      stacks,
      ipc: space.ipc ?? 0,
      ...(flag ? { flag } : {}),
    }
    kept.set(space.id, { units, control, mobilized: awake, phase, acting, view })
    views[space.id] = view
  }
  return views
}

/** The mine fields that are live, by the side that holds them: those that threaten the other side. */
function minesOf(state: GameState): { zone: SpaceId; side: Side }[] {
  const fields = new Map<string, { zone: SpaceId; side: Side }>()
  for (const side of SIDES) {
    const victims = POWERS.filter((power) => sideOf(power) !== side)
    for (const victim of victims) {
      for (const { zone } of minesAgainst(state, victim)) fields.set(`${zone} ${side}`, { zone, side })
    }
  }
  return [...fields.values()]
}

const capitals = new Map(content.powers.map((power) => [power.id, power.capital]))
/** A battle counts as chosen from its first die; on the map it is over only when nobody is asked about it any more. */
function fightsOf(game: GameState): BoardView['battles'] {
  const asked = decision(game)?.space
  return battles(game).map(({ space, required, resolved }) => ({ space, required, resolved: resolved && space !== asked }))
}

const NO_TARGETS: Record<SpaceId, TargetClass> = {}
const NO_ARROWS: Arrow[] = []

/** The entries of the turn that is being played. */
function turnOf(log: readonly Entry[]): readonly Entry[] {
  let from = log.length
  while (from > 0 && !passedTurn(log[from - 1]!)) from--
  return log.slice(from)
}

export function useBoardView(targeter: Targeter): BoardView | null {
  const game = useGame((store) => store.game)
  const log = useGame((store) => store.log)
  const readOnly = useGame((store) => store.readOnly)
  const { selection, aim, hover, ring, point, blue, blueMarks, focusSpace, ghosts, battleSpace, inspect, tab } = useUi()

  const spaces = useMemo(() => (game ? spaceViews(game) : {}), [game])
  const mines = useMemo(() => (game ? minesOf(game) : []), [game])
  const fights = useMemo(() => (game ? fightsOf(game) : []), [game])
  const targets = useMemo(
    () => (game && !readOnly ? targeter(game, selection) : NO_TARGETS),
    [game, selection, readOnly, targeter],
  )
  const ordered = useMemo(() => (game ? arrowsShown(turnOf(log), game) : NO_ARROWS), [game, log])
  const struck = useMemo(() => struckBy(log), [log])
  const acting = game ? turn(game).power : undefined
  const stage = game ? `${turn(game).round} ${turn(game).power} ${turn(game).phase}` : ''
  const aimed = aim ?? (hover && targets[hover] ? hover : null)
  const planned = useMemo(
    () => (selection && aimed && targets[aimed] ? plannedArrow(selection, aimed, targets[aimed], acting) : null),
    [selection, aimed, targets, acting],
  )
  const arrows = useMemo(() => (planned ? [...ordered, planned] : ordered), [ordered, planned])
  const selected = selection?.space ?? battleSpace ?? (tab === 'space' ? inspect : null)
  const pendingPlacements: Record<SpaceId, Counts> = ghosts
  const spoken = point.length > 0 ? point : ring
  const home = game ? (capitals.get(turn(game).power) ?? null) : null

  return useMemo(
    () =>
      game
        ? {
            spaces,
            selected,
            targets,
            aim: aimed,
            arrows,
            ring: spoken,
            battles: fights,
            mines,
            pendingPlacements,
            blue,
            blueMarks,
            ...(acting ? { acting } : {}),
            stage,
            struck,
            focus: focusSpace,
            home,
          }
        : null,
    [
      game,
      spaces,
      selected,
      targets,
      aimed,
      arrows,
      spoken,
      fights,
      mines,
      pendingPlacements,
      blue,
      blueMarks,
      acting,
      stage,
      struck,
      focusSpace,
      home,
    ],
  )
}
