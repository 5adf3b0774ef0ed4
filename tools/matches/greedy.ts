// The greedy player: each order is the one that gains most at once; it looks no step further.
import { content } from '../../src/content/index.ts'
import {
  type Action,
  bankOf,
  battleDice,
  battles,
  type Counts,
  checkAction,
  controllerOf,
  currentPurchase,
  decision,
  type GameState,
  legalActions,
  meanHits,
  placements,
  reach,
  type SpaceId,
  sideOf,
  tableOf,
  treasuryOf,
  turn,
  unitsIn,
} from '../../src/engine/index.ts'
import { proposedAnswer } from '../../src/planning/answers.ts'

const END: Action = { type: 'end-phase' }

/** The next order; always one that is offered or accepted. */
export function greedy(state: GameState): Action {
  const first = (): Action => legalActions(state)[0] ?? END
  if (decision(state)) return proposedAnswer(state) ?? first()
  const wanted = { purchase: buys, move: marches, combat: fights, mobilize: places, income: () => END }[turn(state).phase](state)
  if (checkAction(state, wanted) === null) return wanted
  return checkAction(state, END) === null ? END : first()
}

/** Two infantry for a gun, of all there is. */
function buys(state: GameState): Action {
  if (Object.keys(currentPurchase(state)).length > 0) return END
  const money = treasuryOf(state, turn(state).power)
  const artillery = Math.floor(money / 10)
  const infantry = Math.floor((money - 4 * artillery) / 3)
  return infantry + artillery > 0 ? { type: 'purchase', units: { infantry, artillery } } : END
}

/** Expected hits both ways and the land that is taken, in IPCs, if this army went there; negative where it would lose more. */
function gainOf(state: GameState, army: Counts, to: SpaceId): number {
  const { power } = turn(state)
  const { spaces, units } = tableOf(state)
  const foes = unitsIn(state, to).filter((s) => sideOf(s.power) !== sideOf(power) && units[s.type].kind !== 'sea')
  const attack = Object.entries(army).reduce((sum, [type, n]) => sum + units[type as keyof typeof units].attack * (n ?? 0), 0)
  const defence = foes.reduce((sum, s) => sum + units[s.type].defence * s.count, 0)
  const holder = controllerOf(state, to)
  const hostile = holder !== null && holder !== 'contested' && sideOf(holder) !== sideOf(power)
  const size = Object.values(army).reduce((sum, n) => sum + (n ?? 0), 0)
  const strength = foes.reduce((sum, s) => sum + s.count, 0)
  const land = hostile && size > strength ? 3 * (spaces.get(to)?.ipc ?? 0) : 0
  return 0.5 * Math.min(attack / 2, 3 * strength) - 0.5 * Math.min(defence / 2, 3 * size) + land
}

/** The whole army that gains most where it goes; without any gain, the one that comes nearer to an enemy's capital. */
function marches(state: GameState): Action {
  const { power } = turn(state)
  const { units, distance } = tableOf(state)
  const goals = content.powers.filter(({ side }) => side !== sideOf(power)).map(({ capital }) => capital)
  const far = (space: SpaceId): number => Math.min(...goals.map((goal) => distance(space, goal)))
  // Duties that keep the phase open, such as Serbia in round 1, come first, while units are left for them.
  const owed = checkAction(state, END)?.space
  let best: { action: Action; worth: number } = { action: END, worth: owed === undefined ? 0 : Number.NEGATIVE_INFINITY }
  for (const from of Object.keys(state.war.units)) {
    const army: Counts = {}
    for (const s of unitsIn(state, from))
      if (s.power === power && units[s.type].kind === 'land' && s.left) army[s.type] = (army[s.type] ?? 0) + s.count
    // A fighter may not be left without infantry, and nothing can be taken back.
    if (army.infantry && unitsIn(state, from).some((s) => s.power === power && units[s.type].kind === 'air')) army.infantry--
    if (!army.infantry || controllerOf(state, from) === 'contested') continue
    for (const { space, path } of reach(state, { from, units: army })) {
      if (owed !== undefined && space !== owed) continue
      const worth = gainOf(state, army, space) + 0.1 * (far(from) - far(space))
      const action: Action = { type: 'move', from, path, units: army }
      if (worth > best.worth + 1e-9 && checkAction(state, action) === null) best = { action, worth }
    }
  }
  return best.action
}

/** What has to be fought, and what costs the enemy as much as it costs. */
function fights(state: GameState): Action {
  for (const { space, required, resolved } of battles(state)) {
    const force = resolved ? null : battleDice(state, space)
    if (resolved || (!required && !(force && meanHits(force.attackers) >= meanHits(force.defenders)))) continue
    return { type: 'attack', space }
  }
  return END
}

/** All of it at the first place. */
function places(state: GameState): Action {
  const bank = bankOf(state, turn(state).power)
  for (const { space, types, room = Number.POSITIVE_INFINITY } of placements(state)) {
    let most = room
    const units: Counts = {}
    for (const type of types) {
      const n = Math.min(bank[type] ?? 0, most)
      if (n > 0) units[type] = n
      most -= n
    }
    if (Object.keys(units).length > 0) return { type: 'mobilize', units, to: space }
  }
  return END
}
