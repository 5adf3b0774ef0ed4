/** What a finger has aimed at and not sent yet, and where it lies on the page. */
import { create } from 'zustand'
import type { SpaceId } from '../../../engine/index.ts'

type Tapped = { space: SpaceId | null; at: { x: number; y: number } | null }
export const useTapped = create<Tapped>()(() => ({ space: null, at: null }))
