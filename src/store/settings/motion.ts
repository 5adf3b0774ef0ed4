/** How much moves, and how fast: what the settings say, or the system where they leave it to it. */
import { type Settings, useSettings } from './settings.ts'

const LESS = '(prefers-reduced-motion: reduce)'

/** Less motion is wanted. */
export function isMotionReduced(): boolean {
  const { motion } = useSettings.getState()
  return motion === 'auto' ? (globalThis.matchMedia?.(LESS).matches ?? false) : motion === 'reduced'
}

/** How long (ms) the map is under way to another place, and what moves on it; the throws of a battle ask in tokens.css. */
export const FLIGHTS: Readonly<Record<Settings['speed'], number>> = { calm: 300, brisk: 200, instant: 0 }

export const flightTime = (): number => (isMotionReduced() ? 0 : FLIGHTS[useSettings.getState().speed])
