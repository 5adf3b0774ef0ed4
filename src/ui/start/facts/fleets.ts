/** The war at sea. */
import { powerName, spaceName, t } from '../../text.ts'
import { type Facts, fills, type Rows } from './row.ts'

/** What one submarine takes: one IPC or none, what its die shows, or what a table says. */
function tollOf({ hitsOn, damage }: Facts['data']['submarineWarfare']): string {
  const shown = damage?.every((toll, i) => toll === (i < hitsOn ? i + 1 : 0))
  return t('rulesets.toll', { hitsOn, how: !damage ? 'one' : shown ? 'shown' : 'table', most: Math.max(1, ...(damage ?? [])) })
}

export const FLEETS: Rows = {
  sailing: (facts) =>
    t('rulesets.sailing', {
      how: facts.data.strategicMoves ? 'strategic' : fills(facts, 'hooks refreshUnit') ? 'bases' : 'none',
    }),
  mines: ({ behaviours }) => t('rulesets.mines', { stop: behaviours.minesStop ? 'yes' : 'no' }),
  passages: ({ data }) =>
    data.passages
      .map(({ id, control }) => t('rulesets.passageHeld', { passage: t(`rulesets.passage.${id}`), space: spaceName(control) }))
      .join('\n'),
  leaving: ({ data, behaviours }) =>
    t('rulesets.leaving', { how: data.disengagement ? 'both' : behaviours.seaRetreats ? 'attacker' : 'none' }),
  'u-boats': ({ data }) => {
    const { convoys, submarineWarfare } = data
    if (!convoys) return t('rulesets.uboats', { zones: submarineWarfare.zones.length, toll: tollOf(submarineWarfare) })
    const most = (damage: readonly number[]) => Math.max(...damage)
    return t('rulesets.uboatsConvoys', {
      zones: convoys.zones.length,
      first: most(convoys.damage.restricted),
      later: most(convoys.damage.unrestricted),
      round: convoys.unrestrictedFrom,
    })
  },
  supplies: ({ data }) =>
    data.supplies
      ? t('rulesets.supplies', { power: powerName(data.supplies.power), space: spaceName(data.supplies.through) })
      : t('rulesets.none'),
  growth: ({ data }) =>
    data.growth ? t('rulesets.growth', { round: data.growth.from, n: data.growth.ceiling }) : t('rulesets.growthNone'),
}
