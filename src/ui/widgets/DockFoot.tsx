import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'

const useFoot = create<{ element: HTMLElement | null }>()(() => ({ element: null }))

/** The element at the foot of the dock. */
export function setDockFoot(element: HTMLElement | null): void {
  useFoot.setState({ element })
}

/**
 * Renders the checklist and the primary button at the foot of the dock, so the button does not move with the tab or the length
 * of the panel.
 */
export function DockFoot({ children }: { children: ReactNode }) {
  const element = useFoot((foot) => foot.element)
  return element ? createPortal(children, element) : null
}
