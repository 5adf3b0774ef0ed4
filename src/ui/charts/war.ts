/** Figures and luck of the whole game, up to the present. */
import { useEffect, useMemo, useState } from 'react'
import {
  type BattleLuck,
  type Belligerent,
  type Chronicle,
  diceOfWar,
  extremeLuck,
  type Luck,
  luckByParty,
  luckByTheatre,
  statisticsOf,
} from '../../history/index.ts'
import { FRONTS, type Front, frontOf } from '../../planning/fronts.ts'
import { useGame } from '../../store/game/game.ts'

/** The game on the table, or null. */
export function useChronicle(): Chronicle | null {
  const opening = useGame((store) => store.opening)
  const entries = useGame((store) => store.log)
  return useMemo(() => (opening ? { game: '', opening, entries } : null), [opening, entries])
}

/** All its figures by round. */
export const useStatistics = (chronicle: Chronicle) => useMemo(() => statisticsOf(chronicle), [chronicle])

export type WarLuck = {
  readonly dice: number
  readonly parties: ReadonlyMap<Belligerent, Luck>
  readonly theatres: readonly { readonly theatre: Front; readonly central: Luck; readonly allies: Luck }[]
  readonly battles: readonly BattleLuck[]
}

/** Each step runs in its own task, so the page stays responsive. */
const pause = (): Promise<void> => new Promise((then) => setTimeout(then))

async function luckOfWar(chronicle: Chronicle): Promise<WarLuck> {
  const dice = diceOfWar(chronicle)
  await pause()
  const parties = new Map(luckByParty(dice).map(({ party, luck }) => [party, luck]))
  await pause()
  const theatres = luckByTheatre(dice, (space) => frontOf(chronicle.opening, space))
  theatres.sort((a, b) => FRONTS.indexOf(a.theatre) - FRONTS.indexOf(b.theatre))
  await pause()
  return { dice: dice.rolls.reduce((sum, lot) => sum + lot.dice, 0), parties, theatres, battles: extremeLuck(dice) }
}

/** The luck of all dice so far. While it is computed, the previous result. */
export function useLuck(chronicle: Chronicle): WarLuck | null {
  const [luck, setLuck] = useState<WarLuck | null>(null)
  useEffect(() => {
    let current = true
    void pause()
      .then(() => (current ? luckOfWar(chronicle) : null))
      .then((found) => current && found && setLuck(found))
    return () => {
      current = false
    }
  }, [chronicle])
  return luck
}
