// A series of matches: every seed twice, with sides exchanged.
import type { RulesetId, Side } from '../../src/engine/index.ts'
import { meanOf, wilson } from './count.ts'
import { type Deeds, type GameResult, playGame } from './game.ts'

export type Series = { a: string; b: string; ruleset: RulesetId; rounds: number; seed: string; pairs: number; budget?: number }

/** One seed played twice: first `a` holds the Central Powers, then the Allies. `margin`: by how much `a` was ahead in both together. */
export type Pair = { seed: string; margin: number; games: { as: Side; game: GameResult }[] }

/** Both games of the nth seed. */
export function playPair({ a, b, ruleset, rounds, seed, budget }: Series, n: number): Pair {
  const common = { ruleset, rounds, seed: `${seed} ${n}`, ...(budget === undefined ? {} : { budget }) }
  const games = [
    { as: 'central' as const, game: playGame({ ...common, central: a, allies: b }) },
    { as: 'allies' as const, game: playGame({ ...common, central: b, allies: a }) },
  ]
  const margin = games.reduce((sum, { as, game }) => sum + (as === 'central' ? game.margin : -game.margin), 0)
  return { seed: common.seed, margin, games }
}

/** What came of a series, as `a` sees it. Deeds are means a game, those by turn means a round. */
export type Summary = Omit<Series, 'pairs'> & {
  pairs: { played: number; won: number; share: [number, number] }
  margin: { mean: number; within: number }
  victories: { won: number; lost: number; limit: number; stuck: number; round: number | null }
  deeds: Record<'a' | 'b', Record<keyof Deeds, number>>
  landingGames: Record<'a' | 'b', number>
}

const round = (n: number, digits = 2): number => Number(n.toFixed(digits))

/** The table of a series. */
export function summaryOf(series: Series, pairs: readonly Pair[]): Summary {
  const games = pairs.flatMap((pair) => pair.games)
  const { mean, within } = meanOf(pairs.map(({ margin }) => margin))
  const won = games.filter(({ as, game }) => game.side === as)
  const lost = games.filter(({ as, game }) => game.side !== null && game.side !== as)
  const rounds = games.reduce((sum, { game }) => sum + game.round, 0)
  const sideOfPlayer = (who: 'a' | 'b', as: Side): Side => (who === 'a' ? as : as === 'central' ? 'allies' : 'central')
  const deedsOf = (who: 'a' | 'b') => games.map(({ as, game }) => game.deeds[sideOfPlayer(who, as)])
  const means = (who: 'a' | 'b') => {
    const all = deedsOf(who)
    const keys = Object.keys(all[0] ?? {}) as (keyof Deeds)[]
    const per = (key: keyof Deeds) => (key === 'idle' || key === 'unspent' || key === 'ms' ? rounds : all.length)
    const sum = (key: keyof Deeds) => all.reduce((n, each) => n + each[key], 0)
    return Object.fromEntries(keys.map((key) => [key, round(sum(key) / Math.max(1, per(key)))])) as Record<keyof Deeds, number>
  }
  const landed = (who: 'a' | 'b') => {
    const all = deedsOf(who)
    return round(all.filter(({ landings }) => landings > 0).length / Math.max(1, all.length))
  }
  const pairsWon = pairs.filter(({ margin }) => margin > 0).length
  const [low, high] = wilson(pairsWon, pairs.length)
  const { pairs: _wanted, ...what } = series
  return {
    ...what,
    pairs: { played: pairs.length, won: pairsWon, share: [round(low, 3), round(high, 3)] },
    margin: { mean: round(mean, 0), within: round(within, 0) },
    victories: {
      won: won.length,
      lost: lost.length,
      limit: games.filter(({ game }) => game.how === 'limit' || game.how === 'draw').length,
      stuck: games.filter(({ game }) => game.how.startsWith('stuck')).length,
      round: won.length > 0 ? round(won.reduce((sum, { game }) => sum + game.round, 0) / won.length, 1) : null,
    },
    deeds: { a: means('a'), b: means('b') },
    landingGames: { a: landed('a'), b: landed('b') },
  }
}

/** As a few lines for a person. */
export function linesOf({ a, b, ruleset, pairs, margin, victories, deeds, landingGames }: Summary): string[] {
  const percent = (share: number) => `${Math.round(100 * share)} %`
  const head = `${a} v ${b}, ${ruleset}: ${pairs.won} of ${pairs.played} pairs (${percent(pairs.share[0])}–${percent(pairs.share[1])}), margin a pair ${margin.mean} ± ${margin.within}`
  const ends = `  victories ${victories.won}–${victories.lost}${victories.round === null ? '' : ` (by round ${victories.round})`}, ${victories.limit} at the limit, ${victories.stuck} stuck`
  const row = (who: 'a' | 'b', name: string) => {
    const d = deeds[who]
    return `  ${name.padEnd(14)} a game: ${d.actions} actions, ${d.refused} refused, ${d.fallbacks} fallbacks, ${d.landings} landings (${d.assaults} assaults, in ${percent(landingGames[who])} of games), ${d.seaBattles} battles at sea; a round: ${d.idle} idle stacks, ${d.unspent} IPC unspent, ${d.ms} ms of the processor`
  }
  return [head, ends, row('a', a), row('b', b)]
}
