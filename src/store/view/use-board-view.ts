/** The view model of the map. Unchanged parts keep their reference, so that the map redraws only changes. */
import { useMemo, useRef, useState } from 'react'
import { content } from '../../content/index.ts'
import { battles, type Counts, dateOf, decision, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { idleSpaces } from '../../planning/duties.ts'
import type { Selection } from '../../planning/selection.ts'
import { useComputerToAct } from '../game/computers.ts'
import { useGame } from '../game/game.ts'
import { turnStart } from '../game/timeline.ts'
import { useOrders } from '../game/undo-state.ts'
import { useUi } from '../ui.ts'
import { type Arrow, arrowsOfPicture, type Leg, plannedArrow, struckBy } from './arrows.ts'
import { neighboursOf } from './attention.ts'
import type { BoardView, TargetClass } from './board-view.ts'
import {
  boardIn,
  builtIn,
  convoysIn,
  deadMinesOf,
  decidingIn,
  minesOf,
  paidIn,
  passagesIn,
  patrolledIn,
  raidedIn,
  risingIn,
} from './features.ts'
import { handlesOf } from './order-handles.ts'
import { spaceViews } from './space-views.ts'
import { useViewed } from './viewed-moment.ts'

export type { Arrow, BoardHandle, BoardView, SpaceView, TargetClass } from './board-view.ts'

/** Targets of a selection and the legs to them, provided by the move panel. */
export type Targeter = {
  readonly lit: (state: GameState, selection: Selection | null) => Record<SpaceId, TargetClass>
  readonly legs: (state: GameState, selection: Selection, to: SpaceId) => readonly Leg[]
}

const capitals = new Map(content.powers.map((power) => [power.id, power.capital]))
/** A battle is selected from its first die; on the map it is over when no question about it is left. */
function fightsOf(game: GameState): BoardView['battles'] {
  const asked = decision(game)?.space
  return battles(game).map(({ space, required, resolved }) => ({ space, required, resolved: resolved && space !== asked }))
}

/** Where something is done: the open battle and its neighbours, or the selection and its targets. */
function doingOf(
  game: GameState,
  battle: SpaceId | null,
  chosen: SpaceId | null,
  targets: readonly SpaceId[],
): readonly SpaceId[] {
  if (battle !== null) return [battle, ...neighboursOf(game, battle)]
  if (chosen === null) return NOWHERE
  return targets.length > MANY ? [chosen] : [chosen, ...targets]
}
/** Ships and fighters reach too many spaces to show all in full. */
const MANY = 8
const NOWHERE: readonly SpaceId[] = []

/** Land with a battle, open or ordered this turn. */
const attackedIn = (fights: BoardView['battles'], arrows: readonly Arrow[]): readonly SpaceId[] => [
  ...fights.flatMap(({ space, resolved }) => (resolved ? [] : [space])),
  ...arrows.flatMap(({ to, kind }) => (kind === 'attack' || kind === 'landing' ? [to] : [])),
]

/** Stacks for the keyboard: in Movement those that can move, otherwise all of the power to move. */
export function stacksOf(game: GameState, readOnly = false): readonly SpaceId[] {
  const { power, phase } = turn(game)
  if (phase === 'move' && !game.flow.pending && !readOnly) return idleSpaces(game)
  return Object.entries(game.war.units).flatMap(([space, stacks]) =>
    stacks.some((stack) => stack.power === power && stack.count > 0) ? [space] : [],
  )
}

const NO_TARGETS: Record<SpaceId, TargetClass> = {}
const NO_ARROWS: Arrow[] = []
const NO_SPACES: readonly SpaceId[] = []
const NO_RING: SpaceId[] = []
const NO_GHOSTS: Record<SpaceId, Counts> = {}

/** Keeps the previous value while it is equal. */
function useSame<T>(value: T): T {
  const before = useRef(value)
  if (before.current !== value && JSON.stringify(before.current) !== JSON.stringify(value)) before.current = value
  return before.current
}

export function useBoardView({ lit, legs }: Targeter): BoardView | null {
  const look = useViewed((store) => store.look)
  const game = useGame((store) => look?.state ?? store.game)
  const log = useGame((store) => look?.log ?? store.log)
  const readOnly = useGame((store) => look !== null || store.readOnly)
  const orders = useOrders()
  const { selection, aim, hover, ring, coachSpace, point, blue, blueMarks, focusSpace, ghosts, battleSpace, inspect, tab } =
    useUi()

  const entries = useMemo(() => log.slice(turnStart(log)), [log])
  const built = useMemo(() => builtIn(entries), [entries])
  const spaces = useMemo(() => (game ? spaceViews(game, built) : {}), [game, built])
  const mines = useSame(useMemo(() => (game ? minesOf(game) : []), [game]))
  const deadMines = useSame(useMemo(() => (game ? deadMinesOf(game) : []), [game]))
  const raided = game ? raidedIn(game) : undefined
  // Only in some rulesets.
  const further = useSame(
    useMemo(
      () => (game ? { convoys: convoysIn(game), patrolled: patrolledIn(game), deciding: decidingIn(game), ...paidIn(game) } : {}),
      [game],
    ),
  )
  const rising = useSame(useMemo(() => (game ? risingIn(game) : {}), [game]))
  const passages = useSame(useMemo(() => (game ? passagesIn(game) : []), [game]))
  const fights = useMemo(() => (game ? fightsOf(game) : []), [game])
  const byComputer = useComputerToAct() !== null
  const orderable = !readOnly && !byComputer
  const targets = useMemo(() => (game && orderable ? lit(game, selection) : NO_TARGETS), [game, selection, orderable, lit])
  const movable = useMemo(
    () => (game && orderable && !selection && !game.flow.pending && turn(game).phase === 'move' ? idleSpaces(game) : NO_SPACES),
    [game, orderable, selection],
  )
  const stacks = useMemo(() => (game ? stacksOf(game, !orderable) : NO_SPACES), [game, orderable])
  const [arrowsOf] = useState(arrowsOfPicture)
  const step = look?.step
  const front = useViewed((store) => store.front)
  const ordered = useMemo(() => step?.arrows ?? (game ? arrowsOf(entries, game) : NO_ARROWS), [arrowsOf, game, entries, step])
  const attacked = useSame(useMemo(() => attackedIn(fights, ordered), [fights, ordered]))
  const handles = useMemo(() => (readOnly ? [] : handlesOf(ordered, log, orders)), [readOnly, ordered, log, orders])
  const struck = useMemo(() => struckBy(log), [log])
  const acting = game ? turn(game).power : undefined
  const watched = look ? step?.watched : byComputer ? acting : undefined
  const stage = game ? `${turn(game).round} ${turn(game).power} ${turn(game).phase}` : ''
  const aimed = aim ?? (hover && targets[hover] ? hover : null)
  const planned = useMemo(
    () =>
      game && selection && aimed && targets[aimed]
        ? legs(game, selection, aimed).map((leg) => plannedArrow(leg.goers, leg.to, leg.class, acting, leg.via))
        : NO_ARROWS,
    [game, selection, aimed, targets, acting, legs],
  )
  const arrows = useMemo(() => (planned.length > 0 ? [...ordered, ...planned] : ordered), [ordered, planned])
  const selected = selection?.space ?? battleSpace ?? (tab === 'space' ? inspect : null)
  // Without selected units, so that nothing is laid out again while aiming.
  const told = selection === null && battleSpace === null && tab === 'space' ? inspect : null
  const read = useMemo(() => (told === null ? NOWHERE : [told]), [told])
  const chosen = selection?.space ?? null
  const doing = useSame(
    useMemo(
      () => (game ? doingOf(game, battleSpace, chosen, Object.keys(targets)) : NOWHERE),
      [game, battleSpace, chosen, targets],
    ),
  )
  const pendingPlacements: Record<SpaceId, Counts> = look ? NO_GHOSTS : ghosts
  const hinted = useMemo(() => (coachSpace === null ? NO_RING : [coachSpace]), [coachSpace])
  const spoken = point.length > 0 ? point : ring.length > 0 ? ring : hinted
  const home = game ? (capitals.get(turn(game).power) ?? null) : null

  return useMemo(
    () =>
      game
        ? {
            board: boardIn(game),
            spaces,
            selected,
            targets,
            movable,
            stacks,
            aim: aimed,
            arrows,
            handles,
            doing,
            attacked,
            read,
            ring: spoken,
            battles: fights,
            mines,
            deadMines,
            ...(raided ? { raided } : {}),
            ...further,
            passages,
            pendingPlacements,
            rising,
            blue,
            blueMarks,
            ...(acting ? { acting } : {}),
            ...(watched ? { watched } : {}),
            stage,
            date: dateOf(game),
            struck,
            focus: focusSpace,
            home,
            ...(step?.changed ? { changed: step.changed } : {}),
            ...(front ? { front } : {}),
          }
        : null,
    [
      game,
      spaces,
      selected,
      targets,
      movable,
      stacks,
      aimed,
      arrows,
      handles,
      doing,
      attacked,
      read,
      spoken,
      fights,
      mines,
      deadMines,
      raided,
      further,
      passages,
      pendingPlacements,
      rising,
      blue,
      blueMarks,
      acting,
      watched,
      stage,
      struck,
      focusSpace,
      home,
      step,
      front,
    ],
  )
}
