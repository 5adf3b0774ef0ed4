import { useState } from 'react'

/** However many throws come together, nobody waits longer than for so many. */
const MOST = 4

/**
 * By how many beats each exchange of a battle comes later than what was pressed. What was there before does not come again, a
 * board that is opened in the middle of a battle least of all.
 */
export function useBeats(count: number): (index: number) => number {
  const [known, setKnown] = useState({ count, from: count })
  if (known.count !== count) setKnown({ count, from: Math.min(known.count, count) })
  const from = known.count === count ? known.from : Math.min(known.count, count)
  return (index) => Math.min(MOST, Math.max(0, index - from))
}
