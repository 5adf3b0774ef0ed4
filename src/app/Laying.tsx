import { t } from '../store/words.ts'

/** While the table comes. */
export function Laying() {
  return (
    <p className="sr-only" role="status">
      {t('app.laying')}
    </p>
  )
}
