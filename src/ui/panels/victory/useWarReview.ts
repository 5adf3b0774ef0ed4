/** What the end of the war shows beside the result. Worked out in short tasks, so that a long war does not block the page. */
import '../../../content/words/play.ts'
import { useEffect, useState } from 'react'
import {
  type BalanceShift,
  balanceByRound,
  type Chronicle,
  diaryOf,
  diarySentence,
  HONOUR_FINDERS,
  type Honour,
  largestShifts,
  MOST_HONOURS,
  type RoundBalance,
} from '../../../history/index.ts'
import { diaryVoice } from '../../../store/view/diary.ts'

export type TurningRound = BalanceShift & { /** What the diary says of the round first. */ readonly headline: string }
export type WarReview = {
  readonly rounds: readonly RoundBalance[]
  readonly shifts: readonly TurningRound[]
  readonly honours: readonly Honour[]
}

/** Each step is a task of its own: the page draws and responds between two steps. */
const pause = (): Promise<void> => new Promise((then) => setTimeout(then))

function headlines(chronicle: Chronicle): ReadonlyMap<number, string> {
  return new Map(diaryOf(chronicle).map(({ round, headline: [first] }) => [round, first ? diarySentence(first, diaryVoice) : '']))
}

async function* review(chronicle: Chronicle): AsyncGenerator<Partial<WarReview>> {
  await pause()
  const rounds = balanceByRound(chronicle)
  yield { rounds }
  await pause()
  const shifts = largestShifts(rounds)
  const said = shifts.length > 0 ? headlines(chronicle) : new Map<number, string>()
  yield { shifts: shifts.map((shift) => ({ ...shift, headline: said.get(shift.round) ?? '' })) }
  const honours: Honour[] = []
  for (const find of HONOUR_FINDERS) {
    await pause()
    const honour = honours.length < MOST_HONOURS ? find(chronicle) : null
    if (honour) honours.push(honour)
  }
  yield { honours }
}

/** What has been worked out so far; null in the place of the chronicle: nothing yet. */
export function useWarReview(chronicle: Chronicle | null): Partial<WarReview> {
  const [known, setKnown] = useState<Partial<WarReview>>({})
  useEffect(() => {
    let isCurrent = true
    const run = async (war: Chronicle) => {
      for await (const part of review(war)) {
        if (!isCurrent) return
        setKnown((before) => ({ ...before, ...part }))
      }
    }
    setKnown({})
    if (chronicle) void run(chronicle)
    return () => {
      isCurrent = false
    }
  }, [chronicle])
  return known
}
