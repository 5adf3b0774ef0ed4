import type { Passage } from '../../../../content/index.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { isOutOfWar } from '../../../state/relations.ts'
import { closedPassage, controllerOf, placeOf } from '../../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId, UnitType } from '../../../types/ids.ts'

/**
 * Why every strait or canal between two zones is shut (STD-BRD-19, ADV-14-01, ADV-15-02, ADV-15-04, ADV-18-01). Order of reasons:
 * a once neutral shore, the ship's own side's shore, a contested one.
 */
export function checkPassages(ctx: Ctx, from: SpaceId, to: SpaceId, power: PowerId, types: readonly UnitType[]): Refusal | null {
  if (!closedPassage(ctx, from, to, power, types)) return null
  const ways = ctx.rules.data.passages.filter(({ zones }) => zones.includes(from) && zones.includes(to))
  const rank = ({ control }: Passage): number => {
    const { original } = placeOf(ctx, control)
    const holder = controllerOf(ctx.state, control)
    if (original === null && holder !== null) return 0
    if (original !== null && ctx.rules.sideOf(original) === ctx.rules.sideOf(power)) return 1
    return holder === 'contested' ? 2 : 3
  }
  return gather(
    ways
      .sort((a, b) => rank(a) - rank(b))
      .map((way) =>
        refuse(
          ctx,
          passageRule(ctx, way, power),
          way.kind === 'canal' ? 'canal-shut' : 'strait-shut',
          { space: way.control, from, to },
          to,
        ),
      ),
  )
}

/**
 * Rules by current control: enemy, none (ADV-14-02), contested (ADV-14-03, ADV-15-03, ADV-18-03); shut to powers out of the war
 * (ADV-18-05).
 */
function passageRule(ctx: Ctx, { control, rule, rules = {} }: Passage, power: PowerId): RuleId {
  const holder = controllerOf(ctx.state, control)
  const why = isOutOfWar(ctx, power)
    ? rules.outsider
    : holder === null
      ? rules.nobody
      : holder === 'contested'
        ? rules.contested
        : rule
  return why ?? rule
}
