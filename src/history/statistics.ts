/** The figures of a war by round, for charts, tables and spreadsheets. */
import { type GameState, POWERS, type PowerId, turn } from '../engine/index.ts'
import { type Belligerent, figuresOf, PARTIES, type PowerFigures, powersWithin } from './figures.ts'
import { lossesIn } from './losses.ts'
import type { Chronicle } from './types.ts'

/** Round 0 is the opening. */
export type RoundFigures = PowerFigures & {
  readonly round: number
  /** The moment shown. */
  readonly index: number
  readonly party: Belligerent
  /** Units lost in the round (IPC). */
  readonly losses: number
}

type Losses = Readonly<Record<PowerId, number>>
type RoundEnd = { readonly round: number; readonly index: number; readonly state: GameState; readonly losses: Losses }

const NONE = Object.fromEntries(POWERS.map((power) => [power, 0])) as Losses

/** Events after the last action of a round still belong to it. */
function roundEnds({ opening, entries }: Chronicle): RoundEnd[] {
  const first = turn(opening).round
  const ends: RoundEnd[] = [{ round: first - 1, index: 0, state: opening, losses: NONE }]
  let round = first
  let losses: Record<PowerId, number> = { ...NONE }
  entries.forEach(({ events, after }, at) => {
    for (const event of events) {
      if (event.type === 'round-opened' && event.round > round) {
        ends.push({ round, index: at + 1, state: after, losses })
        round = event.round
        losses = { ...NONE }
      }
      for (const { power, ipc } of lossesIn(opening, event)) if (power !== 'neutral') losses[power] += ipc
    }
  })
  ends.push({ round, index: entries.length, state: entries.at(-1)?.after ?? opening, losses })
  return ends
}

function summed(
  party: Belligerent,
  of: Readonly<Record<PowerId, PowerFigures>>,
  losses: Losses,
): PowerFigures & { losses: number } {
  const sum = { income: 0, treasury: 0, units: 0, territories: 0, capitals: 0, losses: 0 }
  for (const power of powersWithin(party)) {
    const { income, treasury, units, territories, capitals } = of[power]
    sum.income += income
    sum.treasury += treasury
    sum.units += units
    sum.territories += territories
    sum.capitals += capitals
    sum.losses += losses[power]
  }
  return sum
}

/** Figures of every power and side, from the opening to now. */
export function statisticsOf(chronicle: Chronicle): RoundFigures[] {
  return roundEnds(chronicle).flatMap(({ round, index, state, losses }) => {
    const figures = figuresOf(state)
    return PARTIES.map((party) => ({ round, index, party, ...summed(party, figures, losses) }))
  })
}

/** Columns of the table. */
export const FIGURE_COLUMNS = ['round', 'party', 'income', 'treasury', 'units', 'territories', 'capitals', 'losses'] as const
export type FigureColumn = (typeof FIGURE_COLUMNS)[number]
export type FigureNames = { readonly column: (column: FigureColumn) => string; readonly party: (party: Belligerent) => string }

/** Escapes a field (RFC 4180). */
const field = (value: string | number): string =>
  /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`

/** Rows as CSV with a heading line, CRLF after each line. */
export function csvOf(rows: readonly RoundFigures[], names: FigureNames): string {
  const lines = rows.map((row) => FIGURE_COLUMNS.map((column) => (column === 'party' ? names.party(row.party) : row[column])))
  return [FIGURE_COLUMNS.map(names.column), ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('')
}
