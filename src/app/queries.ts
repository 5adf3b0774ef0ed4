/** Questions that a key answers in one sentence, spoken and written in the line below the map. */
import {
  type GameState,
  isAtWar,
  POWERS,
  type PowerId,
  productionOf,
  type Side,
  sideOf,
  treasuryOf,
  turn,
} from '../engine/index.ts'
import { useGame } from '../store/game/game.ts'
import { notify } from '../store/notify.ts'
import { powerName, t } from '../store/text.ts'
import { battlesLeft } from '../ui/battles-left.ts'
import { lastWords } from '../ui/log/digest.ts'

export const QUERIES = ['income', 'battles', 'last'] as const
export type Query = (typeof QUERIES)[number]

export function runQuery(query: Query): void {
  const { game } = useGame.getState()
  if (!game) return
  const words = ANSWERS[query](game)
  notify(words, 'hint', 'polite')
}

const ANSWERS: Readonly<Record<Query, (game: GameState) => string>> = {
  income: (game) => {
    const { power } = turn(game)
    const sum = (side: Side) => POWERS.reduce((all, each) => all + (sideOf(each) === side ? incomeOf(game, each) : 0), 0)
    return t('app.query.income', {
      power: powerName(power),
      income: productionOf(game, power),
      treasury: treasuryOf(game, power),
      central: sum('central'),
      allies: sum('allies'),
    })
  },
  battles: battlesLeft,
  last: () => {
    const last = useGame.getState().log.at(-1)
    return last
      ? t('app.query.last', { power: powerName(last.before.flow.power), words: lastWords(last) })
      : t('app.query.nothing')
  },
}

/** A power earns nothing for its side before it is at war. */
const incomeOf = (game: GameState, power: PowerId): number => (isAtWar(game, power) ? productionOf(game, power) : 0)
