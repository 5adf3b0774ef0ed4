import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const landing = {
  sz9: {
    britain: {
      cruiser: 2,
      transports: [
        {
          cargo: [
            { power: 'britain' as const, type: 'infantry' as const },
            { power: 'britain' as const, type: 'infantry' as const },
          ],
        },
      ],
    },
  },
  sz10: { germany: { cruiser: 1 } },
  kiel: { germany: { infantry: 1 } },
}
const declared = (queue: number[], more: object = {}) => {
  const g = at({ power: 'britain', units: { ...landing, ...more }, queue })
  const id = g.transport('sz9')
  g.do({ type: 'move', from: 'sz9', path: ['sz10'], units: { cruiser: 2 }, transports: [id] })
  g.do({ type: 'offload', transport: id, to: 'kiel', units: { infantry: 2 }, afterSeaCombat: true })
  return g
}

describe("STD-CBT-07 the sea battle comes before the landing's", () => {
  test('allowed: the zone is cleared, the units come ashore and fight at once in the same action', () => {
    // Three mines of kiel, two cruisers against one, then the land battle.
    const g = declared([6, 6, 6, 1, 6, 6, 6, 6, 6])
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'sz10', kind: 'sea', required: false, resolved: false }])
    g.attack('sz10')
    expect(
      g
        .events()
        .filter((e) => e.type === 'battle-opened')
        .map((e) => e.space),
    ).toEqual(['sz10', 'kiel'])
    expect(g.units('kiel')).toEqual({ britain: { infantry: 2 }, germany: { infantry: 1 } })
    expect(g.control('kiel')).toBe('contested')
    g.exhausted()
  })

  test('refused: nothing lands before the sea battle, and not at all when it is declined', () => {
    const g = declared([6, 6, 6])
    g.endPhase()
    g.refuse({ type: 'attack', space: 'kiel' }, 'STD-CBT-01')
    g.endPhase()
    expect(g.control('kiel')).toBe('germany')
    expect(g.units('sz10').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
  })

  test('edge: an overland part has to fight alone when the sea battle is declined', () => {
    const g = declared([6, 6, 6, 6, 6, 6], { denmark: { britain: { infantry: 2 } } })
    g.move('denmark', 'kiel', { infantry: 1 })
    g.endPhase()
    expect(g.battles.find((b) => b.space === 'kiel')).toMatchObject({ required: true })
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('kiel')
    expect(g.units('kiel').britain).toEqual({ infantry: 1 })
    g.attack('sz10')
    g.answer({ type: 'press', on: false })
    expect(g.units('kiel').britain).toEqual({ infantry: 1 })
  })
})
