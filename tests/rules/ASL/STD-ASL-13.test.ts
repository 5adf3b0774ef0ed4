import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const loaded = { transports: [{ cargo: [infantry, infantry] }] }
const declare = (queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz8: { britain: { cruiser: 2, ...loaded }, germany: { cruiser: 1 } },
      sz9: { britain: { cruiser: 2, ...loaded }, germany: { cruiser: 1 } },
      picardy: { germany: { infantry: 1 } },
      paris: { britain: { infantry: 2 } },
    },
    queue,
  })
  for (const zone of ['sz8', 'sz9'] as const) {
    const landing = { type: 'offload', transport: g.transport(zone), to: 'picardy', units: { infantry: 2 } } as const
    g.do({ ...landing, afterSeaCombat: true })
  }
  return g
}

describe('STD-ASL-13 a zone that is not cleared', () => {
  test('allowed: units from the cleared zone land, those from the other stay aboard', () => {
    // sz8 is cleared; in sz9 nobody hits and the attack is broken off; two infantry against one.
    const g = declare([1, 6, 6, 6, 6, 6, 6, 6, 6])
    g.endPhase()
    g.attack('sz8')
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 } })
    g.attack('sz9')
    g.answer({ type: 'press', on: false })
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    expect(g.units('sz9').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ zone: 'sz9', rule: 'STD-ASL-13' }])
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz8', 'sz9', 'picardy'])
    g.exhausted()
  })

  test('not: when the sea battles are declined nobody lands', () => {
    const g = declare([])
    g.endPhase()
    g.endPhase()
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 } })
    expect(g.control('picardy')).toBe('germany')
    expect(g.units('sz8').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
    expect(g.events('landing-stayed-aboard').map((e) => e.rule)).toEqual(['STD-ASL-13', 'STD-ASL-13'])
  })

  test('edge: units that came overland must still attack, alone', () => {
    const g = declare([6, 6])
    g.move('paris', 'picardy', { infantry: 1 })
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('picardy')
    expect(g.events('fired')[0]?.groups).toMatchObject([{ type: 'infantry', count: 1 }])
    g.exhausted()
    g.endPhase()
    expect(g.units('picardy').britain).toEqual({ infantry: 1 })
  })

  test('edge: a zone cleared of its warships but for submarines lets no assault pass without a warship', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: { britain: { cruiser: 1, ...loaded }, germany: { cruiser: 1, submarine: 1 } },
        belgium: { germany: { infantry: 1 } },
      },
      queue: [1, 6, 1],
    })
    const landing = { type: 'offload', transport: g.transport('sz9'), to: 'belgium', units: { infantry: 2 } } as const
    g.do({ ...landing, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz9')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'casualties', lose: { germany: { cruiser: 1 } } })
    expect(g.units('sz9')).toEqual({ britain: { transport: 1, infantry: 2 }, germany: { submarine: 1 } })
    expect(g.control('belgium')).toBe('germany')
    g.exhausted()
  })

  test('holds: what may land is listed at once, and the phase stays open until it has been made', () => {
    // sz9 is cleared; nobody fights in sz8, and two infantry attack one.
    const g = declare([1, 6, 6, 6, 6, 6])
    g.endPhase()
    g.refuse({ type: 'attack', space: 'picardy' }, 'STD-CBT-01')
    g.attack('sz9')
    expect(g.battles).toEqual([
      { space: 'picardy', kind: 'land', required: true, resolved: false },
      { space: 'sz8', kind: 'sea', required: false, resolved: false },
    ])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    expect(g.legal).not.toContainEqual({ type: 'end-phase' })
    g.attack('picardy')
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ zone: 'sz8', rule: 'STD-ASL-13' }])
    g.endPhase()
    expect(g.units('sz8').britain).toEqual({ cruiser: 2, transport: 1, infantry: 2 })
  })
})

