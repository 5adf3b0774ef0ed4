import { t } from '../store/words.ts'

/** While the code of the table loads. */
export const TableLoading = () => (
  <p className="sr-only" role="status">
    {t('app.laying')}
  </p>
)
