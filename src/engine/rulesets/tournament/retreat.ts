import type { Overlay } from '../../kernel/overlay.ts'
import type { FleetCheck } from '../../kernel/rules.ts'
import { pressStep } from '../../phases/combat/sea/steps.ts'
import { refuse } from '../../refusal.ts'
import { hasTag, ownIn } from '../../state/selectors.ts'
import { replaceStep } from '../lists.ts'
import { seaRetreat } from './sea-retreat.ts'

/** Refuses a battle whose only warships have retreated (TOU-RET-03). */
const hasRetreated: FleetCheck = (ctx, zone) =>
  ownIn(ctx.state, zone, ctx.state.flow.power).some((s) => s.retreated && hasTag(ctx, s.type, 'warship'))
    ? refuse(ctx, 'TOU-RET-03', 'retreated-already', { space: zone }, zone)
    : null

/** After a round at sea the attacker may retreat. */
export const retreat: Overlay = {
  behaviours: { seaRetreats: true },
  steps: { sea: (list) => replaceStep(list, 'press', pressStep(seaRetreat)) },
  checks: { fleet: [hasRetreated] },
}
