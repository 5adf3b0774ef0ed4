import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { coveringBoxes } from '../board/viewport/insets.ts'
import type { HoverIntent } from '../board/viewport/pointer.ts'
import { placePopover } from '../board/viewport/popover.ts'
import css from './Beside.module.css'

/** Stands beside the resting mouse, clear of the name and the armies of what it rests on. It is looked at and never pressed. */
export function Beside({ intent, children }: { intent: HoverIntent; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  // What is in it may come or change after it was put there.
  useLayoutEffect(() => {
    const element = card.current
    const map = element?.parentElement
    if (!element || !map) return undefined
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const room = { width: map.clientWidth, height: map.clientHeight }
      const at = placePopover(intent, size, room, intent.keep, [...intent.spare, ...coveringBoxes(map)], intent.next)
      element.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`
      element.style.visibility = size.height > 0 ? 'visible' : 'hidden'
    }
    const watch = new ResizeObserver(place)
    watch.observe(element)
    place()
    return () => watch.disconnect()
  }, [intent])
  return (
    <div ref={card} className={css.beside} aria-hidden="true" data-card>
      {children}
    </div>
  )
}
