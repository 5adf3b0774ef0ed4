/** The way ashore before the first die: the same steps in the same order as when it is fought. */
import { dataOf, type GameState, muster, type SpaceId, tableOf } from '../../engine/index.ts'
import { zonesToClearFirst } from '../../planning/battle-list.ts'
import { strikeGunsAt } from '../../planning/landing-chain.ts'
import { t } from '../text.ts'
import { skip, type TrackStep } from './stepTrack.ts'

const later = (id: string): TrackStep => ({ id, state: 'later' })

/** Null where nobody comes from the sea. `fought`: a battle at sea for it is over. */
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
  // Where ships meet the guns on the coast themselves, those that do not fire at them have a name of their own.
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

/** Ships fire where the engine musters them; after a battle at sea only where the rules let them stay out of it (ADV-12-02). */
function bombards(game: GameState, space: SpaceId, waits: boolean): boolean {
  if (waits) return dataOf(game).coastalFire !== undefined
  const { units } = tableOf(game)
  return muster(game, space)?.attackers.some(({ type }) => units[type].kind === 'sea') ?? false
}
