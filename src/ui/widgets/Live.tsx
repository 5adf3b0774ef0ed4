import { useAnnouncements } from '../../store/announce.ts'

export { announce } from '../../store/announce.ts'

/** The live region for announcements. A trailing space makes repeated text a change. */
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
