import { partOf, shown } from '../../later.tsx'
import { soon } from '../../pieces/soon/piece.ts'

/** The odds of a battle before it is ordered. They come once the table rests, and nothing waits for them. */
export const LateOdds = shown(partOf(soon, 'OddsHere'), { silent: true })
/** What mines may cost a mere sail. */
export const LateMines = shown(partOf(soon, 'MinesHere'), { silent: true })
/** The odds of the battle that an order leads to, as far as they are known at once. */
export const oddsNow = partOf(soon, 'oddsOfOrder')
