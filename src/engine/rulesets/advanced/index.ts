import type { Overlay } from '../../kernel/overlay.ts'
import type { RulesetDefinition } from '../define.ts'
import { standard } from '../standard.ts'
import { economy } from './economy/index.ts'
import { fightersWithoutInfantry } from './fighters.ts'
import { doubleMachineGuns, land } from './land/index.ts'
import { landings } from './landings/index.ts'
import { politics } from './politics/index.ts'
import { sea } from './sea/index.ts'

/** PT-3: Mediterranean islands pay income (ADV-PT3-01, ADV-PT3-02, ADV-PT3-03, ADV-PT3-04). */
export const pt3: Overlay = {
  spaces: { sicily: { ipc: 1 }, sardinia: { ipc: 1 }, corsica: { ipc: 1 }, 'balearic-islands': { ipc: 1 } },
}

/**
 * PT-4: the Tyrrhenian Sea is its own zone (ADV-PT4-01, ADV-PT4-02, ADV-PT4-03, ADV-PT4-04, ADV-PT4-05) and Italian home waters
 * (ADV-PT4-06, ADV-PT4-07).
 */
export const pt4: Overlay = {
  data: {
    board: 'advanced-pt4',
    homeWaters: { zones: { sz32: 'ADV-PT4-07' } },
    apart: { 'ADV-PT4-03': ['rome', 'tuscany', 'piedmont', 'sardinia'].map((land) => ['sz17', land] as const) },
  },
}

/**
 * The advanced game, over the standard one (ADV-00-01); a round is a year from 1914 (ADV-00-02). Play tests are options, off by
 * default (ADV-00-03).
 */
export const advanced: RulesetDefinition = {
  id: 'advanced',
  parent: standard,
  overlays: { land, sea, landings, economy, politics },
  options: { 'pt-1': doubleMachineGuns, 'pt-2': fightersWithoutInfantry, 'pt-3': pt3, 'pt-4': pt4 },
}
