/** The steps of a landing before the first roll, in battle order. */
import { battleDice, dataOf, type GameState, type SpaceId, tableOf } from '../../engine/index.ts'
import { zonesToClearFirst } from '../../planning/battle-list.ts'
import { strikeGunsAt } from '../../planning/landing-chain.ts'
import { t } from '../text.ts'
import { skip, type TrackStep } from './stepTrack.ts'

const later = (id: string): TrackStep => ({ id, state: 'later' })

/** Null if nothing lands. `fought`: the sea battle is over. */
export function landingAhead(game: GameState, space: SpaceId, fought: boolean): TrackStep[] | null {
  const { ashore, landings } = game.turn
  const coming = [...ashore, ...landings].filter(({ to }) => to === space)
  if (coming.length === 0) return null
  const waits = zonesToClearFirst(game, space).length > 0
  const sea: TrackStep = waits
    ? later('sea')
    : fought
      ? { id: 'sea', state: 'done' }
      : { id: 'sea', state: 'skipped', reason: t('battle.skipped.sea'), rule: 'STD-AMP-05' }
  if (!coming.some(({ assault }) => assault)) {
    const quiet = (step: 'strike' | 'bombardment') => skip({ step, rule: 'STD-ASL-14' })
    return [sea, quiet('strike'), quiet('bombardment'), later('landing')]
  }
  const guns = strikeGunsAt(game, space).length > 0
  // Coastal guns may fire at the ships first; the other guns then have their own name.
  const meets = guns && dataOf(game).coastalFire !== undefined
  const strike = meets ? 'artillery-strike' : 'strike'
  return [
    sea,
    ...(meets ? [later('coastal')] : []),
    guns ? later(strike) : skip({ step: 'strike', rule: 'STD-ASL-02' }, strike),
    bombards(game, space, waits) ? later('bombardment') : skip({ step: 'bombardment', rule: 'STD-ASL-08' }),
    later('assault'),
  ]
}

/** Ships fire if the engine musters them; after a sea battle only if the rules let them stay out of it (ADV-12-02). */
function bombards(game: GameState, space: SpaceId, waits: boolean): boolean {
  if (waits) return dataOf(game).coastalFire !== undefined
  const { units } = tableOf(game)
  return battleDice(game, space)?.attackers.some(({ type }) => units[type].kind === 'sea') ?? false
}
