/** The figures of a war round by round, as rows for charts and tables and as text for a spreadsheet. */
import { type GameState, POWERS, type PowerId, turn } from '../engine/index.ts'
import { type Belligerent, figuresOf, PARTIES, type PowerFigures, powersWithin } from './figures.ts'
import { lossesIn } from './losses.ts'
import type { Chronicle } from './types.ts'

/** One party at the end of a round, or now; round 0 stands for the opening, before the first round of the game. */
export type RoundFigures = PowerFigures & {
  readonly round: number
  /** The moment that shows it. */
  readonly index: number
  readonly party: Belligerent
  /** IPCs of units lost within the round. */
  readonly losses: number
}

type Losses = Readonly<Record<PowerId, number>>
type RoundEnd = { readonly round: number; readonly index: number; readonly state: GameState; readonly losses: Losses }

const NONE = Object.fromEntries(POWERS.map((power) => [power, 0])) as Losses

/** Rounds with the state at their end. What an action still brings about before the next round opens belongs to the old one. */
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

/** Every power and both sides, from the opening to now. */
export function statisticsOf(chronicle: Chronicle): RoundFigures[] {
  return roundEnds(chronicle).flatMap(({ round, index, state, losses }) => {
    const figures = figuresOf(state)
    return PARTIES.map((party) => ({ round, index, party, ...summed(party, figures, losses) }))
  })
}

/** Columns of the table, in their order. */
export const FIGURE_COLUMNS = ['round', 'party', 'income', 'treasury', 'units', 'territories', 'capitals', 'losses'] as const
export type FigureColumn = (typeof FIGURE_COLUMNS)[number]
/** How columns and parties are called. */
export type FigureNames = { readonly column: (column: FigureColumn) => string; readonly party: (party: Belligerent) => string }

/** A field as spreadsheets read it (RFC 4180). */
const field = (value: string | number): string =>
  /[",\r\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`

/** Rows as comma-separated text, headings first, a line break after each line. */
export function csvOf(rows: readonly RoundFigures[], names: FigureNames): string {
  const lines = rows.map((row) => FIGURE_COLUMNS.map((column) => (column === 'party' ? names.party(row.party) : row[column])))
  return [FIGURE_COLUMNS.map(names.column), ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('')
}
