import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-02 where convoys sail', () => {
  const raidable = (zone: SpaceId) =>
    adv({ phase: 'combat', round: 5, units: { [zone]: { germany: { submarine: 1 } } } }).battles.map((b) => b.space)

  test('allowed: sea zones 1, 2, 3, 4, 7, 8, 13, 14 and 15', () => {
    const zones = ['sz1', 'sz2', 'sz3', 'sz4', 'sz7', 'sz8', 'sz13', 'sz14', 'sz15']
    expect(engine.convoys(adv({ round: 5 }).state).map((c) => c.zone)).toEqual(zones)
    for (const zone of zones) expect(raidable(zone)).toEqual([zone])
  })

  test('refused: no other zone can be raided', () => {
    for (const zone of ['sz5', 'sz9', 'sz16', 'sz22', 'sz29']) expect(raidable(zone)).toEqual([])
    const g = adv({ phase: 'combat', units: { sz5: { germany: { submarine: 1 } } } })
    g.refuse({ type: 'attack', space: 'sz5' }, 'ADV-10-02')
  })
})
