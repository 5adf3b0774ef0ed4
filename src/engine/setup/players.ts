import type { Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import type { PlayerSpec } from '../types/action.ts'
import { type PowerId, SIDES, type Side } from '../types/ids.ts'
import type { ByHolder, Handicap } from '../types/state.ts'
import { checkHandicap, checkPlayers } from './shape.ts'

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

const isEmpty = (amounts: ByHolder): boolean => Object.keys(amounts).length === 0

/** The handicap without entries that change nothing, so that an empty one equals none. Throws a ContractError. */
export function readHandicap(rules: Rules, given: Handicap | undefined): { handicap?: Handicap } {
  if (given === undefined) return {}
  checkHandicap(rules, given)
  const holders: readonly (Side | PowerId)[] = [...SIDES, ...rules.order]
  const keep = (amounts: ByHolder = {}, usual: (holder: Side | PowerId) => number): ByHolder =>
    Object.fromEntries(
      holders.flatMap((holder) => {
        const amount = amounts[holder]
        return amount === undefined || amount === usual(holder) ? [] : [[holder, amount]]
      }),
    )
  const sidePercent = (holder: Side | PowerId): number =>
    holder === 'central' || holder === 'allies' ? 100 : (given.income?.[rules.sideOf(holder)] ?? 100)
  const bid = keep(given.bid, () => 0)
  const income = keep(given.income, sidePercent)
  const handicap = { ...(isEmpty(bid) ? {} : { bid }), ...(isEmpty(income) ? {} : { income }) }
  return Object.keys(handicap).length === 0 ? {} : { handicap }
}
