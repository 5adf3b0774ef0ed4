import { DATE_LOCALE } from '../../content/language.ts'
import { lazy } from '../../memoize.ts'
import { t } from '../../store/words.ts'
import { clockTime } from '../clock-time.ts'

const day = lazy(() => new Intl.DateTimeFormat(DATE_LOCALE, { weekday: 'short', day: 'numeric', month: 'short' }))

/** "today 22:41", "Tue 17 Nov". */
export function whenText(iso: string, now = new Date()): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return ''
  return then.toDateString() === now.toDateString() ? t('app.start.today', { time: clockTime(then) }) : day().format(then)
}
