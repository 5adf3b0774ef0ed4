import type { Overlay } from '../rules.ts'

export const sea: Overlay = {}
