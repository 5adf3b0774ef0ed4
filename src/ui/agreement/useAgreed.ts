/** Who has agreed: a side that holds its key for long enough, until it takes that back. */
import { useEffect, useRef, useState } from 'react'
import { SIDES, type Side } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
import { t } from '../text.ts'

/** `always`: nobody has to be asked. */
export type SaidSoFar = 'no' | 'holding' | 'yes' | 'always'

/** So long (ms) a key is held; the picture of it fills in the same time (`AgreeSheet.module.css`). */
export const HELD_FOR = 1000

/** What both sides have said so far, and how it changes. `asked`: those that have to. */
export function useAgreed(asked: readonly Side[]) {
  const blank = () =>
    Object.fromEntries(SIDES.map((side) => [side, asked.includes(side) ? 'no' : 'always'])) as Record<Side, SaidSoFar>
  const [given, setGiven] = useState(blank)
  const timers = useRef(new Map<Side, ReturnType<typeof setTimeout>>())
  const say = (side: Side, it: SaidSoFar) => {
    clearTimeout(timers.current.get(side))
    timers.current.delete(side)
    setGiven((before) => (before[side] === 'always' ? before : { ...before, [side]: it }))
    if (it !== 'holding') announce(t(it === 'yes' ? 'agreement.says' : 'agreement.unsays', { side: t(`app.side.${side}`) }), true)
  }
  const turn = (side: Side) => say(side, given[side] === 'yes' ? 'no' : 'yes')
  const begin = (side: Side) => {
    if (given[side] === 'yes') return say(side, 'no')
    if (given[side] !== 'no') return
    say(side, 'holding')
    timers.current.set(
      side,
      setTimeout(() => say(side, 'yes'), HELD_FOR),
    )
  }
  const end = (side: Side) => {
    if (given[side] === 'holding') say(side, 'no')
  }
  const withdraw = () => {
    for (const timer of timers.current.values()) clearTimeout(timer)
    setGiven(blank())
  }
  useEffect(() => {
    const running = timers.current
    const letGo = () => {
      for (const timer of running.values()) clearTimeout(timer)
      setGiven((before) => {
        const after = { ...before }
        for (const side of SIDES) if (before[side] === 'holding') after[side] = 'no'
        return after
      })
    }
    // Elsewhere nobody hears that a key is let go.
    addEventListener('blur', letGo)
    return () => {
      removeEventListener('blur', letGo)
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  return { given, begin, end, turn, withdraw }
}
