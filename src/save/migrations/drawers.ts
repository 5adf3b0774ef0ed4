/** How a state of version 1, one flat record of facts, lies in the drawers of version 2. */
type Facts = Record<string, unknown>

const TABLE = ['ruleset', 'options', 'dice', 'rng', 'players']
const TURN = [
  'owed',
  'returned',
  'paid',
  'opened',
  'lostBases',
  'landings',
  'mined',
  'calledOff',
  'company',
  'strategic',
  'pursued',
  'ashore',
  'seaWon',
  'battles',
  'bombarded',
  'placed',
  'liberated',
]
const FLOW = ['round', 'power', 'phase', 'agenda', 'pending', 'asked', 'winner']
/** Became the list of powers that have yet to enter the war; and the order of a turn, which is its `purchase`. */
const REPLACED = ['usaAtWar', 'italyAtWar', 'order']
const ELSEWHERE = new Set([...TABLE, ...TURN, ...FLOW, ...REPLACED])

const only = (state: Facts, fields: readonly string[]): Facts =>
  Object.fromEntries(fields.filter((field) => field in state).map((field) => [field, state[field]]))

export function intoDrawers(state: Facts): Facts {
  const { usaAtWar, italyAtWar, order } = state
  const war = Object.fromEntries(Object.entries(state).filter(([field]) => !ELSEWHERE.has(field)))
  // In turn order, Italy before the United States.
  const neutrals = [...(italyAtWar === false ? ['italy'] : []), ...(usaAtWar === false ? ['usa'] : [])]
  return {
    table: only(state, TABLE),
    war: { ...war, neutrals },
    turn: { purchase: order, ...only(state, TURN) },
    flow: only(state, FLOW),
  }
}
