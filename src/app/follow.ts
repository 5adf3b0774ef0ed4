/** The map follows the game: when a turn opens, a battle or a question comes, or units are chosen. */
import { useEffect, useRef } from 'react'
import { decision, type GameState, type Phase, type SpaceId, turn } from '../engine/index.ts'
import { battleList } from '../planning/battle-list.ts'
import { placesFor } from '../planning/mobilize.ts'
import { useComputerPace } from '../store/computer/pacing.ts'
import { computerToAct, useComputerToAct } from '../store/game/computers.ts'
import { useGame } from '../store/game/game.ts'
import { exerciseIn } from '../store/game/table.ts'
import { isMotionReduced } from '../store/settings/motion.ts'
import { useSettings } from '../store/settings/settings.ts'
import { useUi } from '../store/ui.ts'
import { type Attention, exerciseAttention, turnAttention } from '../store/view/attention.ts'
import type { BlueMark, BoardView } from '../store/view/board-view.ts'
import { useViewed } from '../store/view/viewed-moment.ts'
import { boardHandle } from './board-handle.ts'

/** While a moment that is past is looked at, what happens in the present moves nothing. */
const looksBack = (): boolean => useViewed.getState().look?.moment !== undefined

const frame = ({ core, around, most }: Attention) => looksBack() || boardHandle.current?.frame(core, around, most)

/** Still to be fought, in the order of the list. */
function openBattles(): SpaceId[] {
  const { game } = useGame.getState()
  return game ? battleList(game).flatMap(({ resolved, space }) => (resolved ? [] : [space])) : []
}

/** Where new units may appear, the capital first. */
function newPlaces(): SpaceId[] {
  const { game } = useGame.getState()
  return game ? placesFor(game).map(({ space }) => space) : []
}

/** What a phase is about as it begins. */
const PLACES: Partial<Record<Phase, () => SpaceId[]>> = { combat: openBattles, mobilize: newPlaces }

/** The computer acts, and whoever is there looks on. */
const isWatched = (game: GameState): boolean => computerToAct(game, useGame.getState().computers) !== null

/** So long (ms) after the last step the hand rests. */
const RESTS = 150

/** After so many milliseconds, unless something else has come by then. */
function later(look: () => void, ms: number): () => void {
  const timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}

/** Where the computer acts the map goes there in a task of its own, so that no frame waits for both. */
const soon = (look: () => void): (() => void) => later(look, 0)

const endsOf = ({ space, from }: BlueMark): SpaceId[] => (from ? [space, from] : [space])

/** So many places of a step are brought into view together; of more, the one where most happened, and what is near it. */
const FEW = 4

export function useFollowing(view: BoardView | null): void {
  const watched = useComputerToAct() !== null
  // The computer without a pause is not followed: its turn is told when it is over.
  const isInstant = useComputerPace() === 'instant'
  const follow = useSettings((settings) => settings.follow) && !(watched && isInstant)
  const opened = useGame(({ game }) => (game ? `${turn(game).round} ${turn(game).power}` : ''))
  const phase = useGame(({ game }) => game && turn(game).phase)
  const over = useGame(({ game }) => Boolean(game?.flow.winner))
  const asked = useGame(({ game }) => (game ? (decision(game)?.space ?? null) : null))
  const battle = useUi((ui) => ui.battleSpace)
  const ring = useUi((ui) => ui.ring)
  const coached = useUi((ui) => ui.coachSpace)
  const chosen = useUi((ui) => ui.selection?.space ?? null)
  const targets = Object.keys(view?.targets ?? {}).join(' ')
  const instead = useUi((ui) => ui.blueMarks)
  const about = useViewed(({ look }) => look?.about)

  // A step of the past is brought into view, unless the hand has gone elsewhere since; where motion is not wanted the map is there at once
  // if it is drawn or the hand had rested, else once it rests, as each place drawn anew would hold up the next step, and what plays by
  // itself does not move it at all.
  const looked = useRef(false)
  const stepped = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const begins = looksBack() && !looked.current
    looked.current = looksBack()
    const now = performance.now()
    const rested = now - stepped.current > RESTS
    stepped.current = now
    if (!about || about.length === 0 || !useSettings.getState().follow) return undefined
    if (isMotionReduced() && useViewed.getState().look?.played) return undefined
    const most = about.length > FEW ? 1 : about.length
    const [core, around] = [about.slice(0, most), about.slice(most)]
    if (begins) return void boardHandle.current?.begin(core, around)
    const go = () => void boardHandle.current?.keep(core, around)
    const { passing } = useViewed.getState().look ?? {}
    if (!isMotionReduced() || (rested && !passing)) return go()
    const done = !passing && boardHandle.current?.keepDrawn(core, around)
    return done ? undefined : later(go, RESTS)
  }, [about])

  useEffect(() => {
    const { game, log, ...table } = useGame.getState()
    const exercise = exerciseIn(table)
    if (!follow || !game || opened === '') return undefined
    if (exercise) return void frame(exerciseAttention(exercise.about))
    // A war that is over is looked at whole, wherever the last shot fell.
    if (looksBack()) return undefined
    if (over) return void boardHandle.current?.fit()
    // Its orders come into sight one by one: the map starts with its capital, from where it stands.
    if (isWatched(game)) return soon(() => boardHandle.current?.begin(turnAttention(game, log).core, []))
    return void frame(turnAttention(game, log))
  }, [follow, opened, over])

  useEffect(() => {
    const [first, ...others] = follow && phase ? (PLACES[phase]?.() ?? []) : []
    if (first !== undefined && !looksBack()) boardHandle.current?.begin([first], others)
  }, [follow, phase])

  useEffect(() => {
    if (follow && battle !== null && !looksBack()) boardHandle.current?.begin([battle], [])
  }, [follow, battle])

  useEffect(() => {
    const { game } = useGame.getState()
    if (!follow || !game || asked === null || looksBack() || useUi.getState().battleSpace === asked) return
    // Whoever is called to the table for one decision has not chosen where the map stands.
    if (decision(game)?.by === turn(game).power) boardHandle.current?.keep([asked], [])
    else boardHandle.current?.show([asked])
  }, [follow, asked])

  // The player asked for these spaces, so they go to the middle. An open battle, and what the computer does, only have to be in view.
  useEffect(() => {
    if (ring.length === 0) return undefined
    const { game } = useGame.getState()
    const { battleSpace } = useUi.getState()
    if (game && isWatched(game) && !looksBack()) return soon(() => follow && boardHandle.current?.keep(ring, []))
    if (follow && battleSpace !== null && ring.length === 1 && ring[0] === battleSpace) boardHandle.current?.begin(ring, [])
    else boardHandle.current?.show(ring)
    return undefined
  }, [follow, ring])

  useEffect(() => {
    if (follow && chosen !== null && targets !== '') boardHandle.current?.keep([chosen], targets.split(' '))
  }, [follow, chosen, targets])

  // The space the coach means, together with everything the player needs at this moment: it never takes the map away from that.
  useEffect(() => {
    if (!follow || coached === null || looksBack()) return
    if (chosen !== null) boardHandle.current?.keep([chosen, coached], targets === '' ? [] : targets.split(' '))
    else boardHandle.current?.keep([coached], (phase && PLACES[phase]?.()) || [])
  }, [follow, coached, chosen, targets, phase])

  // The ways out of a refusal are numbered on the map.
  useEffect(() => {
    const [first, ...others] = follow ? instead.filter(({ number }) => number !== undefined) : []
    if (first) boardHandle.current?.keep(endsOf(first), others.flatMap(endsOf))
  }, [follow, instead])
}
