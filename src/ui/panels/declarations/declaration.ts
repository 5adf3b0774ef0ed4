/** The declaration of unrestricted submarine warfare: may it be made, and what comes of it. */
import { dataOf, type GameState } from '../../../engine/index.ts'
import { powerAdjective, powerInText, t } from '../../text.ts'

export const DECLARE = { type: 'declare-submarine-warfare' } as const

/** What comes of it, from the facts of the game. */
export function whatDeclaring(game: GameState): string {
  const { convoys, submarineWarfare } = dataOf(game)
  if (!convoys) {
    const { borne } = submarineWarfare
    return borne ? t('app.declare.borne', { n: borne.loss }) : t('app.declare.text')
  }
  const { by, damage, bringsIn, unrestrictedFrom } = convoys
  return t('app.declare.convoys', {
    adjective: powerAdjective(by),
    before: Math.max(...damage.restricted),
    after: Math.max(...damage.unrestricted),
    power: powerInText(bringsIn),
    round: unrestrictedFrom,
  })
}
