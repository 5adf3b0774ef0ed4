import type { Answer } from '../../../kernel/action.ts'
import { byPower, count, counts, ids, may, mustUnless } from '../../../kernel/fields.ts'

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
}
