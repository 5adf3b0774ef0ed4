import { wordOf } from '../../content/refusals.ts'
import { requestedRoll } from '../flow/tasks.ts'
import type { Ctx, Rules } from '../kernel/rules.ts'
import { currentStep } from '../phases/combat/battle-step.ts'
import { countsOf } from '../state/stacks.ts'
import type { Decision, Question } from '../types/decision.ts'
import type { LandBattle, SeaBattle } from '../types/task.ts'
import type { AskedMark } from '../types/views.ts'
import { capitalized, nameOf, nameOfCounts, nameOfPower, nameOfSpace, nameOfUnit } from './names.ts'

/** The same question is the same object again, for whoever compares what they are shown. */
const decisionCache = new WeakMap<Question, Decision>()

/**
 * The open question as it leaves the engine: each of its options with a name, all of them different (ADV-12-10, ADV-12-14), and what
 * can be seen on the table besides.
 */
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
  const thrown = requestedRoll(ctx)
  if (thrown) return { ...plain, throw: thrown }
  const hits = attackerHits(ctx, question)
  return hits === null ? plain : { ...plain, hits }
}

/** What the attacker has scored before a power of the defence says whether boats dive (STD-NAV-09); null: no such question. */
function attackerHits({ state }: Ctx, { kind, by }: Question): number | null {
  const battle = state.flow.agenda.at(-1)
  return kind === 'submerge' && battle?.task === 'sea-battle' && by !== battle.attacker ? battle.onDefender : null
}

/** The ships, or what they carry, that the question of a battle's step is about (ADV-12-10, ADV-12-14). */
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

/** `owned`: whose it is has to be said; `numbered`: so has which of several transports that are alike. */
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

/** The name of a power, a unit or a space as it stands by itself. */
const nameOption = (rules: Rules, id: string): string =>
  Object.hasOwn(rules.powers, id) ? rules.powers[id as keyof Rules['powers']].name : capitalized(nameOf(rules, id))
