/** Takes the losses that the settings say nobody is asked about, and remembers which those were. */
import { create } from 'zustand'
import { type ByPower, type Counts, decision, type Owner, type SpaceId } from '../engine/index.ts'
import { unaskedLosses } from '../planning/loss-prompts.ts'
import type { Entry } from '../save/rebuild.ts'
import { announce } from './announce.ts'
import { useGame } from './game.ts'
import { useSettings } from './settings.ts'
import { countsText, powerName, t } from './text.ts'

/** One after another, since somebody last did something; those that were undone are not in the log any more. */
export const useTaken = create<{ entries: readonly Entry[] }>()(() => ({ entries: [] }))

const pairs = (counts: ByPower<Counts> | undefined) => Object.entries(counts ?? {}) as [Owner, Counts][]
const lossesOf = ({ action }: Entry) => (action.type === 'casualties' ? pairs(action.lose) : [])
const hitsOf = ({ action }: Entry) => (action.type === 'casualties' ? pairs(action.hit) : [])

/** "Germany: 6 infantry. France: 4 infantry." */
export function takenText(entries: readonly Entry[]): string {
  const line =
    (id: 'line' | 'damaged') =>
    ([power, counts]: [Owner, Counts]) =>
      t(`app.losses.${id}`, { power: powerName(power), units: countsText(counts) })
  return entries.flatMap((entry) => [...lossesOf(entry).map(line('line')), ...hitsOf(entry).map(line('damaged'))]).join(' ')
}

/** Whether what was lost there was taken without a question. */
export const takenIn = (entries: readonly Entry[], space: SpaceId, power: Owner): boolean =>
  entries.some((entry) => decision(entry.before)?.space === space && lossesOf(entry).some(([owner]) => owner === power))

/** Only after something was done: what was undone, opened or resumed is asked for, so that it can be chosen otherwise. */
export function startTakingLosses(): () => void {
  return useGame.subscribe((now, before) => {
    const last = now.log.at(-1)
    if (now.sitting !== before.sitting || now.log.length < before.log.length) {
      if (useTaken.getState().entries.length > 0) useTaken.setState({ entries: [] })
      return
    }
    const done = now.log.length === before.log.length + 1 && now.log.at(-2) === before.log.at(-1)
    if (!last || !done || last === before.undone.at(-1)) return
    queueMicrotask(() => take(last))
  })
}

/** If nothing has happened since. */
function take(last: Entry): void {
  const { game, log, dispatch, readOnly } = useGame.getState()
  if (!game || readOnly || log.at(-1) !== last) return
  const { entries } = useTaken.getState()
  const run = entries.at(-1) === last ? entries : []
  const losses = unaskedLosses(game, decision(game), useSettings.getState().losses)
  if (!losses) {
    if (run.length === 0 && entries.length > 0) useTaken.setState({ entries: [] })
    if (run.length > 0) announce(t('app.losses.taken', { losses: takenText(run) }))
    return
  }
  if (!dispatch(losses, { quiet: true }).ok) return
  useTaken.setState({ entries: [...run, useGame.getState().log.at(-1)!] })
}
