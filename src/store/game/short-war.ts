/** Starts a short war for two people, or for one against the computer. */
import '../../content/words/setup.ts'
import { sideOf } from '../../content/powers.ts'
import type { ShortWar } from '../../content/short-wars.ts'
import { type PlayerSpec, POWERS, type PositionSpec, SIDES } from '../../engine/index.ts'
import { useLearn } from '../modes/learn-page.ts'
import { t } from '../text.ts'
import { useGame } from './game.ts'

/** Which sides people play. */
export const SEATINGS = ['both', ...SIDES] as const
export type Seating = (typeof SEATINGS)[number]

/** The players of a short war by side; the computer gets the remaining powers. */
export function playersOfWar({ sides }: ShortWar, seating: Seating): PlayerSpec[] {
  return SIDES.flatMap((side, at) => {
    const own = seating === 'both' || seating === side ? [...sides[at]!] : []
    const rest = POWERS.filter((power) => sideOf(power) === side && !own.includes(power))
    const person: PlayerSpec[] = own.length > 0 ? [{ name: t(`app.side.${side}`), powers: own }] : []
    return rest.length > 0 ? [...person, { name: t(`wars.computer.${side}`), powers: rest, kind: 'computer' }] : person
  })
}

/** The position of a short war. */
export const warSpec = (war: ShortWar, seating: Seating, seed: string): PositionSpec => ({
  ...structuredClone(war.position),
  seed,
  players: playersOfWar(war, seating),
})

export function beginShortWar(war: ShortWar, seating: Seating, seed: string): void {
  useLearn.setState({ open: false })
  useGame.getState().open(warSpec(war, seating, seed))
}
