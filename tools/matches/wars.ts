// Wars with the same player on all seats: what they say of the balance of the sides, and of the player.
import { RULESET_IDS, type RulesetId } from '../../src/engine/index.ts'
import { wilson } from './count.ts'
import { type GameResult, playGame } from './game.ts'

/** One war as it is kept: who won it and how, in which round, by how much the Central Powers were ahead; and what was counted, of both sides together. */
export type War = Pick<GameResult, 'seed' | 'how' | 'side' | 'round' | 'margin'> & {
  ruleset: RulesetId
  player: string
  rounds: number
  actions: number
  refused: number
  fallbacks: number
  landings: number
  idle: number
}

/** The war of this seed. */
export function playWar(ruleset: RulesetId, player: string, rounds: number, seed: string): War {
  const { deeds, ...game } = playGame({ ruleset, seed, rounds, central: player, allies: player })
  const both = (key: 'actions' | 'refused' | 'fallbacks' | 'landings' | 'idle') => deeds.central[key] + deeds.allies[key]
  return {
    ruleset,
    player,
    rounds,
    ...game,
    actions: both('actions'),
    refused: both('refused'),
    fallbacks: both('fallbacks'),
    landings: both('landings'),
    idle: both('idle'),
  }
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

/** The row of a ruleset. */
export function rowOf(ruleset: RulesetId, wars: readonly War[]): string {
  const central = wars.filter(({ side }) => side === 'central').length
  const allies = wars.filter(({ side }) => side === 'allies').length
  const won = wars.filter(({ side }) => side !== null)
  const [low, high] = wilson(central, central + allies)
  const sum = (key: 'actions' | 'refused' | 'fallbacks' | 'idle' | 'round') => wars.reduce((n, war) => n + war[key], 0)
  const cells = [
    ruleset,
    wars.length,
    central,
    allies,
    wars.length - central - allies,
    central + allies > 0 ? `${percent(low)}–${percent(high)}` : '–',
    won.length > 0 ? mean(won.map(({ round }) => round)).toFixed(1) : '–',
    Math.round(mean(wars.map(({ margin }) => margin))),
    percent(wars.filter(({ landings }) => landings > 0).length / Math.max(1, wars.length)),
    (sum('idle') / Math.max(1, sum('round'))).toFixed(1),
    sum('actions'),
    sum('refused'),
    sum('fallbacks'),
    wars.filter(({ how }) => how.startsWith('stuck')).length,
  ]
  return `| ${cells.join(' | ')} |`
}

/** All that is kept, as a page. */
export function balancePage(wars: readonly War[]): string {
  const players = [...new Set(wars.map(({ player }) => player))]
  const tables = players.flatMap((player) => {
    const own = wars.filter((war) => war.player === player)
    const rounds = [...new Set(own.map((war) => war.rounds))].join(' or ')
    return [
      `## ${player}, ${own.length} wars of at most ${rounds} rounds`,
      '',
      '| ruleset | wars | Central Powers | Allies | neither | share of Central victories | by round | ahead | with landings | idle a round | actions | refused | fallbacks | stuck |',
      '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
      ...RULESET_IDS.flatMap((id) => {
        const of = own.filter(({ ruleset }) => ruleset === id)
        return of.length > 0 ? [rowOf(id, of)] : []
      }),
      '',
    ]
  })
  return [
    '# Balance of the sides',
    '',
    'Wars with the same computer player on all seats (`npm run matches -- --wars 100 --ruleset all --write`). The share of Central victories is of the',
    'wars that somebody won, 95 % interval. Ahead: by how many IPCs of units, three incomes, 20 a capital and 1000 for a victory the Central Powers',
    'were ahead at the end. Idle: stacks of three and more that stood still far from every enemy, of all powers together.',
    '',
    ...tables,
  ].join('\n')
}
