import type { Overlay } from '../rules.ts'

export const landings: Overlay = {}
