import { checkAction, type GameState, type SpaceId } from '../../engine/index.ts'
import { stepFrom, zonesFor } from '../script.ts'
import type { Prices } from '../tally.ts'
import type { Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { fightOnLand } from './land.ts'
import { landPastFleet, type Shores, swingAtSea } from './landing.ts'
import type { PairTable } from './lattice.ts'
import { noOutlook, type Outlook } from './outlook.ts'
import { landQuestion, type SeaQuestion, seaQuestion } from './read.ts'
import { fightAtSea } from './sea.ts'

/** What the arithmetic is asked: which battle, by which decisions, and whether every single ending is wanted. */
export type KernelAsk = { space: SpaceId; policy: Settled; prices: Prices; table: boolean }

/**
 * What comes of a position in Conduct Combat, of a battle before its dice, or at sea between two rounds, or of mines at the end of
 * Movement, by arithmetic alone; null where nothing is fought, and where something in it is not known here.
 */
export const outlookAt = (state: GameState, ask: KernelAsk): Outlook | null => outlookOf(state, ask, new Map())

function outlookOf(state: GameState, ask: KernelAsk, known: Shores): Outlook | null {
  const { space, policy, prices, table } = ask
  const after = (then: GameState): Outlook | null =>
    nothingLeft(then, space) ? stayedAboard(noOutlook(table)) : outlookOf(then, ask, known)
  const zone = zoneToFight(state, space)
  if (zone === null) {
    const question = landQuestion(state, space)
    return question && fightOnLand(question, policy.losses, noOutlook(table))
  }
  const question = seaQuestion(state, zone, policy)
  if (!question) return null
  if (zone === space) return endingsOf(question, fightAtSea(question, policy, swingAtSea(question, prices)), noOutlook(table))
  return landPastFleet(question, policy, prices, { state, zone, space, after, known })
}

/** The zone that is to be fought for first: the one that is asked about, or one that a landing waits for; null: none. */
function zoneToFight(state: GameState, space: SpaceId): SpaceId | null {
  const task = state.flow.agenda.at(-1)
  if (task) return task.task === 'sea-battle' && task.space === space ? space : null
  const isOpen = (zone: SpaceId): boolean =>
    state.turn.battles.some((battle) => battle.space === zone && battle.kind === 'sea' && !battle.resolved) &&
    checkAction(state, { type: 'attack', space: zone }) === null
  return [...zonesFor(state, space), space].find(isOpen) ?? null
}

const nothingLeft = (state: GameState, space: SpaceId): boolean =>
  state.flow.agenda.length === 0 && state.flow.pending === null && stepFrom({ state, left: [] }, space) === null

/** Nobody has come to fight. */
function stayedAboard(outlook: Outlook): Outlook {
  outlook.ends.repulsed = 1
  outlook.attacker.push([{}, 1])
  outlook.defender.push([{}, 1])
  outlook.rows?.push({ chance: 1, end: 'repulsed', lost: { attacker: {}, defender: {} } })
  return outlook
}

/** Endings at sea by who is left: of boats under water nobody stays (STD-NAV-14, STD-NAV-16). */
function endingsOf({ fleets: { own, theirs } }: SeaQuestion, { width, values }: PairTable, outlook: Outlook): Outlook {
  const columns = new Array<number>(width).fill(0)
  for (const [i, { left, lost }] of own.states.entries()) {
    let all = 0
    for (const [j, foes] of theirs.states.entries()) {
      const chance = values[i * width + j] as number
      if (chance === 0) continue
      const end = left > 0 ? (foes.afloat > 0 ? 'contested' : 'cleared') : foes.left > 0 ? 'repulsed' : 'annihilated'
      outlook.ends[end] += chance
      outlook.rows?.push({ chance, end, lost: { attacker: lost, defender: foes.lost } })
      columns[j] = (columns[j] as number) + chance
      all += chance
    }
    if (all > 0) outlook.attacker.push([lost, all])
  }
  for (const [j, chance] of columns.entries()) if (chance > 0) outlook.defender.push([(theirs.states[j] as Afloat).lost, chance])
  return outlook
}
