import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

let slot: HTMLElement | null = null
const listeners = new Set<() => void>()

/** The dock says where its foot is. */
export function setDockFoot(element: HTMLElement | null): void {
  slot = element
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The checklist and the primary button of the panel that is open. They stand at the foot of the dock, whichever of its tabs is
 * being read and however long the panel is, so the button never moves.
 */
export function DockFoot({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(subscribe, () => slot)
  return element ? createPortal(children, element) : null
}
