import type { Overlay } from '../../kernel/overlay.ts'
import { loneFightersAttackRefused } from '../../phases/move/fly/lone-fighters.ts'
import { abandonedFieldTask, fighterRetreatsTask, fighterRetreatTask } from './fighter-retreats.ts'
import { checkRestOnFriendlyLand } from './free-fighters.ts'

/**
 * PT-2: fighters need no own infantry. They rest on friendly land, or with allied land units (ADV-PT2-01, ADV-PT2-02,
 * ADV-PT2-03), are lost before the last infantry (ADV-PT2-04, ADV-PT2-10, ADV-PT2-11), and retreat when alone (ADV-PT2-05,
 * ADV-PT2-06, ADV-PT2-07).
 */
export const fightersWithoutInfantry: Overlay = {
  behaviours: { guestFighters: 'free' },
  steps: { closeMove: (list) => list.flatMap((step) => (step === 'withdrawals' ? [step, 'fighter-retreats'] : [step])) },
  tasks: {
    'fighter-retreats': fighterRetreatsTask,
    'fighter-retreat': fighterRetreatTask,
    'abandoned-field': abandonedFieldTask,
  },
  hooks: {
    fighterStayRefused: (_next, view, space, stacks, power) => checkRestOnFriendlyLand(view, space, stacks, power),
    attackLeadRefused: (_next, view, space) => loneFightersAttackRefused(view, space, 'ADV-PT2-08', 'fighters-cannot-attack'),
  },
}
