import type { Overlay } from '../rules.ts'

export const war: Overlay = {}
