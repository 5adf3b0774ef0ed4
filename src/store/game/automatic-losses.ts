/** Takes the losses that the settings say nobody is asked about, and remembers which those were. */
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

/** One after another, since somebody last did something; those that were undone are not in the log any more. */
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

/** Whether what was lost there was taken without a question. */
export const wereLossesAutomatic = (entries: readonly Entry[], space: SpaceId, power: Owner): boolean =>
  entries.some((entry) => decision(entry.before)?.space === space && lossesOf(entry).some(([owner]) => owner === power))

/**
 * Only after something was done: what was undone, opened or resumed is asked for, so that it can be chosen otherwise. It is done at
 * once, before the table hears of the question and hands itself over.
 */
export function startAutomaticLosses(): () => void {
  // One answer leads to the next question; what they add to the log is not somebody's doing.
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
  // What was done before this had come.
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
    // A drill teaches to choose them, and answers for the others itself.
    if (mode.kind !== 'game') return entries
    // The computer answers what it is asked, whatever people leave to be taken by itself.
    const { taker } = useLossPolicy.getState()
    const prompts = useSettings.getState().losses
    const losses = game && !computerToAct(game, computers) && automaticLosses(game, decision(game), prompts, taker)
    if (!losses || !withoutHandover(() => dispatch(losses, { quiet: true })).ok) return entries
    entries.push(useGame.getState().log.at(-1)!)
  }
}
