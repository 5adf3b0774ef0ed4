/** Version 2: the state has four sections, steps have names, and open questions keep ids only. The log is unchanged. */
type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

export const STATE = {
  from: 1,
  to: 2,
  up: (save: Json): Json =>
    isObject(save.snapshot) ? { ...save, snapshot: { ...save.snapshot, state: stateV1toV2(save.snapshot.state) } } : save,
}

/** Converts a state of version 1. Other values are returned unchanged, for the schema to refuse. */
export function stateV1toV2(old: unknown): unknown {
  return isObject(old) && !('flow' in old) ? toSections(nameSteps(withoutLabels(old))) : old
}

/** Removes the English labels of an open question's options. */
function withoutLabels(state: Json): Json {
  if (!isObject(state.pending) || !Array.isArray(state.pending.options)) return state
  const options = state.pending.options.map((option: unknown) => {
    if (!isObject(option)) return option
    const { label: _, ...kept } = option
    return kept
  })
  return { ...state, pending: { ...state.pending, options } }
}

type Lists = { land: readonly string[]; sea: readonly string[]; endTurn: readonly string[] }

const AIR = ['strike', 'strike-losses', 'air-attack', 'air-defence', 'air-losses']
const GROUND = ['attack', 'defence', 'attacker-losses', 'defender-losses', 'conclude']
const COAST = ['coastal', 'coastal-fire', 'coastal-losses', 'coastal-infantry', 'driven-off', 'driven-ashore', 'ashore']
const GAS = ['air-damage', 'gas', 'gas-spread', 'gassed', 'first-shot', 'first-shot-losses', 'stopped']
const STRAFE = ['strafe-attack', 'strafe-defence', 'strafe-losses']
const ROUND = ['attacker-submerge', 'attack', 'defender-submerge', 'defence', 'attacker-losses', 'defender-losses']
const OPENING = [
  'dive-all',
  'raiders',
  'escorts',
  'count-destroyers',
  'first-attacker-submerge',
  'first-attack',
  'first-defender-submerge',
  'first-defence',
  'first-attacker-losses',
  'first-defender-losses',
  'first-shots-over',
]
const CLOSING = [
  'convoy',
  'convoy-escort',
  'convoy-payment',
  'disengage',
  'attacker-engagement',
  'defender-engagement',
  'engagement',
]

const PRINTED: Lists = { land: [...AIR, ...GROUND], sea: [...ROUND, 'press', 'conclude'], endTurn: ['revolution', 'victory'] }
/** The step lists of version 1, by ruleset. */
const LISTS: Readonly<Record<string, Lists>> = {
  standard: PRINTED,
  tournament: { ...PRINTED, endTurn: ['collapse', 'victory', 'limit'] },
  advanced: {
    land: [...COAST, 'gas-announcement', ...AIR, ...GAS, ...GROUND],
    sea: [...OPENING, ...ROUND, ...CLOSING, 'conclude'],
    endTurn: ['armistice', 'victory'],
  },
  influence: { ...PRINTED, endTurn: ['treaty', 'victory'] },
}

/** Replaces step numbers of battles and of the end of a turn by step names. */
export function nameSteps(state: Json): Json {
  const { ruleset, options, agenda } = state
  const lists = LISTS[String(ruleset)]
  if (!lists || !Array.isArray(agenda)) return state
  // With option WIK-04 the strafing steps came between the air battle and the ground battle.
  const strafes = isObject(options) && options['wik-04'] === true
  const land = strafes ? [...AIR, ...STRAFE, ...GROUND] : lists.land
  const listOf: Readonly<Record<string, readonly string[]>> = {
    'land-battle': land,
    'sea-battle': lists.sea,
    'end-turn': lists.endTurn,
  }
  const named = agenda.map((task: unknown) => {
    const list = isObject(task) ? listOf[String(task.task)] : undefined
    if (!isObject(task) || !list || typeof task.step !== 'number') return task
    return { ...task, step: list[task.step] ?? list.at(-1) }
  })
  return { ...state, agenda: named }
}

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
/** Replaced by `war.neutrals` and `turn.purchase`. */
const REPLACED = ['usaAtWar', 'italyAtWar', 'order']
const ELSEWHERE = new Set([...TABLE, ...TURN, ...FLOW, ...REPLACED])

const only = (state: Json, fields: readonly string[]): Json =>
  Object.fromEntries(fields.filter((field) => field in state).map((field) => [field, state[field]]))

/** Groups the flat fields of version 1 into the sections table, war, turn and flow. */
function toSections(state: Json): Json {
  const { usaAtWar, italyAtWar, order } = state
  const war = Object.fromEntries(Object.entries(state).filter(([field]) => !ELSEWHERE.has(field)))
  // In turn order: Italy before the United States.
  const neutrals = [...(italyAtWar === false ? ['italy'] : []), ...(usaAtWar === false ? ['usa'] : [])]
  return {
    table: only(state, TABLE),
    war: { ...war, neutrals },
    turn: { purchase: order, ...only(state, TURN) },
    flow: only(state, FLOW),
  }
}
