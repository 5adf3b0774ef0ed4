/** What the dice that are to be typed in are thrown for, in the order in which they count. */
import { content } from '../../content/index.ts'
import { type Decision, type GameState, muster } from '../../engine/index.ts'
import { spaceName, t, unitName } from '../text.ts'

export type DiceGroup = { label: string; count: number; needs: number | null }

const SIDE: Partial<Record<Decision['topic'], 'attackers' | 'defenders'>> = {
  'attack-dice': 'attackers',
  'defence-dice': 'defenders',
  'sea-attack-dice': 'attackers',
  'sea-defence-dice': 'defenders',
}

function fromMuster(game: GameState, decision: Decision): DiceGroup[] {
  const side = SIDE[decision.topic]
  const force = side && decision.space ? muster(game, decision.space) : null
  if (!side || !force) return []
  return force[side].map(({ type, count, needs }) => ({
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
