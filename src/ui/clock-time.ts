import { DATE_LOCALE } from '../content/language.ts'
import { lazy } from '../memoize.ts'

// Cached, because creating a formatter is slow.
const format = lazy(() => new Intl.DateTimeFormat(DATE_LOCALE, { hour: '2-digit', minute: '2-digit' }))

/** "22:41", device time. */
export const clockTime = (when: Date): string => format().format(when)
