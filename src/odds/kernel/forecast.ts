import type { GameState, SpaceId } from '../../engine/index.ts'
import { bestOrders, settled } from '../policy/settle.ts'
import { type EndTally, endTally, forecastOfTally, ipcOf, type Prices, swingOf } from '../tally.ts'
import type { Chain, End, Forecast, Policy, Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { fightOnLand } from './land.ts'
import { landQuestion, type SeaQuestion, seaQuestion } from './read.ts'
import { fightAtSea } from './sea.ts'

/** What is asked of a position in Conduct Combat in which nothing is under way. `landed`: a landing has come ashore on the way there. */
export type KernelAsk = {
  state: GameState
  space: SpaceId
  policy: Required<Policy>
  prices: Prices
  table: boolean
  landed: boolean
}

/** Ways of working it out with everything decided but who loses what. */
type Way = (policy: Settled) => Forecast

/** The forecast by arithmetic alone; null where nothing is fought, and where something in the battle is not known here. */
export function forecastByKernel(ask: KernelAsk): Forecast | null {
  const plain = settled(ask.policy)
  const by = onLand(ask) ?? atSea(ask, plain)
  if (!by) return null
  if (ask.policy.losses !== 'best') return by(plain)
  return by({ ...plain, losses: bestOrders((losses) => swingOf(by({ ...plain, losses }))) })
}

function onLand({ state, space, policy, prices, table, landed }: KernelAsk): Way | null {
  const question = landQuestion(state, space)
  const chain: Chain | undefined = landed ? { afloat: 1, through: 1, ashore: 1 } : undefined
  return (
    question &&
    (({ losses }) => {
      const tally = endTally(prices, table)
      fightOnLand(question, losses, tally)
      return forecastOfTally(tally, { exact: 'kernel', policy, chain })
    })
  )
}

function atSea({ state, space, policy, prices, table }: KernelAsk, plain: Settled): Way | null {
  const question = seaQuestion(state, space, plain)
  return (
    question &&
    ((settledPolicy) => {
      const tally = endTally(prices, table)
      const ends = fightAtSea(question.own, question.theirs, settledPolicy, ({ lost }) => ipcOf(prices, lost))
      gather(question, ends, tally)
      return forecastOfTally(tally, { exact: 'kernel', policy })
    })
  )
}

/** Endings at sea by who is left (STD-NAV-16). */
function gather({ own, theirs }: SeaQuestion, ends: readonly (readonly number[])[], tally: EndTally): void {
  const columns = new Array<number>(theirs.length).fill(0)
  for (const [i, row] of ends.entries()) {
    const { left, lost } = own[i] as Afloat
    let all = 0
    for (const [j, chance] of row.entries()) {
      if (chance === 0) continue
      const foes = theirs[j] as Afloat
      const end: End = left > 0 ? (foes.left > 0 ? 'contested' : 'cleared') : foes.left > 0 ? 'repulsed' : 'annihilated'
      tally.ends[end] += chance
      tally.rows?.push({ chance, end, lost: { attacker: lost, defender: foes.lost } })
      columns[j] = (columns[j] as number) + chance
      all += chance
    }
    if (all > 0) tally.attacker.add(lost, all)
  }
  for (const [j, chance] of columns.entries()) if (chance > 0) tally.defender.add((theirs[j] as Afloat).lost, chance)
}
