import type { Answer } from '../../../kernel/action.ts'
import { byPower, count, counts, ids, may, mustUnless } from '../../../kernel/fields.ts'
import type { Battle } from '../../../types/task.ts'
import { toAction } from '../losses/answer.ts'
import { listChoices } from '../losses/list.ts'
import { waitingProblem } from '../losses/take.ts'

/** Different ways to take losses that are listed, the cheapest first. */
const MOST = 64

/** Who is lost, as the owner of the units chooses. */
export const casualties: Answer<'casualties'> = {
  shape: {
    lose: mustUnless('hit', byPower(counts)),
    hit: may(byPower(counts)),
    transports: may(ids),
    submerged: may(byPower(count)),
  },
  answers: ({ kind }) => kind === 'casualties',
  say: () => 'casualties',
  list: (ctx) => {
    const problem = waitingProblem(ctx, ctx.state.flow.agenda.at(-1) as Battle)
    return problem ? listChoices(ctx, problem, MOST).map((choice) => toAction(problem, choice)) : []
  },
}
