/** Version 1 kept a battle's place in its list of steps as a number; version 2 keeps the step's name. So of the end of a turn. */
type Facts = Record<string, unknown>
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
/** The lists as version 1 had them, by ruleset. */
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

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null

/** A state of version 1 with names in the place of numbers; what has none of them is left as it is. */
export function nameSteps(state: Facts): Facts {
  const { ruleset, options, agenda } = state
  const known = LISTS[String(ruleset)]
  if (!known || !Array.isArray(agenda)) return state
  // Fighters that fire first stood between the air battle and the ground.
  const strafes = isFacts(options) && options['wik-04'] === true
  const land = strafes ? [...AIR, ...STRAFE, ...GROUND] : known.land
  const listOf: Readonly<Record<string, readonly string[]>> = {
    'land-battle': land,
    'sea-battle': known.sea,
    'end-turn': known.endTurn,
  }
  const named = agenda.map((task: unknown) => {
    const list = isFacts(task) ? listOf[String(task.task)] : undefined
    if (!isFacts(task) || !list || typeof task.step !== 'number') return task
    return { ...task, step: list[task.step] ?? list.at(-1) }
  })
  return { ...state, agenda: named }
}
