import type { Overlay } from '../rules.ts'

export const economy: Overlay = {}
