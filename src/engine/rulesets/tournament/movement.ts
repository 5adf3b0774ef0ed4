import type { Overlay } from '../rules.ts'

export const movement: Overlay = {}
