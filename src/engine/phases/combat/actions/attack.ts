import type { Deed } from '../../../kernel/action.ts'
import { asides, counts, flag, may, must, powers, space } from '../../../kernel/fields.ts'
import { checkAttack, doAttack } from '../attack.ts'

/** A battle is opened (STD-CBT-01). */
export const attack: Deed<'attack'> = {
  phase: 'combat',
  shape: { space: must(space), usa: may(flag), with: may(powers), aside: may(asides), bombard: may(counts) },
  check: checkAttack,
  plan: doAttack,
}
