import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import type { PlayerSpec } from '../types/action.ts'
import type { PowerId } from '../types/ids.ts'
import { checkPlayers } from './shape.ts'

/** Default: one player a side. */
const onePlayerASide = (rules: Rules): PlayerSpec[] => [
  { name: 'Central Powers', powers: rules.order.filter((p) => rules.sideOf(p) === 'central') },
  { name: 'Allies', powers: rules.order.filter((p) => rules.sideOf(p) === 'allies') },
]

/** Checks that every power has one player, and no player two alliances (STD-SET-02, STD-REV-01). Throws a ContractError. */
export function readPlayers(rules: Rules, players?: PlayerSpec[]): PlayerSpec[] {
  if (players === undefined) return onePlayerASide(rules)
  checkPlayers(rules, players)
  const seen = new Set<PowerId>()
  const read = players.map(({ name, powers, kind }, i): PlayerSpec => {
    const at = `players[${i}].powers`
    for (const power of powers) {
      if (seen.has(power)) impossible(at, 'two-players', { power })
      seen.add(power)
    }
    if (new Set(powers.map(rules.sideOf)).size > 1) impossible(at, 'both-alliances')
    return { name, powers: [...powers], ...(kind === undefined ? {} : { kind }) }
  })
  const missing = rules.order.find((p) => !seen.has(p))
  if (missing) impossible('players', 'no-player', { power: missing })
  const { revolution, revolutionSharesSeat } = rules.behaviours
  if (
    revolution &&
    revolutionSharesSeat &&
    !read.some((p) => p.powers.includes(rules.data.revolution.power) && p.powers.includes('usa'))
  )
    impossible('players', 'russia-with-usa')
  return read
}
