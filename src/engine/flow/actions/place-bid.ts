import type { Answer } from '../../kernel/action.ts'
import { byPower, bySpace, count, counts, may } from '../../kernel/fields.ts'
import { listBids } from '../../phases/bid/bid.ts'

/** Spends a bid before the first turn (HCP-01). */
export const placeBid: Answer<'place-bid'> = {
  shape: { units: may(bySpace(byPower(counts))), money: may(byPower(count)) },
  answers: ({ kind }) => kind === 'bid',
  say: () => 'place-bid',
  list: listBids,
}
