import type { AnswerAction } from '../../kernel/action.ts'
import { byPower, bySpace, count, counts, optional } from '../../kernel/fields.ts'
import { listBids } from '../../phases/bid/bid.ts'

/** Spends a bid before the first turn (HCP-01). */
export const placeBid: AnswerAction<'place-bid'> = {
  shape: { units: optional(bySpace(byPower(counts))), money: optional(byPower(count)) },
  answers: ({ kind }) => kind === 'bid',
  summary: () => 'place-bid',
  list: listBids,
}
