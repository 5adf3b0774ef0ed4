import type { Rules } from '../rulesets/rules.ts'
import type { PlayerSpec } from '../types/action.ts'
import type { PowerId } from '../types/ids.ts'
import { ContractError } from '../types/outcome.ts'

/** One player a side, when nothing is said. */
const bySide = (rules: Rules): PlayerSpec[] => [
  { name: 'Central Powers', powers: rules.order.filter((p) => rules.sideOf(p) === 'central') },
  { name: 'Allies', powers: rules.order.filter((p) => rules.sideOf(p) === 'allies') },
]

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Every power has exactly one player, and a player's powers are all of one alliance (STD-SET-02, REV-01). Throws a ContractError. */
export function readPlayers(rules: Rules, players: unknown): PlayerSpec[] {
  if (players === undefined) return bySide(rules)
  if (!Array.isArray(players) || players.length === 0)
    throw new ContractError('players', 'The field "players" must be a list of players.')
  const seen = new Set<PowerId>()
  const read = players.map((p: unknown, i): PlayerSpec => {
    const at = `players[${i}]`
    if (!isObject(p) || typeof p.name !== 'string' || !Array.isArray(p.powers) || p.powers.length === 0)
      throw new ContractError(at, `The player ${at} needs a name and a list of powers.`)
    const powers = p.powers.map((power: unknown) => {
      if (typeof power !== 'string' || !Object.hasOwn(rules.powers, power))
        throw new ContractError(`${at}.powers`, `${at} has an unknown power "${String(power)}".`)
      if (seen.has(power as PowerId))
        throw new ContractError(`${at}.powers`, `The power "${power}" has more than one player (${at}).`)
      seen.add(power as PowerId)
      return power as PowerId
    })
    if (new Set(powers.map(rules.sideOf)).size > 1)
      throw new ContractError(`${at}.powers`, `The powers of ${at} belong to both alliances.`)
    if (p.kind !== undefined && p.kind !== 'human' && p.kind !== 'computer')
      throw new ContractError(`${at}.kind`, `${at}.kind must be "human" or "computer".`)
    return { name: p.name, powers, ...(p.kind === undefined ? {} : { kind: p.kind }) }
  })
  const missing = rules.order.find((p) => !seen.has(p))
  if (missing) throw new ContractError('players', `The field "players" leaves the power "${missing}" without a player.`)
  const { revolution, revolutionSharesSeat } = rules.switches
  if (
    revolution &&
    revolutionSharesSeat &&
    !read.some((p) => p.powers.includes(rules.data.revolution.power) && p.powers.includes('usa'))
  )
    throw new ContractError(
      'players',
      'With the Russian Revolution one player must hold both Russia and the United States (players).',
    )
  return read
}
