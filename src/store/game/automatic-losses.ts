/** Takes losses automatically where the settings ask for no question. */
import { create } from 'zustand'
import { type ByPower, type Counts, decision, type Owner, type SpaceId } from '../../engine/index.ts'
import { automaticLosses } from '../../planning/loss-prompts.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { notify } from '../notify.ts'
import { useSettings } from '../settings/settings.ts'
import { countsText, powerName, t } from '../text.ts'
import { computerToAct } from './computers.ts'
import { useGame } from './game.ts'
import { withoutHandover } from './handover.ts'
import { newAction, useLastAction } from './last-action.ts'
import { useLossPolicy } from './loss-policy.ts'
import { fullLogArrived } from './table.ts'

/** Automatic losses since the last action of a person. */
export const useAutomaticLosses = create<{ entries: readonly Entry[] }>()(() => ({ entries: [] }))

const pairs = (counts: ByPower<Counts> | undefined) => Object.entries(counts ?? {}) as [Owner, Counts][]
const lossesOf = ({ action }: Entry) => (action.type === 'casualties' ? pairs(action.lose) : [])
const hitsOf = ({ action }: Entry) => (action.type === 'casualties' ? pairs(action.hit) : [])

/** "Germany: 6 infantry. France: 4 infantry." */
export function lossesText(entries: readonly Entry[]): string {
  const line =
    (id: 'line' | 'damaged') =>
    ([power, counts]: [Owner, Counts]) =>
      t(`app.losses.${id}`, { power: powerName(power), units: countsText(counts) })
  return entries.flatMap((entry) => [...lossesOf(entry).map(line('line')), ...hitsOf(entry).map(line('damaged'))]).join(' ')
}

/** Whether losses of this power in this space were automatic. */
export const wereLossesAutomatic = (entries: readonly Entry[], space: SpaceId, power: Owner): boolean =>
  entries.some((entry) => decision(entry.before)?.space === space && lossesOf(entry).some(([owner]) => owner === power))

/**
 * Reacts only to new actions: after undo or opening, the question is asked. It runs before the handover sees the question.
 * Returns a stop function.
 */
export function startAutomaticLosses(): () => void {
  // Ignores the changes made by its own dispatch.
  let taking = false
  const take = (done: boolean) => {
    taking = true
    try {
      const entries = done && !useGame.getState().readOnly ? takeAll() : []
      if (entries.length > 0) notify(t('app.losses.taken', { losses: lossesText(entries) }), 'polite')
      if (entries.length + useAutomaticLosses.getState().entries.length > 0) useAutomaticLosses.setState({ entries })
    } finally {
      taking = false
    }
  }
  // Handles an action made before this module was loaded.
  const { entry } = useLastAction.getState()
  take(entry !== null && entry === useGame.getState().log.at(-1))
  return addGameEffect('automatic-losses', (now, before) => {
    if (!taking && now.log !== before.log && !fullLogArrived(now, before)) take(newAction(before, now) !== null)
  })
}

function takeAll(): Entry[] {
  const entries: Entry[] = []
  for (;;) {
    const { game, computers, mode, dispatch } = useGame.getState()
    // Lessons teach choosing losses.
    if (mode.kind !== 'game') return entries
    // The computer answers its own questions.
    const { taker } = useLossPolicy.getState()
    const prompts = useSettings.getState().losses
    const losses = game && !computerToAct(game, computers) && automaticLosses(game, decision(game), prompts, taker)
    if (!losses || !withoutHandover(() => dispatch(losses, { quiet: true })).ok) return entries
    entries.push(useGame.getState().log.at(-1)!)
  }
}
