import {
  type Action,
  decision,
  type EndedBattle,
  type GameState,
  type LookAhead,
  playHypothetical,
  type SpaceId,
} from '../../engine/index.ts'
import { type BattlePosition, hasBegun, milestones, nextStep, type OddsStart } from '../battle-script.ts'
import type { Outlook } from '../kernel/outlook.ts'
import type { BattleEnd, BattleSideId, ResolvedPolicy } from '../types.ts'
import { policyAnswers } from './answers.ts'
import { nameOfPosition, tollBetween } from './position.ts'
import { outcomesOf } from './throws.ts'
import { type Edge, edgesOf, type Graph, type GraphPlace } from './types.ts'
import { emptyWalk, placesSince, type WalkedGraph, WalkUnfinished } from './walk-cache.ts'

/** The outlook of a position without walking it, or null. */
export type Shortcut = (way: BattlePosition) => Outlook | null

const ENDS: Readonly<Record<EndedBattle['outcome'], BattleEnd>> = {
  cleared: 'cleared',
  contested: 'contested',
  'broken-off': 'contested',
  retreated: 'contested',
  disengaged: 'contested',
  repulsed: 'repulsed',
  annihilated: 'annihilated',
}

/** Larger graphs take too long. */
const MAX_PLACES = 400_000

/**
 * Walks every position of a battle once. The engine supplies questions, throws and results. Null if nothing is fought,
 * or with `quick` once a battle must be walked. `walked` is extended by at most `atATime` places per call.
 */
export function walkBattle(
  { before: start, first }: OddsStart,
  space: SpaceId,
  policy: ResolvedPolicy,
  shortcut: Shortcut,
  quick = false,
  walked: WalkedGraph = emptyWalk(first.state, start),
  atATime = Number.POSITIVE_INFINITY,
): Graph | null {
  const rounds = typeof policy.press === 'number' ? Math.max(2, policy.press + 1) : 2
  const { origin, before, places, placeByName, open } = walked
  const again = first.state === origin
  let fought = hasBegun(first.state, space) || (again && walked.fought)
  let fights = again && walked.fights

  const placeOf = (name: string, place: GraphPlace, way?: BattlePosition): number => {
    const old = placeByName.get(name)
    if (old !== undefined) return old
    if (places.length >= MAX_PLACES) throw new Error('too many positions')
    const at = places.push(place) - 1
    placeByName.set(name, at)
    if (way) open.set(at, way)
    return at
  }
  const ending = (state: GameState, end: BattleEnd): number => {
    const toll = tollBetween(before, state, space)
    return placeOf(`${end} ${JSON.stringify(toll)}`, { row: { end, ...toll } })
  }
  /** Follows a position to the next question or ending. */
  const follow = (from: GameState, gone: LookAhead, left: readonly Action[], chance: number): Edge => {
    const passed = milestones(from, gone, space)
    let way: BattlePosition = { state: gone.state, left }
    let ended = gone.ended
    for (;;) {
      fought ||= hasBegun(way.state, space)
      const over = ended.find((battle) => battle.space === space)
      if (over) return { to: ending(way.state, ENDS[over.outcome]), chance, passed }
      const outlook = shortcut(way)
      if (outlook) {
        fought ||= outlook.fought
        const toll = tollBetween(before, way.state, space)
        const name = `outlook ${nameOfPosition(origin, way.state, way.left.length, rounds)}`
        return { to: placeOf(name, { outlook, toll }), chance, passed }
      }
      if (way.state.flow.pending) {
        fights ||= way.state.flow.agenda.some(({ task }) => task === 'land-battle' || task === 'sea-battle')
        const name = nameOfPosition(origin, way.state, way.left.length, rounds)
        return { to: placeOf(name, { by: 'dice', edges: [] }, way), chance, passed }
      }
      const step = nextStep(way, space)
      // The attackers never reached the battle.
      if (step === null) return { to: ending(way.state, 'repulsed'), chance, passed }
      const next: LookAhead = playHypothetical(way.state, step, space) ?? { state: way.state, ended: [] }
      passed.push(...milestones(way.state, next, space))
      ended = next.ended
      way = { state: next.state, left: way.left[0] === step ? way.left.slice(1) : way.left }
    }
  }
  const into = follow(start, { state: first.state, ended: [] }, first.left, 1)
  const met = new Set<number>()
  const next = [into.to]
  let done = 0
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (met.has(at)) continue
    met.add(at)
    const way = open.get(at)
    if (way) {
      if (quick && fights) return null
      walked.fought ||= fought
      walked.fights ||= fights
      if (done++ === atATime) throw new WalkUnfinished()
      const { by, ways } = branchesFrom(way.state, policy)
      const edges = ways.map(({ chance, action }) =>
        follow(way.state, playHypothetical(way.state, action, space) as LookAhead, way.left, chance),
      )
      places[at] = { by, edges }
      open.delete(at)
    }
    for (const { to } of edgesOf(places[at])) next.push(to)
  }
  return fought ? { places: placesSince(start, walked, space), into, walked: fights } : null
}

/** The branches of a position: throws or answers. */
function branchesFrom(
  state: GameState,
  policy: ResolvedPolicy,
): { by: 'dice' | BattleSideId; ways: { chance: number; action: Action }[] } {
  const thrown = decision(state)?.throw
  if (thrown)
    return { by: 'dice', ways: outcomesOf(thrown).map(({ chance, dice }) => ({ chance, action: { type: 'enter-dice', dice } })) }
  const asked = policyAnswers(state, policy)
  const ways = (asked?.answers ?? []).map((action) => ({ chance: 1, action }))
  return { by: asked && ways.length > 1 ? asked.side : 'dice', ways }
}
