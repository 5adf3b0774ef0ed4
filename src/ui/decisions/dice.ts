/** What the dice that are to be typed in are thrown for, in the order in which they count. */
import { content } from '../../content/index.ts'
import { type Decision, dataOf, type GameState, type MusterLine, muster, type SeaBattle } from '../../engine/index.ts'
import { spaceName, t, unitName } from '../text.ts'

export type DiceGroup = { label: string; count: number; needs: number | null }

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

const tagged = (tag: string) => new Set<string>(content.units.filter((u) => u.tags.some((t) => t === tag)).map((u) => u.id))
const BOATS = tagged('submerges')
const FIRST = tagged('first-shot')
const PATROLS = tagged('patrols')

/** At sea some are elsewhere and some have fired: what of the force throws in this step, and what it needs. */
function inStep(game: GameState, { topic }: Decision, part: Part, lines: readonly MusterLine[]): MusterLine[] {
  if (topic === 'first-shot-dice') return lines.filter((line) => FIRST.has(line.type))
  const task = game.agenda.at(-1)
  if (task?.task !== 'sea-battle') return [...lines]
  const side = part === 'attackers' ? 'attacker' : 'defender'
  const first = task.firstShot?.includes(side) ?? false
  const early = topic === 'first-attack-dice' || topic === 'first-defence-dice'
  const dived = task.hunted ? dataOf(game).submarineHunt?.dived : undefined
  return lines
    .map((line) => {
      const away = part === 'attackers' ? (BOATS.has(line.type) ? (task.raid?.submarines ?? 0) : 0) : escortsOf(task, line)
      const needs = dived ? (PATROLS.has(line.type) ? dived.patrols : dived.others) : line.needs
      return { ...line, needs, count: line.count - away }
    })
    .filter((line) => line.count > 0 && (early ? BOATS.has(line.type) : !(first && BOATS.has(line.type))))
}

const escortsOf = ({ raid }: SeaBattle, { type, power }: MusterLine): number =>
  power !== 'neutral' && PATROLS.has(type) ? (raid?.escorts[power] ?? 0) : 0

function fromMuster(game: GameState, decision: Decision): DiceGroup[] {
  const part = SIDE[decision.topic]
  const force = part && decision.space ? muster(game, decision.space) : null
  if (!part || !force) return []
  return inStep(game, decision, part, force[part]).map(({ type, count, needs }) => ({
    label: t('decisions.dice.group', { count, unit: unitName(type, count), needs }),
    count,
    needs,
  }))
}

/** The ship the next mine threatens. */
function ship(game: GameState, decision: Decision): DiceGroup[] {
  const task = game.agenda.at(-1)
  const next = task?.task === 'mines' ? task.ships?.[0] : undefined
  if (decision.topic !== 'mine-dice' || !next) return []
  const label = t('decisions.dice.ship', { ship: unitName(next.unit.type), space: spaceName(next.at) })
  return [{ label: label.charAt(0).toUpperCase() + label.slice(1), count: 1, needs: 1 }]
}

/** Units of the thrower that are all alike in this throw, and the number printed for them: fighters in the air, guns on the coast. */
const ALIKE: Partial<Record<Decision['topic'], 'airBattle' | 'strike'>> = { 'air-dice': 'airBattle', 'strike-dice': 'strike' }

function alike(decision: Decision): DiceGroup[] {
  const value = ALIKE[decision.topic]
  const unit = value ? content.units.find((each) => each[value] !== undefined) : undefined
  const needs = value && unit?.[value]
  if (!unit || needs === undefined) return []
  const count = decision.count ?? 0
  return [{ label: t('decisions.dice.group', { count, unit: unitName(unit.id, count), needs }), count, needs }]
}

export function diceGroups(game: GameState, decision: Decision): DiceGroup[] {
  const count = decision.count ?? 0
  const groups = [...fromMuster(game, decision), ...ship(game, decision), ...alike(decision)]
  const sum = groups.reduce((total, group) => total + group.count, 0)
  return sum === count ? groups : [{ label: '', count, needs: null }]
}
