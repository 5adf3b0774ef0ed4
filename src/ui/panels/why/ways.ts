/** The ways out that a refusal's card offers: what the board has, and taking back what led to it. */
import type { GameState, RuleError } from '../../../engine/index.ts'
import { endsOf, isGiven } from '../../../planning/again.ts'
import { type Alternative, alternativesTo } from '../../../planning/alternatives.ts'
import type { Entry, Order } from '../../../store/game.ts'
import type { WhyContext } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'

/** Orders of this turn that led there and can be taken back. */
export type Back = { id: string; how: 'back'; space: string; indexes: readonly number[]; name: string }
export type Way = Alternative | Back

const MOST = 3

type Given = { game: GameState; log: readonly Entry[]; orders: readonly Order[] }

/** At most three. Units that may not stay where they were sent alone are first joined by others, then called back. */
export function waysOut({ game, log, orders }: Given, error: RuleError, context: WhyContext | null): Way[] {
  const found = alternativesTo(game, error, context)
  const back = context?.from === undefined ? backFrom(error, log, orders) : null
  if (!back) return found
  const joins = found.filter(({ how, space }) => how === 'send' && space === back.space)
  return [...joins.slice(0, 1), back, ...found.filter((each) => each !== joins[0])].slice(0, MOST)
}

function backFrom({ space }: RuleError, log: readonly Entry[], orders: readonly Order[]): Back | null {
  if (space === undefined) return null
  const led = orders.flatMap(({ index, action, removable }) => {
    const before = log[index]?.before
    const ends = removable && before && isGiven(action) ? endsOf(before, action) : null
    return ends?.to === space ? [{ index, ...ends }] : []
  })
  const [first] = led
  if (!first) return null
  const from = spaceName(first.from)
  const name =
    led.length === 1
      ? t('panels.move.route', { from, to: spaceName(space) })
      : t('panels.why.ordersInto', { count: led.length, to: spaceName(space) })
  return { id: `back-${space}`, how: 'back', space, indexes: led.map(({ index }) => index), name }
}
