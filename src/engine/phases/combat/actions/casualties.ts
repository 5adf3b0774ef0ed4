import type { AnswerAction } from '../../../kernel/action.ts'
import { byPower, count, counts, ids, optional, requiredUnless } from '../../../kernel/fields.ts'
import type { Battle } from '../../../types/task.ts'
import { toAction } from '../losses/answer.ts'
import { listChoices } from '../losses/list.ts'
import { pendingLosses } from '../losses/take.ts'

/** Different ways to take losses that are listed, the cheapest first. */
const MOST = 64

/** Who is lost, as the owner of the units chooses. */
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
    return problem ? listChoices(ctx, problem, MOST).map((choice) => toAction(problem, choice)) : []
  },
}
