import type { AnswerAction, PlayerAction } from '../../kernel/action.ts'
import {
  byPower,
  count,
  counts,
  flag,
  ids,
  optional,
  powers,
  required,
  requiredUnless,
  shipGroupList,
  space,
} from '../../kernel/fields.ts'
import type { Ctx } from '../../kernel/rules.ts'
import type { ActionOf } from '../../types/action.ts'
import type { BattleEntry } from '../../types/state.ts'
import type { Battle } from '../../types/task.ts'
import { everyCount } from '../answers.ts'
import { checkAttack, doAttack } from './attack.ts'
import { neutralShipsIn } from './battle-list.ts'
import { possibleCompanions } from './land/sides.ts'
import { listChoices } from './losses/list-choices.ts'
import { pendingLosses } from './losses/loss-step.ts'
import { toAction } from './losses/read-answer.ts'

/** Opens a battle (STD-CBT-01). */
export const attack: PlayerAction<'attack'> = {
  phase: 'combat',
  shape: {
    space: required(space),
    usa: optional(flag),
    with: optional(powers),
    aside: optional(shipGroupList),
    bombard: optional(counts),
  },
  check: checkAttack,
  list: (ctx) => ctx.state.turn.battles.flatMap((battle) => waysToOpen(ctx, battle)),
  perform: doAttack,
}

function waysToOpen(ctx: Ctx, battle: BattleEntry): ActionOf<'attack'>[] {
  const { space, resolved } = battle
  const plain: ActionOf<'attack'> = { type: 'attack', space }
  if (neutralShipsIn(ctx, space)) return [plain, { ...plain, usa: true }]
  const more = resolved ? [] : ctx.rules.hooks.waysToOpen(ctx, battle)
  return [plain, ...more, ...jointAttacks(ctx, battle)]
}

/** With each possible ally, and with all of them (INF-LAND-01). */
function jointAttacks(ctx: Ctx, { space, kind, resolved }: BattleEntry): ActionOf<'attack'>[] {
  if (kind === 'sea' || resolved) return []
  const friends = possibleCompanions(ctx, space)
  const groups = friends.length > 1 ? [...friends.map((p) => [p]), friends] : friends.map((p) => [p])
  return groups.map((group) => ({ type: 'attack', space, with: group }))
}

const MAX_LISTED_CHOICES = 64

/** Losses chosen by the owner. */
export const casualties: AnswerAction<'casualties'> = {
  shape: {
    lose: requiredUnless('hit', byPower(counts)),
    hit: optional(byPower(counts)),
    transports: optional(ids),
    submerged: optional(byPower(count)),
  },
  answers: ({ kind }) => kind === 'casualties',
  summary: () => 'casualties',
  list: (ctx) => {
    const problem = pendingLosses(ctx, ctx.state.flow.agenda.at(-1) as Battle)
    return problem ? listChoices(ctx, problem, MAX_LISTED_CHOICES).map((choice) => toAction(problem, choice)) : []
  },
}

/** The sea attack goes on or ends. */
export const press: AnswerAction<'press'> = {
  shape: { on: required(flag) },
  answers: ({ kind }) => kind === 'press',
  summary: ({ on }) => (on ? 'on' : 'off'),
  list: () => [
    { type: 'press', on: false },
    { type: 'press', on: true },
  ],
}

/** Number of diving submarines. */
export const submerge: AnswerAction<'submerge'> = {
  shape: { count: required(count) },
  answers: ({ kind }) => kind === 'submerge',
  summary: ({ count }) => String(count),
  list: (_ctx, question) => everyCount(question, (count) => ({ type: 'submerge', count })),
}
