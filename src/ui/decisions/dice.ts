/** What the dice to enter are for, in engine order. */
import type { UnitTag } from '../../content/index.ts'
import {
  battleDice,
  type Decision,
  type DiceLine,
  dataOf,
  type GameState,
  isAtWar,
  type Owner,
  POWERS,
  type PowerId,
  rulesetFacts,
  sideOf,
  turn,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { spaceName, t, unitName } from '../text.ts'
import type { DiceGroup } from './dice-group.ts'
import { tableDice } from './dice-tables.ts'

type Part = 'attackers' | 'defenders'
const SIDE: Partial<Record<Decision['topic'], Part>> = {
  'attack-dice': 'attackers',
  'defence-dice': 'defenders',
  'first-shot-dice': 'defenders',
  'sea-attack-dice': 'attackers',
  'sea-defence-dice': 'defenders',
  'first-attack-dice': 'attackers',
  'first-defence-dice': 'defenders',
}

const tagged = (game: GameState, tag: UnitTag): ReadonlySet<UnitType> =>
  new Set(unitTypesOf(game).flatMap(({ id, tags }) => (tags.has(tag) ? [id] : [])))

/** Which ships roll in this step, and their target numbers. */
function inStep(game: GameState, { topic }: Decision, part: Part, lines: readonly DiceLine[]): DiceLine[] {
  if (topic === 'first-shot-dice') {
    const shooters = tagged(game, 'first-shot')
    return lines.filter((line) => shooters.has(line.type))
  }
  const task = game.flow.agenda.at(-1)
  if (task?.task !== 'sea-battle') return [...lines]
  const side = part === 'attackers' ? 'attacker' : 'defender'
  const first = task.firstShot?.includes(side) ?? false
  const early = topic === 'first-attack-dice' || topic === 'first-defence-dice'
  const [boats, patrollers] = [tagged(game, 'submerges'), tagged(game, 'patrols')]
  const escortsOf = ({ type, power }: DiceLine): number =>
    power !== 'neutral' && patrollers.has(type) ? (task.raid?.escorts[power] ?? 0) : 0
  const dived = task.hunted ? dataOf(game).submarineHunt?.dived : undefined
  return lines
    .map((line) => {
      const away = part === 'attackers' ? (boats.has(line.type) ? (task.raid?.submarines ?? 0) : 0) : escortsOf(line)
      const needs = dived ? (patrollers.has(line.type) ? dived.patrols : dived.others) : line.needs
      return { ...line, needs, count: line.count - away }
    })
    .filter((line) => line.count > 0 && (early ? boats.has(line.type) : !(first && boats.has(line.type))))
}

function fromMuster(game: GameState, decision: Decision): DiceGroup[] {
  const part = SIDE[decision.topic]
  const force = part && decision.space ? battleDice(game, decision.space) : null
  if (!part || !force) return []
  return inStep(game, decision, part, force[part]).map(volley)
}

const volley = ({ power, type, count, needs }: { power: Owner; type: UnitType; count: number; needs: number }): DiceGroup => ({
  label: t('decisions.dice.group', { count, unit: unitName(type, count), needs }),
  count,
  needs,
  power,
})

/** Destroyers that fire at passing submarines or guard a convoy; by power in turn order. */
function patrols(game: GameState, { topic, space }: Decision): DiceGroup[] {
  const task = game.flow.agenda.at(-1)
  const { submarineHunt, convoys } = dataOf(game)
  const [type] = tagged(game, 'patrols')
  if (type === undefined) return []
  const each = (countOf: (power: PowerId) => number, needs: number): DiceGroup[] =>
    POWERS.flatMap((power) => (countOf(power) > 0 ? [volley({ power, type, count: countOf(power), needs })] : []))
  if (topic === 'escort-dice' && task?.task === 'sea-battle' && convoys)
    return each((power) => task.raid?.escorts[power] ?? 0, convoys.escortsHitOn)
  if (topic !== 'pursuit-dice' || !space || !submarineHunt) return []
  const here = unitsIn(game, space).filter((stack) => stack.type === type)
  const hunts = (power: PowerId) => isAtWar(game, power) && sideOf(power) !== sideOf(turn(game).power)
  const countOf = (power: PowerId) =>
    hunts(power) ? here.reduce((n, stack) => n + (stack.power === power ? stack.count : 0), 0) : 0
  return each(countOf, submarineHunt.pursuit)
}

/** The next ship threatened by a mine. */
function ship(game: GameState, decision: Decision): DiceGroup[] {
  const task = game.flow.agenda.at(-1)
  const next = task?.task === 'mines' ? task.ships?.[0] : undefined
  if (decision.topic !== 'mine-dice' || !next) return []
  const label = t('decisions.dice.ship', { ship: unitName(next.unit.type), space: spaceName(next.at) })
  return [{ label: label.charAt(0).toUpperCase() + label.slice(1), count: 1, needs: dataOf(game).mines.hitsOn }]
}

/** Equal units with their target number: fighters, coastal guns. */
function alike(game: GameState, { topic, count = 0 }: Decision): DiceGroup[] {
  const task = game.flow.agenda.at(-1)
  const value = topic === 'strike-dice' ? 'strike' : 'airBattle'
  const unit = ALIKE.has(topic) ? unitTypesOf(game).find((each) => each[value] !== undefined) : undefined
  if (!unit) return []
  const low = task?.task === 'land-battle' && task.supremacy === 'attacker' ? unit.attack : unit.defence
  const needs = (topic === 'strafe-dice' ? low : unit[value]) ?? 0
  const label = t('decisions.dice.group', { count, unit: unitName(unit.id, count), needs })
  const { acesUpTo: aces } = rulesetFacts(game.table.ruleset).numbers
  // Air hits may damage instead of destroy (ADV-04-01).
  const note = topic === 'air-dice' && aces < needs ? t('decisions.dice.aces', { aces, needs }) : undefined
  return [{ label, count, needs, ...(note ? { note } : {}) }]
}
const ALIKE = new Set<Decision['topic']>(['air-dice', 'strike-dice', 'strafe-dice'])

export function diceGroups(game: GameState, decision: Decision): DiceGroup[] {
  const count = decision.count ?? 0
  const groups = [
    ...fromMuster(game, decision),
    ...patrols(game, decision),
    ...ship(game, decision),
    ...alike(game, decision),
    ...tableDice(game, decision),
  ]
  const sum = groups.reduce((total, group) => total + group.count, 0)
  return sum === count ? groups : [{ label: '', count, needs: null }]
}
