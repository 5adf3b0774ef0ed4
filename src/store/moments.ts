/** Going through the moments of the game on the table: any of them is looked at, the present stays where it is. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { useGame } from './game.ts'
import { useLook } from './look.ts'
import { useUi } from './ui.ts'

/** What draws a moment: in the place of the orders, and above the map. */
export type MomentFaces = { readonly Dock: ComponentType; readonly Band: ComponentType }

const nothing: ComponentType = () => null

/** As they are fetched after the table, a moment may be shown before them. */
export const useMomentFaces = create<MomentFaces>(() => ({ Dock: nothing, Band: nothing }))

/** Hands over what draws moments. */
export function drawMoments({ Dock, Band }: MomentFaces): void {
  useMomentFaces.setState({ Dock, Band })
  const { look } = useLook.getState()
  if (look?.moment !== undefined) useLook.setState({ look: { ...look, Dock, Band } })
}

/** The moment that is looked at, by how many actions had been done; null: the present. */
export const momentNow = (): number | null => useLook.getState().look?.moment ?? null
/** The same for components. */
export const useMoment = (): number | null => useLook(({ look }) => look?.moment ?? null)

/** Back to the present, where a moment is looked at. */
export function leaveMoment(): void {
  if (momentNow() === null) return
  useLook.setState({ look: null })
  useUi.getState().setRing([])
}

/** Whoever plays on does not end the look; a game in which that moment is no more does. */
function watch(): void {
  const stop = useGame.subscribe((now, before) => {
    const at = momentNow()
    if (at === null) return stop()
    if (now.log === before.log && now.sitting === before.sitting) return
    const gone = now.sitting !== before.sitting || at >= now.log.length || now.log[at - 1] !== before.log[at - 1]
    if (gone) leaveMoment()
  })
}

/**
 * Looks at the game as it was after so many actions: 0 is the opening, all of them the present, where looking ends. What lies
 * beyond either end is that end.
 */
export function showMoment(index: number): void {
  const { opening, log } = useGame.getState()
  if (!opening) return
  const at = Math.max(0, Math.trunc(index))
  const last = log[at - 1]
  if (at >= log.length || (at > 0 && !last)) return leaveMoment()
  if (momentNow() === null) watch()
  const state = last?.after ?? opening
  useLook.setState({ look: { state, log: log.slice(0, at), moment: at, ...useMomentFaces.getState() } })
}
