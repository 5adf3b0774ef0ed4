import { battleRules, convoys, type GameState, type SpaceId } from '../../engine/index.ts'
import type { SpecialPolicy } from '../types.ts'

export type SpecialId = keyof SpecialPolicy

/** All answers to each of them, the first where nothing is said. */
export const SPECIALS = {
  gas: ['all', 'none'],
  coast: ['none', 'all'],
  escort: ['none', 'all'],
  leave: ['never', 'while-weaker'],
} as const satisfies { [Id in SpecialId]: readonly SpecialPolicy[Id][] }

type Where = { readonly space: SpaceId; readonly at: 'land' | 'sea'; readonly landing: boolean }

const hasGas = ({ war }: GameState): boolean =>
  Object.values(war.units).some((stacks) => stacks.some(({ gas, cargo }) => gas === true || cargo?.some((unit) => unit.gas)))

/** Which of them are asked in a battle there: those whose step its rules have, and that concern somebody. */
export function specialsAsked(state: GameState, { space, at, landing }: Where): SpecialId[] {
  const { land, sea } = battleRules(state)
  const ships = at === 'sea' || landing
  const asked: Readonly<Record<SpecialId, boolean>> = {
    gas: at === 'land' && land.includes('gas-announcement') && hasGas(state),
    coast: landing && land.includes('coastal'),
    escort: at === 'sea' && sea.includes('escorts') && convoys(state).some(({ zone }) => zone === space),
    leave: ships && sea.includes('disengage'),
  }
  return (Object.keys(SPECIALS) as SpecialId[]).filter((id) => asked[id])
}
