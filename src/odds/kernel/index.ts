import { checkAction, type GameState, type SpaceId } from '../../engine/index.ts'
import { stepFrom, zonesFor } from '../script.ts'
import { ipcSum, type Prices } from '../tally.ts'
import type { BattleEnd, Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { fightOnLand } from './land.ts'
import { landPastFleet } from './landing.ts'
import type { HitTable } from './lattice.ts'
import { noOutlook, type Outlook } from './outlook.ts'
import { landQuestion, type SeaQuestion, seaQuestion } from './read.ts'
import { fightAtSea } from './sea.ts'

/** What the arithmetic is asked: which battle, by which decisions, and whether every single ending is wanted. */
export type KernelAsk = { space: SpaceId; policy: Settled; prices: Prices; table: boolean }

/**
 * What comes of a position in Conduct Combat, or of a battle on land before its dice, by arithmetic alone; null where nothing is
 * fought, and where something in the battle is not known here.
 */
export function outlookAt(state: GameState, ask: KernelAsk): Outlook | null {
  const { space, policy, table } = ask
  const zone = zoneToFight(state, space)
  if (zone === null) {
    const question = landQuestion(state, space)
    return question && fightOnLand(question, policy.losses, noOutlook(table))
  }
  const question = seaQuestion(state, zone, policy)
  if (!question) return null
  const ends = fightAtSea(question.own, question.theirs, policy, ({ lost }) => ipcSum(ask.prices, lost))
  if (zone === space) return endingsOf(question, ends, noOutlook(table))
  return landPastFleet(state, zone, space, question, ends, (after) =>
    nothingLeft(after, space) ? stayedAboard(noOutlook(table)) : outlookAt(after, ask),
  )
}

/** The zone that is to be fought for first: the one that is asked about, or one that a landing waits for; null: none. */
function zoneToFight(state: GameState, space: SpaceId): SpaceId | null {
  if (state.flow.agenda.length > 0) return null
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

/** Endings at sea by who is left (STD-NAV-16). */
function endingsOf({ own, theirs }: SeaQuestion, ends: HitTable, outlook: Outlook): Outlook {
  const columns = new Array<number>(theirs.length).fill(0)
  for (const [i, row] of ends.entries()) {
    const { ships, lost } = own[i] as Afloat
    let all = 0
    for (const [j, chance] of row.entries()) {
      if (chance === 0) continue
      const foes = theirs[j] as Afloat
      const end = endOf(ships.length > 0, foes.ships.length > 0)
      outlook.ends[end] += chance
      outlook.rows?.push({ chance, end, lost: { attacker: lost, defender: foes.lost } })
      columns[j] = (columns[j] as number) + chance
      all += chance
    }
    if (all > 0) outlook.attacker.push([lost, all])
  }
  for (const [j, chance] of columns.entries()) if (chance > 0) outlook.defender.push([(theirs[j] as Afloat).lost, chance])
  return outlook
}

const endOf = (own: boolean, theirs: boolean): BattleEnd =>
  own ? (theirs ? 'contested' : 'cleared') : theirs ? 'repulsed' : 'annihilated'
