// One game between two players, and what is counted in it.
import process from 'node:process'
import {
  type Action,
  controllerOf,
  createGame,
  decision,
  type GameState,
  isAtWar,
  legalActions,
  POWERS,
  type PowerId,
  type RulesetId,
  reduce,
  SIDES,
  type Side,
  sideOf,
  tableOf,
  treasuryOf,
  turn,
  unitsIn,
  winner,
} from '../../src/engine/index.ts'
import { marginOf } from './count.ts'
import { type Player, playerOf } from './players.ts'

/** What one side has done. `ms`: processor time of its thoughts. `fallbacks`: orders that only mend what the plan has left; `idle`: stacks in the rear that stood still, by turn. */
export type Deeds = {
  actions: number
  refused: number
  fallbacks: number
  landings: number
  assaults: number
  seaBattles: number
  idle: number
  unspent: number
  ms: number
}
export type GameResult = {
  seed: string
  /** Ended by a victory, by the limit of rounds, or stuck where nothing more was accepted. */
  how: string
  side: Side | null
  round: number
  /** Of the Central Powers. */
  margin: number
  deeds: Record<Side, Deeds>
}

const nothing = (): Deeds => ({
  actions: 0,
  refused: 0,
  fallbacks: 0,
  landings: 0,
  assaults: 0,
  seaBattles: 0,
  idle: 0,
  unspent: 0,
  ms: 0,
})
/** More actions than any phase has. */
const ENDLESS = 600
/** Minimum size of an idle stack in the rear, and in the capital. */
const STACK = 3
const GARRISON = 8

export type Match = { ruleset: RulesetId; seed: string; rounds: number; central: string; allies: string; budget?: number }

/** Unmoved stacks of the acting power without an enemy or enemy land next to them, without powers that may not move yet. */
export function idleStacks(state: GameState): number {
  const { power } = turn(state)
  if (!isAtWar(state, power)) return 0
  const { spaces, units } = tableOf(state)
  const hostile = (id: string): boolean => {
    const holder = controllerOf(state, id)
    const held = holder === 'contested' || (holder !== null && sideOf(holder) !== sideOf(power))
    return held || unitsIn(state, id).some((s) => sideOf(s.power) !== sideOf(power) && units[s.type].kind === 'land')
  }
  return Object.keys(state.war.units).filter((id) => {
    const place = spaces.get(id)
    if (place?.kind !== 'land') return false
    const still = unitsIn(state, id).reduce(
      (n, s) => n + (s.power === power && units[s.type].kind === 'land' && !s.moved ? s.count : 0),
      0,
    )
    if (still < (place.capitalOf === power ? GARRISON : STACK)) return false
    return !hostile(id) && !place.adjacent.some(hostile)
  }).length
}

/** Plays it to a victory or the end of the last round. */
export function playGame({ ruleset, seed, rounds, central, allies, budget }: Match): GameResult {
  const players: Record<Side, Player> = {
    central: playerOf(central, `${seed} central`, budget),
    allies: playerOf(allies, `${seed} allies`, budget),
  }
  const deeds: Record<Side, Deeds> = { central: nothing(), allies: nothing() }
  const seats = Object.fromEntries(SIDES.map((side) => [side, POWERS.filter((p) => sideOf(p) === side)])) as Record<
    Side,
    PowerId[]
  >
  let state = createGame({ ruleset, seed })
  let inPhase = 0
  let stuck = ''
  while (!winner(state) && turn(state).round <= rounds && !stuck) {
    const now = turn(state)
    const side = sideOf(decision(state)?.by ?? now.power)
    const own = deeds[side]
    const began = process.cpuUsage()
    const { actions, why = [] } = players[side].next(state, seats[side])
    const { user, system } = process.cpuUsage(began)
    own.ms += (user + system) / 1000
    for (const [i, action] of actions.entries()) {
      const played = carryOut(state, action, own)
      if (!played) {
        stuck = `${now.phase} of ${now.power}, round ${now.round}`
        break
      }
      if (why[i]?.kind === 'duty' || why[i]?.kind === 'only') own.fallbacks++
      state = played.state
      if (played.refused) break
    }
    const then = turn(state)
    inPhase = then.phase === now.phase && then.power === now.power ? inPhase + 1 : 0
    if (inPhase > ENDLESS) stuck = `${now.phase} of ${now.power}, round ${now.round}`
  }
  const won = winner(state)
  const how = won ? won.how : stuck ? `stuck in ${stuck}` : 'limit'
  return {
    seed,
    how,
    side: won?.side ?? null,
    round: Math.min(rounds, turn(state).round),
    margin: marginOf(state, 'central'),
    deeds,
  }
}

/** An action as it was wanted, or the first one offered in its place; null where nothing goes. */
function carryOut(state: GameState, wanted: Action, own: Deeds): { state: GameState; refused: boolean } | null {
  const { phase, power } = turn(state)
  let refused = false
  let out = reduce(state, wanted)
  if (!out.ok) {
    refused = true
    own.refused++
    const [offered] = legalActions(state).filter(({ type }) => type !== 'resign')
    if (!offered) return null
    out = reduce(state, offered)
    if (!out.ok) return null
  }
  own.actions++
  if (wanted.type === 'end-phase' && !refused) {
    if (phase === 'purchase') own.unspent += treasuryOf(state, power) >= 3 ? treasuryOf(state, power) : 0
    if (phase === 'move') own.idle += idleStacks(state)
  }
  for (const event of out.events) {
    if (event.type === 'units-landed') {
      own.landings++
      if (event.assault) own.assaults++
    }
    if (event.type === 'battle-ended' && event.kind === 'sea') own.seaBattles++
  }
  return { state: out.state, refused }
}
