import { readMarkers } from '../../state/gas.ts'
import type { LandStep, Overlay } from '../rules.ts'

const before = (list: readonly LandStep[], step: LandStep, ...more: LandStep[]): LandStep[] =>
  list.flatMap((s) => (s === step ? [...more, s] : [s]))

const AFTER_ACES: readonly LandStep[] = [
  'air-damage',
  'gas',
  'gas-spread',
  'gassed',
  'first-shot',
  'first-shot-losses',
  'stopped',
]

/** Marches of two territories, machine guns, poison gas and aces (ADV-01-01 to ADV-04-12, ADV-30-01). */
export const land: Overlay = {
  switches: { acesUpTo: 1 }, // ADV-04-01
  steps: {
    // ADV-00-04: gas is announced ashore, before the strike; it is released after the air battle, then machine guns fire.
    land: (list) => before(before(list, 'strike', 'gas-announcement'), 'attack', ...AFTER_ACES),
  },
  hooks: { readPosition: (next, rules, state, spec) => readMarkers(rules, next(rules, state, spec), spec) },
}
