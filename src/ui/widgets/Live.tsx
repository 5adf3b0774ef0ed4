import { useAnnouncements } from '../../store/notify.ts'

/** Live regions for `notify`; rendered once in the page. A trailing space makes a screen reader repeat the same text. */
export function Live() {
  const { polite, assertive, count } = useAnnouncements()
  const pad = count % 2 === 0 ? '' : '\u00a0'
  return (
    <>
      <div className="sr-only" role="status" aria-live="polite">
        {polite && polite + pad}
      </div>
      <div className="sr-only" role="alert" aria-live="assertive">
        {assertive && assertive + pad}
      </div>
    </>
  )
}
