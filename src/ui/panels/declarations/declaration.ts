/** The declaration of unrestricted submarine warfare: may it be made, and what comes of it. */
import { checkAction, dataOf, type GameState, type RuleError } from '../../engine/index.ts'
import { latest } from '../../memo.ts'
import { useGame } from '../../store/game.ts'
import { powerAdjective, powerInText, t } from '../text.ts'

export const DECLARE = { type: 'declare-submarine-warfare' } as const

const whyNot = latest((game: GameState | null): RuleError | null => (game ? checkAction(game, DECLARE) : null))
/** Why Germany cannot declare it now; null when it can. The reference changes only with the game. */
export const useWhyNoDeclaration = (): RuleError | null => useGame(({ game }) => whyNot(game))

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
