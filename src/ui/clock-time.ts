import { DATES } from '../content/language.ts'
import { lazy } from '../memoize.ts'

// Made once: making it takes longer than all else that a line under the map needs.
const format = lazy(() => new Intl.DateTimeFormat(DATES, { hour: '2-digit', minute: '2-digit' }))

/** "22:41", by the device's clock. */
export const clockTime = (when: Date): string => format().format(when)