describe.each(['standard', 'tournament', 'influence'] as const)('STD-ASL-13 landings from two zones, %s', (ruleset) => {
  /** One cruiser and one transport a zone: after 1 and 6 sz9 is cleared, after 6, 1 and 1 everything British in sz8 is sunk. */
  const two = (queue: number[], picardy: object = { germany: { infantry: 1 } }, more: object = {}) => {
    const ships = { cruiser: 1, ...loaded }
    const g = at({
      ruleset,
      power: 'britain',
      control: { picardy: 'germany', ...more },
      units: {
        sz8: { britain: ships, germany: { cruiser: 2 } },
        sz9: { britain: ships, germany: { cruiser: 1 } },
        picardy,
      },
      queue,
    })
    for (const zone of ['sz8', 'sz9'] as const) {
      const landing = { type: 'offload', transport: g.transport(zone), to: 'picardy', units: { infantry: 2 } } as const
      g.do({ ...landing, afterSeaCombat: true })
    }
    g.endPhase()
    return g
  }
  const lost = [6, 1, 1]

  test('allowed: what is cleared lands although attackers and transports of the other zone went down after it', () => {
    const g = two([1, 6, ...lost, 6, 6, 6])
    g.attack('sz9')
    g.attack('sz8')
    expect(g.units('sz8').britain).toBeUndefined()
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz9', 'sz8', 'picardy'])
  })

  test('allowed: in the other order of the battles too', () => {
    const g = two([...lost, 1, 6, 6, 6, 6])
    g.attack('sz8')
    expect(g.units('picardy').britain).toBeUndefined()
    g.attack('sz9')
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
  })

  test('holds: undefended land is listed and taken by an attack while the other zone waits', () => {
    const g = two([1, 6], {})
    g.attack('sz9')
    expect(g.control('picardy')).toBe('germany')
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
    g.attack('picardy')
    expect(g.control('picardy')).toBe('france')
    expect(g.battles.map((b) => b.space)).toEqual(['sz8'])
    expect(g.units('sz8').britain).toEqual({ cruiser: 1, transport: 1, infantry: 2 })
    g.exhausted()
    g.endPhase()
    expect(g.situation.landings).toEqual([])
  })

  test('holds: a reinforcement from the cleared zone lands as Combat ends, and its battle was optional', () => {
    const g = two([1, 6], { germany: { infantry: 1 }, france: { infantry: 1 } }, { picardy: 'contested' })
    g.attack('sz9')
    expect(g.battles).toEqual([
      { space: 'picardy', kind: 'land', required: false, resolved: false },
      { space: 'sz8', kind: 'sea', required: false, resolved: false },
    ])
    g.endPhase()
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 }, britain: { infantry: 2 } })
    expect(g.units('sz8').britain).toEqual({ cruiser: 1, transport: 1, infantry: 2 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ zone: 'sz8', rule: 'STD-ASL-13' }])
    g.exhausted()
  })

  test('allowed: or as the shore is attacked, without a strike', () => {
    const g = two([1, 6, 6, 6, 6], { germany: { infantry: 1 }, france: { infantry: 1 } }, { picardy: 'contested' })
    g.attack('sz9')
    g.attack('picardy')
    expect(g.past('battle-opened').at(-1)).toMatchObject({ space: 'picardy', assault: false })
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
    expect(g.situation.landings).toEqual([])
    g.exhausted()
  })

  test('holds: in friendly land the reinforcement waits for nobody but the end of the phase', () => {
    const g = two([1, 6], { france: { infantry: 1 } }, { picardy: 'france' })
    g.attack('sz9')
    expect(g.battles.map((b) => b.space)).toEqual(['sz8'])
    g.endPhase()
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
  })

  test('edge: a minor raises its army as the attack on its shore is opened', () => {
    const g = at({
      ruleset,
      power: 'britain',
      units: {
        sz10: { britain: { cruiser: 1, ...loaded }, germany: { cruiser: 1 } },
        sz5: { britain: { cruiser: 1, ...loaded }, germany: { cruiser: 1 } },
      },
      queue: [1, 6],
    })
    for (const zone of ['sz10', 'sz5'] as const)
      g.do({ type: 'offload', transport: g.transport(zone), to: 'norway', units: { infantry: 2 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz5')
    expect(g.situation.mobilized).not.toContain('norway')
    expect(g.battles).toContainEqual({ space: 'norway', kind: 'land', required: true, resolved: false })
    g.attack('norway')
    g.choose('austria-hungary')
    g.answer({ type: 'casualties', lose: { 'austria-hungary': { infantry: 1 } } })
    expect(g.decision).toBeNull()
    expect(g.situation.mobilized).toContain('norway')
    expect(g.past('battle-opened').map((e) => e.space)).toEqual(['sz5', 'norway'])
    expect(g.situation.landings).toEqual([])
  })
})
