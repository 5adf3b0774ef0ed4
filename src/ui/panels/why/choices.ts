/** What the card offers, in the order of its numbers. */
import { useMemo } from 'react'
import type { GameState, RuleError, SpaceId } from '../../../engine/index.ts'
import { useGame } from '../../../store/game/game.ts'
import { useOrders } from '../../../store/game/undo-state.ts'
import { useUi, type WhyContext } from '../../../store/ui.ts'
import { t } from '../../text.ts'
import { takeBack } from '../move/order-work.ts'
import type { ArmyLeft } from './left.ts'
import { takeWay } from './take.ts'
import { useWays } from './use-ways.ts'
import { wayTold } from './way-words.ts'
import { backOf, type Offered, offeredOf } from './ways.ts'

export type OfferedWay = {
  readonly key: string
  readonly label: string
  readonly notes: readonly string[]
  /** Of losses, what they leave. */
  readonly left: readonly ArmyLeft[]
  /** Where to look, and where it would leave from. */
  readonly space: SpaceId | null
  readonly from: SpaceId | null
  readonly take: () => void
}

function choiceOf(offered: Offered, state: GameState, context: WhyContext | null): OfferedWay {
  if (offered.how === 'back') {
    const { space, indexes, name } = offered
    return {
      key: `back-${space}`,
      label: t('panels.move.takeBack', { order: name }),
      notes: [t('panels.why.backNote', { count: indexes.length })],
      left: [],
      space,
      from: null,
      take: () => {
        useUi.getState().setWhy(null)
        takeBack(indexes, name)
      },
    }
  }
  const way = wayTold(state, offered, context)
  return { ...way, take: () => takeWay(way, offered.actions, context) }
}

/** An army of which the player chooses who goes is one way, whichever of its units may go. */
const once = (choices: readonly OfferedWay[]): OfferedWay[] =>
  choices.filter(({ key }, i) => choices.findIndex((each) => each.key === key) === i)

/** Null while they are worked out: the card is there first. */
export function useChoices(game: GameState, error: RuleError, context: WhyContext | null): readonly OfferedWay[] | null {
  const log = useGame((store) => store.log)
  const orders = useOrders()
  const ways = useWays(game, error, context)
  return useMemo(
    () =>
      ways &&
      once(
        offeredOf(ways, backOf({ game, log, orders }, error, context)).map((each) =>
          choiceOf(each, context?.before ?? game, context),
        ),
      ),
    [ways, game, log, orders, error, context],
  )
}
