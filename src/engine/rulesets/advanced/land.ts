import type { Overlay } from '../rules.ts'

export const land: Overlay = {}
