/** Animation by settings or system preference. */
import { type Settings, useSettings } from './settings.ts'

const LESS = '(prefers-reduced-motion: reduce)'

/** Whether to reduce motion. */
export function isMotionReduced(): boolean {
  const { motion } = useSettings.getState()
  return motion === 'auto' ? (globalThis.matchMedia?.(LESS).matches ?? false) : motion === 'reduced'
}

/** Duration of camera moves (ms); dice have theirs in tokens.css. */
export const FLIGHTS: Readonly<Record<Settings['speed'], number>> = { calm: 300, brisk: 200, instant: 0 }

export const flightTime = (): number => (isMotionReduced() ? 0 : FLIGHTS[useSettings.getState().speed])
