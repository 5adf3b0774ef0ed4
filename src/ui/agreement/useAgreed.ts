/** Which sides have agreed: hold the key long enough; press again to withdraw. */
import { useEffect, useRef, useState } from 'react'
import { SIDES, type Side } from '../../engine/index.ts'
import { notify } from '../../store/notify.ts'
import { t } from '../text.ts'

/** `always`: agreement is not needed. */
export type SaidSoFar = 'no' | 'holding' | 'yes' | 'always'

/** How long a key must be held (ms). Same as the animation in `AgreeSheet.module.css`. */
export const HELD_FOR = 1000

/** The agreement of both sides and its handlers. `asked`: the sides that must agree. */
export function useAgreed(asked: readonly Side[]) {
  const blank = () =>
    Object.fromEntries(SIDES.map((side) => [side, asked.includes(side) ? 'no' : 'always'])) as Record<Side, SaidSoFar>
  const [given, setGiven] = useState(blank)
  const timers = useRef(new Map<Side, ReturnType<typeof setTimeout>>())
  const say = (side: Side, it: SaidSoFar) => {
    clearTimeout(timers.current.get(side))
    timers.current.delete(side)
    setGiven((before) => (before[side] === 'always' ? before : { ...before, [side]: it }))
    if (it !== 'holding')
      notify(t(it === 'yes' ? 'agreement.says' : 'agreement.unsays', { side: t(`app.side.${side}`) }), 'assertive')
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
    // The key may be released outside the sheet.
    addEventListener('blur', letGo)
    return () => {
      removeEventListener('blur', letGo)
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  return { given, begin, end, turn, withdraw }
}
