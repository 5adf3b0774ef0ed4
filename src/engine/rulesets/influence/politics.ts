import type { Overlay } from '../rules.ts'

export const politics: Overlay = {}
