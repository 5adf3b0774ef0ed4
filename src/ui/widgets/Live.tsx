import { useAnnouncements } from '../../store/announce.ts'

export { announce } from '../../store/announce.ts'

/** Speaks what `announce` is told. Stands once in the page. A trailing space makes the same words count as news. */
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
