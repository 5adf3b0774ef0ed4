/** Dice read from a table: purpose and effect of each face. */
import { convoys, type Decision, dataOf, engagementBonus, type GameState, type SeaBattle, situation } from '../../engine/index.ts'
import { listText, powerAtStart, powerInText, t } from '../text.ts'
import type { DiceGroup } from './dice-group.ts'

const say = (what: string, values: Record<string, unknown>) => t(`decisions.dice.${what}`, values)

/** "1 to 3 cost 1 IPC, 4 to 6 cost 2 IPC": adjacent faces with the same effect are merged. */
function tollText(table: readonly number[]): string {
  const runs: { from: number; to: number; toll: number }[] = []
  table.forEach((toll, i) => {
    const last = runs.at(-1)
    if (last?.toll === toll) last.to = i + 1
    else runs.push({ from: i + 1, to: i + 1, toll })
  })
  return listText(runs.map((run) => say('toll', { ...run, several: run.to - run.from + 1 })))
}

function raid(game: GameState, { space }: Decision, count: number): DiceGroup[] {
  const { convoyWar } = situation(game)
  const table = convoyWar && dataOf(game).convoys?.damage[convoyWar]
  if (!table) return []
  const [odd, even] = convoys(game).find(({ zone }) => zone === space)?.owners ?? []
  const shared = odd && even ? say('raidOwners', { odd: powerInText(odd), even: powerInText(even) }) : ''
  return [{ label: say('raid', { count }), count, needs: null, note: `${tollText(table)}. ${shared}`.trim() }]
}

/** The rolling side, its bonus, and the other side's roll. */
function wish(game: GameState, { topic, by }: Decision, { attacker, rolls }: SeaBattle): DiceGroup[] {
  const wish = topic === 'disengagement-dice' ? 'leave' : 'stay'
  const bonus = bonusText(game)
  const label = say('wish', { power: powerAtStart(by), wish, bonus, some: bonus ? 'yes' : 'no' })
  const other = rolls?.attacker
  const note = say('higher', { other: other === undefined ? 'no' : 'yes', power: powerAtStart(attacker), total: other ?? 0 })
  return [{ label, count: 1, needs: null, note }]
}

/** "+1 for more cruisers"; empty without a bonus. */
function bonusText(game: GameState): string {
  const [why, n] = Object.entries(engagementBonus(game) ?? {}).find(([, each]) => each !== 0) ?? []
  return why && n ? say('bonus', { why, sign: n > 0 ? 'plus' : 'minus', n: Math.abs(n) }) : ''
}

/** Spread of the gas: attackers roll before defenders (ADV-03-10). */
function spread(game: GameState, die: number | undefined): DiceGroup[] {
  const effect = dataOf(game).gas?.[String(die)]
  return (['attackers', 'defenders'] as const)
    .filter((side) => effect?.[side] === 'die')
    .map((side) => ({ label: say('spread', { side }), count: 1, needs: null, note: say('spreadNote', { side }) }))
}

export function tableDice(game: GameState, decision: Decision): DiceGroup[] {
  const count = decision.count ?? 0
  const task = game.flow.agenda.at(-1)
  switch (decision.topic) {
    case 'gas-dice':
      return [{ label: say('gas', { count }), count, needs: null, note: say('gasNote', { count }) }]
    case 'gas-spread-dice':
      return spread(game, task?.task === 'land-battle' ? task.gasDie : undefined)
    case 'coastal-dice':
      return [{ label: say('coastal', { count }), count, needs: coastReach(game), note: say('coastalNote', { count }) }]
    case 'convoy-dice':
      return raid(game, decision, count)
    case 'disengagement-dice':
    case 'engagement-dice':
      return task?.task === 'sea-battle' ? wish(game, decision, task) : []
    case 'submarine-warfare-dice': {
      const { hitsOn, damage } = dataOf(game).submarineWarfare
      const note = say('huntNote', { face: damage ? 'yes' : 'no' })
      return [{ label: say('hunt', { count, needs: hitsOn }), count, needs: hitsOn, note }]
    }
    case 'supply-dice':
      return [{ label: say('supplies', {}), count, needs: null }]
    default:
      return []
  }
}

/** The highest effective face of the guns' table. */
const coastReach = (game: GameState): number => Math.max(0, ...Object.keys(dataOf(game).coastalFire ?? {}).map(Number))
