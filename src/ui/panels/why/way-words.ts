/** A way out in words: what would be done, and what follows from it. */
import '../../../content/words/play.ts'
import {
  type Action,
  type ActionOf,
  costOfAll,
  currentPurchase,
  decision,
  type GameState,
  reduce,
  type SpaceId,
  treasuryOf,
  turn,
  unitsIn,
} from '../../../engine/index.ts'
import type { Consequence, WayOut } from '../../../learn/ways/index.ts'
import { areSame } from '../../../planning/counts.ts'
import { selectAllMovable } from '../../../planning/press.ts'
import type { Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { targetsOf } from '../../../planning/targets.ts'
import type { WhyContext } from '../../../store/ui.ts'
import { goingIn, orderPhrase, orderWords } from '../../order-words.ts'
import { countsText, spaceName, t } from '../../text.ts'
import { aimTitle } from '../move/forecast.ts'
import { riskText } from '../risk-words.ts'
import { type ArmyLeft, armiesLeft } from './left.ts'

type Sail = { readonly selection: Selection; readonly target: Target }
/** A way as it stands on the card. `sail`: one move, which can be picked up and looked at before it is made. */
export type WayTold = {
  readonly key: string
  readonly label: string
  readonly notes: readonly string[]
  /** Where to look. */
  readonly space: SpaceId | null
  readonly from: SpaceId | null
  readonly sail: Sail | null
  /** Others than were asked for, who would fight: who goes, and how many, is left to the player. */
  readonly open: boolean
  /** Of losses, the armies that are left. */
  readonly left: readonly ArmyLeft[]
}

const NOBODY: readonly ArmyLeft[] = []

const followsFrom = (consequence: Consequence): string =>
  consequence.kind === 'duty'
    ? t('why.duty', { duty: consequence.duty.message, rule: consequence.rule })
    : t('why.risk', { risk: riskText(consequence), rule: consequence.rule })

function sailOf(state: GameState, move: ActionOf<'move'>): Sail | null {
  const { from, path, units = {}, damaged, transports = [], strategic } = move
  const selection: Selection = {
    space: from,
    units,
    transports,
    ...(damaged ? { damaged } : {}),
    ...(strategic ? { strategic } : {}),
  }
  const target = targetsOf(state, selection)[path.at(-1) ?? from]
  return target ? { selection, target } : null
}

/** Are units of the power to move there already, so that these only join them? */
const isThere = (state: GameState, space: SpaceId): boolean =>
  unitsIn(state, space).some(({ power }) => power === turn(state).power)

/** All that a press there picks up, where all of it may go. */
function whole(state: GameState, sail: Sail): Sail {
  const selection = selectAllMovable(state, sail.selection.space)
  const target = selection && targetsOf(state, selection)[sail.target.space]
  return selection && target ? { selection, target } : sail
}

function afterAll(state: GameState, actions: readonly Action[]): GameState {
  return actions.reduce((now, action) => {
    const outcome = reduce(now, action)
    return outcome.ok ? outcome.state : now
  }, state)
}

/** Many orders at once are counted, not listed. */
const LISTED = 2

/** Nothing would be bought but what is ordered already. */
const stands = (state: GameState, action: Action): boolean =>
  action.type === 'purchase' && areSame(action.units, currentPurchase(state))

function listed(state: GameState, actions: readonly Action[]): string {
  const [first, ...others] = actions
  if (!first) return ''
  const rest = others.map((action) => orderPhrase(action, state))
  if (rest.length === 0) return stands(state, first) ? t('why.asOrdered') : orderWords(first, state)
  const more = rest.length < LISTED ? rest.join('; ') : t('why.others', { count: rest.length })
  return t('why.then', { first: orderWords(first, state), more })
}

/** Where an action leads to on the map. */
function spaceOf(action: Action | undefined): { space: SpaceId | null; from: SpaceId | null } {
  switch (action?.type) {
    case 'move':
      return { space: action.path.at(-1) ?? null, from: action.from }
    case 'offload':
    case 'mobilize':
    case 'retreat':
      return { space: action.to, from: null }
    case 'attack':
    case 'repair':
      return { space: action.space, from: null }
    case 'load':
      return { space: action.from, from: null }
    default:
      return { space: null, from: null }
  }
}

/** Where those who may not go stand. */
export const askedFrom = (context: WhyContext | null): SpaceId | null =>
  context?.from ?? (context?.asked?.type === 'move' ? context.asked.from : null)

/** What the units cost that would be taken off. */
const priceOf = (state: GameState, { lose }: ActionOf<'casualties'>): number =>
  Object.values(lose).reduce((sum, units) => sum + costOfAll(state, units ?? {}), 0)

/** What an answer in a battle at sea leads to; of others nothing, or what their figures say. */
function answerLeadsTo(action: Action | undefined): string[] {
  switch (action?.type) {
    case 'press':
      return [t('why.follows', { deed: action.on ? 'on' : 'off' })]
    case 'submerge':
      return action.count > 0 ? [t('why.follows', { deed: 'submerge' })] : []
    case 'retreat':
      return [t('why.follows', { deed: 'retreat' })]
    default:
      return []
  }
}

/** The way as it is read. `context`: what was asked for. */
export function wayTold(state: GameState, { actions, consequences }: WayOut, context: WhyContext | null): WayTold {
  const [only] = actions
  const key = JSON.stringify(actions)
  const follows = consequences.map(followsFrom)
  const place = spaceOf(only)
  if (only?.type !== 'move' || actions.length > 1) {
    const buying = turn(state).phase === 'purchase' && !decision(state)
    const money = buying ? [t('why.left', { left: treasuryOf(afterAll(state, actions), turn(state).power) })] : []
    const price = only?.type === 'casualties' ? [t('why.lost', { ipc: priceOf(state, only) })] : []
    const left = only?.type === 'casualties' ? armiesLeft(state, only) : NOBODY
    return {
      key,
      label: listed(state, actions),
      notes: [...money, ...price, ...answerLeadsTo(only), ...follows],
      ...place,
      sail: null,
      open: false,
      left,
    }
  }
  const sail = sailOf(state, only)
  const same = only.from === askedFrom(context)
  const [from, to] = [spaceName(only.from), spaceName(place.space ?? only.from)]
  const units = countsText(goingIn(only))
  const open = !same && sail !== null && sail.target.class !== 'reinforce' && !isThere(state, sail.target.space)
  const label = same ? t('panels.why.send', { units, to }) : t(open ? 'panels.why.from' : 'why.bring', { units, from, to })
  const note = open ? t('why.enter') : sail ? aimTitle(sail.target) : ''
  return {
    key: open ? label : key,
    label,
    notes: [...(note ? [note] : []), ...follows],
    ...place,
    sail: open ? whole(state, sail) : sail,
    open,
    left: NOBODY,
  }
}
