/** Figures and luck of the whole game, up to the present. */
import { useEffect, useMemo, useState } from 'react'
import {
  type BattleThrows,
  type Belligerent,
  type Chronicle,
  diceOfWar,
  farthestThrows,
  type Luck,
  luckByParty,
  luckByTheatre,
  statisticsOf,
} from '../../history/index.ts'
import { FRONTS, type Front, frontOf } from '../../planning/fronts.ts'
import { useGame } from '../../store/game.ts'

/** The game on the table, or null. */
export function useChronicle(): Chronicle | null {
  const opening = useGame((store) => store.opening)
  const deeds = useGame((store) => store.log)
  return useMemo(() => (opening ? { game: '', opening, deeds } : null), [opening, deeds])
}

/** All its figures by round. */
export const useStatistics = (chronicle: Chronicle) => useMemo(() => statisticsOf(chronicle), [chronicle])

export type WarLuck = {
  readonly dice: number
  readonly parties: ReadonlyMap<Belligerent, Luck>
  readonly theatres: readonly { readonly theatre: Front; readonly central: Luck; readonly allies: Luck }[]
  readonly battles: readonly BattleThrows[]
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
  return { dice: dice.thrown.reduce((sum, lot) => sum + lot.dice, 0), parties, theatres, battles: farthestThrows(dice) }
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
