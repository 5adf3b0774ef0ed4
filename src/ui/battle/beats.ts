import { useState } from 'react'

/** Upper limit of the total delay in beats. */
const MOST = 4

/** The delay of each exchange in beats, counted from the press. Exchanges that were already visible are not animated again. */
export function useBeats(count: number): (index: number) => number {
  const [known, setKnown] = useState({ count, from: count })
  if (known.count !== count) setKnown({ count, from: Math.min(known.count, count) })
  const from = known.count === count ? known.from : Math.min(known.count, count)
  return (index) => Math.min(MOST, Math.max(0, index - from))
}
