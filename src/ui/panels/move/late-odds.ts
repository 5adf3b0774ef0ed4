import { later } from '../../later.tsx'

/** The odds of a battle before it is ordered. They come once the table rests, and nothing waits for them. */
export const LateOdds = later(() => import('../../odds/OddsHere.tsx').then((module) => module.OddsHere), { silent: true })
/** What mines may cost a mere sail. */
export const LateMines = later(() => import('../../odds/MinesHere.tsx').then((module) => module.MinesHere), { silent: true })
