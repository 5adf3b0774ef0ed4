/** What a finger has aimed at and not sent yet, and where it lies on the page. */
import { create } from 'zustand'
import type { SpaceId } from '../../../engine/index.ts'

/** `part`: more is chosen than finds room there; the next press chooses as many as do. */
type Tapped = { space: SpaceId | null; at: { x: number; y: number } | null; part: boolean }
export const useTapped = create<Tapped>()(() => ({ space: null, at: null, part: false }))
