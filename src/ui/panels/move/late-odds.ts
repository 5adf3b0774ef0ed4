import { later } from '../../later.tsx'
import { soon } from '../../pieces/soon/piece.ts'

/** The odds of a battle before it is ordered. They come once the table rests, and nothing waits for them. */
export const LateOdds = later(() => soon.load().then((module) => module.OddsHere), { silent: true })
/** What mines may cost a mere sail. */
export const LateMines = later(() => soon.load().then((module) => module.MinesHere), { silent: true })
