/** Orders in words, for advice, hints and examples. */
import '../content/words/play.ts'
import type { Action, ActionOf, ByPower, Counts, GameState } from '../engine/index.ts'
import { decision, turn } from '../engine/index.ts'
import { isEmpty, plus } from '../planning/counts.ts'
import { countsText, listText, powerInText, spaceName, t } from './text.ts'

const shipsIn = ({ transports = [] }: { readonly transports?: readonly unknown[] }): Counts =>
  transports.length > 0 ? { transport: transports.length } : {}
const allOf = (lose: ByPower<Counts>): Counts => Object.values(lose).reduce<Counts>((sum, counts) => plus(sum, counts ?? {}), {})

/** Cargo of a transport is not listed. */
export const goingIn = (move: ActionOf<'move'>): Counts => plus(plus(move.units ?? {}, move.damaged ?? {}), shipsIn(move))

const yes = (on: boolean): string => (on ? 'yes' : 'no')

/** A choice has a name only while its question is open. */
const labelOf = ({ option }: ActionOf<'choose'>, state: GameState | null): string =>
  (state && decision(state)?.options?.find(({ id }) => id === option)?.label) ?? 'none'

type Figures = Record<string, string | number>

/** Message parameters of each action type. */
const FIGURES: { readonly [T in Action['type']]: (action: ActionOf<T>, state: GameState | null) => Figures } = {
  purchase: ({ units }) => ({ units: countsText(units) }),
  repair: ({ space }) => ({ space: spaceName(space) }),
  move: (move) => ({
    from: spaceName(move.from),
    to: spaceName(move.path.at(-1) ?? move.from),
    units: countsText(goingIn(move)),
    strategic: yes(move.strategic === true),
  }),
  load: ({ units, from }) => ({ units: countsText(units), from: spaceName(from) }),
  offload: ({ units, to, afterSeaCombat }) => ({
    units: countsText(units),
    to: spaceName(to),
    later: yes(afterSeaCombat === true),
  }),
  attack: ({ space, with: allies = [] }) => ({
    space: spaceName(space),
    allies: allies.length > 0 ? listText(allies.map((power) => powerInText(power))) : 'none',
  }),
  submerge: ({ count }) => ({ count }),
  casualties: (losses) => {
    const lost = plus(allOf(losses.lose), shipsIn(losses))
    return { units: countsText(lost), hit: hitText(losses), lost: yes(!isEmpty(lost)) }
  },
  press: ({ on }) => ({ on: yes(on) }),
  retreat: ({ to }) => ({ to: spaceName(to) }),
  mobilize: ({ units, to }) => ({ units: countsText(units), to: spaceName(to) }),
  choose: (choice, state) => ({ label: labelOf(choice, state) }),
  'enter-dice': ({ dice }) => ({ dice: dice.join(' ') }),
  'declare-submarine-warfare': () => ({}),
  influence: ({ country }) => ({ space: spaceName(country) }),
  revolt: ({ territory }) => ({ space: spaceName(territory) }),
  gas: ({ count }) => ({ count }),
  coastal: ({ count }) => ({ count }),
  convoy: ({ submarines }) => ({ count: submarines }),
  escort: ({ destroyers }) => ({ count: destroyers }),
  disengage: ({ on }) => ({ on: yes(on) }),
  'place-bid': ({ units = {}, money = {} }) => {
    const placed = Object.values(units).flatMap((owners) => Object.values(owners))
    const kept = Object.values(money).reduce((sum, n) => sum + n, 0)
    const kind = placed.length === 0 ? 'money' : kept > 0 ? 'both' : 'units'
    return { units: countsText(placed.reduce<Counts>(plus, {})), money: kept, kind }
  },
  'time-is-up': () => ({}),
  'end-phase': (_, state) => ({ phase: state ? turn(state).phase : 'none' }),
  resign: () => ({}),
}

function hitText({ hit = {} }: ActionOf<'casualties'>): string {
  const units = allOf(hit)
  return isEmpty(units) ? '' : countsText(units)
}

function wordsOf<T extends Action['type']>(action: ActionOf<T>, state: GameState | null): string {
  const figures = (FIGURES[action.type as T] as (action: ActionOf<T>, state: GameState | null) => Figures)(action, state)
  return t(`orders.do.${action.type === 'casualties' && figures.hit ? 'hits' : action.type}`, figures)
}

/** "move 5 infantry from Ruhr to Belgium": inside a sentence. `state`: the position of the order. */
export const orderPhrase = (action: Action, state: GameState | null = null): string => wordsOf(action, state)

/** As a label. */
export function orderWords(action: Action, state: GameState | null = null): string {
  const words = orderPhrase(action, state)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** As a full sentence. */
export const orderSentence = (action: Action, state: GameState | null = null): string =>
  t('orders.sentence', { order: orderWords(action, state) })
