import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { create } from 'zustand'

const useFoot = create<{ element: HTMLElement | null }>()(() => ({ element: null }))

/** The dock says where its foot is. */
export function setDockFoot(element: HTMLElement | null): void {
  useFoot.setState({ element })
}

/**
 * The checklist and the primary button of the panel that is open. They stand at the foot of the dock, whichever of its tabs is
 * being read and however long the panel is, so the button never moves.
 */
export function DockFoot({ children }: { children: ReactNode }) {
  const element = useFoot((foot) => foot.element)
  return element ? createPortal(children, element) : null
}
