import { economy } from './advanced/economy.ts'
import { land } from './advanced/land.ts'
import { landings } from './advanced/landings.ts'
import { politics } from './advanced/politics.ts'
import { sea } from './advanced/sea.ts'
import type { RulesetDefinition } from './define.ts'
import { standard } from './standard.ts'

/** The war in detail. */
export const advanced: RulesetDefinition = {
  id: 'advanced',
  parent: standard,
  overlays: { land, sea, landings, economy, politics },
  options: {},
}
