/**
 * Effects: what follows a change of the game, of the viewed moment or of the UI store. They run in the order of these lists,
 * whatever the order in which their modules load: a module adds its effect when it loads, or when it is started.
 */

import { useGame } from './game/table.ts'
import { useUi } from './ui.ts'
import { useViewed } from './view/viewed-moment.ts'

type Effect<S> = (now: S, before: S) => void
type Store<S> = { getState(): S; subscribe(listener: (now: S, before: S) => void): () => void }

/** Returns the function that adds an effect; that one returns a function that removes it. */
function orderedEffects<S, Name extends string>(store: Store<S>, names: readonly Name[]) {
  const lists = new Map(names.map((name) => [name, new Set<Effect<S>>()]))
  store.subscribe((_, before) => {
    // An effect may change the store itself: the next one gets the newest state.
    for (const effects of lists.values()) for (const effect of effects) effect(store.getState(), before)
  })
  return (name: Name, effect: Effect<S>): (() => void) => {
    const effects = lists.get(name)!
    effects.add(effect)
    return () => void effects.delete(effect)
  }
}

export const addGameEffect = orderedEffects(useGame, [
  // Where the game is stored.
  'address',
  'autosave',
  'storage-quota',
  // Who has just acted.
  'last-action',
  'handover',
  'announcements',
  'coach',
  'computer-advice',
  // Modes of the table.
  'lesson',
  'rule-example',
  'leave-rule-example',
  'sketch-dice',
  // Moments shown in place of the present.
  'moments',
  'battle-replay',
  'turn-review',
  'lesson-maker',
  'sketch-band',
  'steps',
  'agreement-sheet',
  // Whatever acts by itself comes last, so that all effects above see a person's action before its consequences.
  'automatic-losses',
  'log-sentences',
  'orders-tab',
  'computer-players',
])

export const addViewEffect = orderedEffects(useViewed, [
  'battle-replay',
  'war-replay',
  'announcements',
  'coach',
  'computer-players',
])

export const addUiEffect = orderedEffects(useUi, ['refusals', 'lesson-refusals', 'coach'])
