import type { Overlay } from '../rules.ts'

export const score: Overlay = {}
