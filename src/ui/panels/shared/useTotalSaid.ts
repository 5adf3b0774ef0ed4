import { useEffect, useRef } from 'react'
import { notify } from '../../../store/notify.ts'

/** Whoever counts is told the sum when the hand rests (ms), not at each step. */
const REST = 700

/** What the counts of a panel come to is said when it has changed; what stood there when the panel opened is read with it. */
export function useTotalSaid(words: string): void {
  const said = useRef(words)
  useEffect(() => {
    if (words === said.current) return undefined
    const timer = setTimeout(() => {
      said.current = words
      notify(words, 'polite')
    }, REST)
    return () => clearTimeout(timer)
  }, [words])
}
