import { economy } from './advanced/economy.ts'
import { fightersWithoutInfantry } from './advanced/fighters.ts'
import { land, doubleMachineGuns } from './advanced/land.ts'
import { landings } from './advanced/landings.ts'
import { pt3, pt4 } from './advanced/play-tests.ts'
import { politics } from './advanced/politics.ts'
import { sea } from './advanced/sea.ts'
import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'

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
