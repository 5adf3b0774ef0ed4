import { wordOf } from '../../content/refusals.ts'
import { requestedRoll } from '../flow/tasks.ts'
import type { Ctx, Rules } from '../kernel/rules.ts'
import { currentStep } from '../phases/combat/battle-step.ts'
import { countsOf } from '../state/stacks.ts'
import type { Decision, Question } from '../types/decision.ts'
import type { LandBattle, SeaBattle } from '../types/task.ts'
import type { AskedMark } from '../types/views.ts'
import { capitalized, nameOf, nameOfCounts, nameOfPower, nameOfSpace, nameOfUnit } from './names.ts'

/** Same object for the same question, so that callers can compare by identity. */
const decisionCache = new WeakMap<Question, Decision>()

/** The question as the engine returns it, with distinct option labels and the visible dice or hits (ADV-12-10, ADV-12-14). */
export function labelQuestion(ctx: Ctx, question: Question): Decision {
  const before = decisionCache.get(question)
  if (before) return before
  const decision = addLabels(ctx, question)
  decisionCache.set(question, decision)
  return decision
}

function addLabels(ctx: Ctx, question: Question): Decision {
  const { options: ids, ...plain } = question
  if (ids) {
    const labels = labelsOf(ctx, marksOf(ctx))
    const options = ids.map(({ id }) => ({
      id,
      label: labels.get(id) ?? wordOf(`option.${id}`)?.() ?? nameOption(ctx.rules, id),
    }))
    return { ...plain, options }
  }
  const roll = requestedRoll(ctx)
  if (roll) return { ...plain, throw: roll }
  const hits = attackerHits(ctx, question)
  return hits === null ? plain : { ...plain, hits }
}

/** The attacker's hits before the defender decides on diving; null for other questions (STD-NAV-09). */
function attackerHits({ state }: Ctx, { kind, by }: Question): number | null {
  const battle = state.flow.agenda.at(-1)
  return kind === 'submerge' && battle?.task === 'sea-battle' && by !== battle.attacker ? battle.onDefender : null
}

/** Ships or cargo the question of a battle step refers to (ADV-12-10, ADV-12-14). */
function marksOf(ctx: Ctx): readonly AskedMark[] {
  const task = ctx.state.flow.agenda.at(-1)
  if (task?.task !== 'land-battle' && task?.task !== 'sea-battle') return []
  return currentStep<LandBattle | SeaBattle>(ctx, task)?.marks?.(ctx, task) ?? []
}

function labelsOf(ctx: Ctx, marks: readonly AskedMark[]): Map<string, string> {
  const owned = new Set(marks.map(({ power }) => power)).size > 1
  const plain = marks.map((mark) => labelOf(ctx, mark, owned, false))
  const unclear = (label: string): boolean => plain.indexOf(label) !== plain.lastIndexOf(label)
  return new Map(
    marks.map((mark, i) => [mark.id, unclear(plain[i] as string) ? labelOf(ctx, mark, owned, true) : (plain[i] as string)]),
  )
}

/** `owned`: name the owner; `numbered`: number similar transports. */
function labelOf(ctx: Ctx, mark: AskedMark, owned: boolean, numbered: boolean): string {
  const { rules } = ctx
  const { zone, ship, power, unit } = mark
  const values = {
    unit: capitalized(nameOfUnit(rules, unit ?? ship.type)),
    carrier: nameOfUnit(rules, ship.type),
    owner: owned ? nameOfPower(rules, power) : 'none',
    zone: nameOfSpace(rules, zone),
    damaged: ship.damaged ? 'yes' : 'no',
    cargo: ship.cargo?.length ? nameOfCounts(rules, countsOf(ship.cargo.map(({ type }) => ({ power, type, count: 1 })))) : 'none',
    number: numbered && ship.id !== undefined ? ship.id : 'none',
  }
  return wordOf(unit ? 'option.cargo' : 'option.ship')?.(values) ?? values.unit
}

const nameOption = (rules: Rules, id: string): string =>
  Object.hasOwn(rules.powers, id) ? rules.powers[id as keyof Rules['powers']].name : capitalized(nameOf(rules, id))
