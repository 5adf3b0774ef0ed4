import type { Overlay } from '../rules.ts'

export const collapse: Overlay = {}
