import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { apart, offKiel } from '../../support/scenes/mines.ts'

const army = () => at({ units: { munich: { germany: { infantry: 3, artillery: 2 } } } })

describe('STD-MOV-10 an infantry comes along', () => {
  test('allowed: artillery with an infantry of its own, in one move or two', () => {
    const together = army()
    together.move('munich', 'tyrolia', { infantry: 1, artillery: 2 })
    together.endPhase()
    const apart = army()
    apart.move('munich', 'tyrolia', { artillery: 2 })
    apart.move('munich', 'tyrolia', { infantry: 1 })
    apart.endPhase()
    expect(apart.units('tyrolia')).toEqual(together.units('tyrolia'))
  })

  test('allowed: alone to where an infantry of its power stands', () => {
    const g = at({ units: { munich: { germany: { infantry: 3, artillery: 2 } }, tyrolia: { germany: { infantry: 1 } } } })
    g.move('munich', 'tyrolia', { artillery: 2 })
    g.endPhase()
  })

  test('refused: artillery that enters alone', () => {
    const g = army()
    g.move('munich', 'tyrolia', { artillery: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-MOV-10').space).toBe('tyrolia')
  })

  test('refused: infantry still aboard, or about to be mobilised, does not count', () => {
    const infantry = { power: 'germany', type: 'infantry' } as const
    const g = at({
      units: {
        belgium: { germany: { infantry: 1, artillery: 1 } },
        sz9: { germany: { battleship: 1, transports: [{ cargo: [infantry] }] }, britain: { cruiser: 1 } },
      },
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.move('belgium', 'picardy', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    const h = at({ phase: 'purchase', units: { kiel: { germany: { infantry: 1, artillery: 1 } } } })
    h.do({ type: 'purchase', units: { infantry: 1 } })
    h.endPhase()
    h.move('kiel', 'berlin', { artillery: 1 })
    h.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })

  test('edge: a landing without overland support needs its infantry too', () => {
    const aboard = (types: ('infantry' | 'artillery')[]) =>
      at({ units: { sz9: { germany: { transports: [{ cargo: types.map((type) => ({ power: 'germany', type })) }] } } } })
    const bare = aboard(['artillery'])
    bare.do(landing(bare, 'sz9', 'yorkshire', { artillery: 1 }))
    bare.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    const full = aboard(['infantry', 'artillery'])
    full.do(landing(full, 'sz9', 'yorkshire', { infantry: 1, artillery: 1 }))
    full.endPhase()
    expect(full.control('yorkshire')).toBe('germany')
  })
})

const ship = (...types: ('infantry' | 'artillery')[]) => hold('britain', types)

describe.each(['standard', 'tournament', 'advanced', 'influence'] as const)('STD-MOV-10 landings and mines, %s', (ruleset) => {
  const declare = (g: ReturnType<typeof at>, nth: number, units: object, to = 'kiel') =>
    g.do({ type: 'offload', transport: g.transport('sz10', nth), to, units, afterSeaCombat: true })

  test('refused: guns alone that are declared for after a sea battle, and none are offered', () => {
    const g = at({
      ruleset,
      power: 'britain',
      units: {
        sz10: { britain: { cruiser: 1, transports: [ship('artillery')] }, germany: { cruiser: 1 } },
        kiel: { germany: { infantry: 1 } },
      },
    })
    expect(g.legal.filter((a) => a.type === 'offload')).toEqual([])
    declare(g, 0, { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })

  test('allowed: their infantry may come from another zone, or stand there', () => {
    const g = at({
      ruleset,
      power: 'britain',
      units: {
        sz10: { britain: { cruiser: 1, transports: [ship('artillery')] }, germany: { cruiser: 1 } },
        sz5: { britain: { cruiser: 1, transports: [ship('infantry')] }, germany: { cruiser: 1 } },
      },
      control: { norway: 'germany' },
    })
    declare(g, 0, { artillery: 1 }, 'norway')
    g.do({ type: 'offload', transport: g.transport('sz5'), to: 'norway', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('holds: a declared landing whose infantry the mines have sunk lapses, and its cargo stays aboard', () => {
    // The cruiser and the guns come through, the infantry does not.
    const g = offKiel(ruleset, [6, 6, 1], [ship('artillery'), ship('infantry')], { cruiser: 1 })
    declare(g, 0, { artillery: 1 })
    declare(g, 1, { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.situation.landings).toEqual([])
    expect(g.units('sz10').britain).toEqual({ cruiser: 1, transport: 1, artillery: 1 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ to: 'kiel' }])
    expect(g.turn.phase).toBe('combat')
  })

  test('holds: so does one whose escort they have sunk', () => {
    const g = offKiel(ruleset, [1, 6], [ship('infantry')], { cruiser: 1 })
    declare(g, 0, { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.situation.landings).toEqual([])
    expect(g.units('sz10').britain).toEqual({ transport: 1, infantry: 1 })
  })

  test('holds: guns ashore whose only infantry went down elsewhere go back aboard their ship', () => {
    const g = apart(ruleset, [1])
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.units('picardy').germany).toEqual({ artillery: 1 })
    expect(g.legal).toContainEqual({ type: 'end-phase' })
    g.endPhase()
    expect(g.units('picardy')).toEqual({ france: { infantry: 1 }, 'austria-hungary': { infantry: 1 } })
    expect(g.units('sz8').germany).toEqual({ transport: 1, artillery: 1 })
    expect(g.past('units-went-back')).toMatchObject([{ from: 'picardy', zone: 'sz8', units: { artillery: 1 } }])
    g.replays()
  })

  test('holds: and when the infantry comes through nothing lapses', () => {
    const g = apart(ruleset, [6])
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.endPhase()
    expect(g.units('picardy').germany).toEqual({ infantry: 1, artillery: 1 })
    expect(g.past('units-went-back')).toEqual([])
  })

  test('holds: a gun that came overland to it does not go aboard', () => {
    const g = apart(ruleset, [1], { belgium: { germany: { infantry: 1, artillery: 1 } } })
    g.move('belgium', 'picardy', { artillery: 1 })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.endPhase()
    expect(g.units('sz8').germany).toEqual({ transport: 1, artillery: 1 })
    expect(g.past('units-went-back')).toMatchObject([{ from: 'picardy', units: { artillery: 1 } }])
    expect(g.past('units-stranded')).toMatchObject([{ space: 'picardy', power: 'germany', units: { artillery: 1 } }])
  })

  test('holds: land that was not contested by it is not touched', () => {
    const g = apart(ruleset, [1], { picardy: {} }, 'germany')
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.endPhase()
    expect(g.units('sz8').germany).toEqual({ transport: 1, artillery: 1 })
    expect(g.control('picardy')).toBe('germany')
    expect(g.past('control-changed')).toEqual([])
  })
})

describe('STD-MOV-10 invasions together with allies, and mines', () => {
  test('holds: an invasion that mines have left to its allies lapses for them too', () => {
    const guest = { cargo: [{ power: 'france', type: 'infantry' } as const] }
    const g = at({
      ruleset: 'influence',
      power: 'britain',
      units: {
        sz5: { britain: { cruiser: 1, transports: [ship('infantry'), guest] } },
        kiel: { germany: { infantry: 3 } },
        sz10: { germany: { cruiser: 1 } },
      },
      queue: [6, 1, 6],
    })
    g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: { cruiser: 1 }, transports: g.transports('sz5') })
    const [own = 0, other = 0] = g.transports('sz10')
    const shore = { type: 'offload', to: 'kiel', units: { infantry: 1 }, afterSeaCombat: true } as const
    g.do({ ...shore, transport: own })
    g.do({ ...shore, transport: other, power: 'france' })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.situation.landings).toEqual([])
    expect(g.units('sz10').france).toEqual({ infantry: 1 })
  })

  test('not: infantry on which guns that are to land rely is not offered a way out', () => {
    const g = at({
      power: 'britain',
      units: {
        picardy: { britain: { infantry: 1 } },
        sz9: { britain: { cruiser: 1, transports: [hold('britain', ['artillery'])] }, germany: { cruiser: 1 } },
      },
    })
    const marches = () => g.legal.filter((a) => a.type === 'move' && a.from === 'picardy')
    expect(marches()).not.toEqual([])
    g.do({ ...landing(g, 'sz9', 'picardy', { artillery: 1 }), afterSeaCombat: true })
    expect(marches()).toEqual([])
    g.move('picardy', 'paris', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })

  test('holds: allies who are ashore already go back aboard when the mines take the infantry that was to lead them', () => {
    const guest = { cargo: [{ power: 'france', type: 'infantry' } as const] }
    const g = at({
      ruleset: 'influence',
      power: 'britain',
      control: { norway: 'germany' },
      units: {
        sz5: { britain: { transports: [guest] } },
        sz9: { britain: { transports: [ship('infantry')] } },
        norway: { germany: { infantry: 1 } },
      },
      queue: [1],
    })
    const [ally = 0] = g.transports('sz5')
    g.do({ type: 'offload', transport: ally, to: 'norway', units: { infantry: 1 }, power: 'france' })
    expect(g.control('norway')).toBe('contested')
    g.do({ type: 'move', from: 'sz9', path: ['sz10'], transports: g.transports('sz9') })
    g.do(landing(g, 'sz10', 'norway', { infantry: 1 }))
    expect(g.units('norway')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
    g.endPhase()
    expect(g.units('norway')).toEqual({ germany: { infantry: 1 } })
    expect(g.units('sz5')).toEqual({ britain: { transport: 1 }, france: { infantry: 1 } })
    expect(g.control('norway')).toBe('germany')
    g.exhausted()
  })

  test('refused: guns from mined water for which there is no infantry anywhere, aboard or ashore', () => {
    const guns = (...cargo: object[]) => {
      const g = at({
        control: { picardy: 'austria-hungary' },
        units: { sz10: { germany: { transports: [hold('germany', ['artillery']), ...cargo] } as never } },
      })
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10') })
      return g
    }
    const alone = guns(hold('germany', ['artillery']))
    expect(alone.refuse(landing(alone, 'sz9', 'picardy', { artillery: 1 }), 'STD-MOV-10').code).toBe('nobody-can-follow')
    const led = guns(hold('germany', ['infantry']))
    expect(engine.checkAction(led.state, landing(led, 'sz9', 'picardy', { artillery: 1 }))).toBeNull()
  })
})

describe('STD-MOV-10 guns and mines', () => {
  test('holds: guns that go back leave the land to those who held it before they came', () => {
    const g = at({
      queue: [1],
      units: {
        sz8: { germany: { transports: [hold('germany', ['artillery'])] } },
        sz10: { germany: { transports: [hold('germany', ['infantry'])] } },
        picardy: { france: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz8', 'picardy', { artillery: 1 }))
    expect(g.control('picardy')).toBe('contested')
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10') })
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.endPhase()
    expect(g.units('picardy')).toEqual({ france: { infantry: 1 } })
    expect(g.past('control-changed').slice(1)).toEqual([
      { type: 'control-changed', space: 'picardy', from: 'contested', to: 'france', cause: 'held', rule: 'STD-MOV-10' },
    ])
  })

  test('refused: over mines no guns land that nobody could follow; infantry of an ally beside them aboard is nobody', () => {
    const off = (follower: 'germany' | 'austria-hungary') => {
      const cargo = [{ power: 'germany', type: 'artillery' } as const, { power: follower, type: 'infantry' } as const]
      const g = at({ control: { yorkshire: 'germany' }, units: { sz10: { germany: { transports: [{ cargo }] } } }, queue: [6] })
      g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: g.transports('sz10') })
      return g
    }
    const g = off('austria-hungary')
    const error = g.refuse(landing(g, 'sz9', 'yorkshire', { artillery: 1 }), 'STD-MOV-10')
    expect(error).toMatchObject({ rule: 'STD-MOV-10', code: 'nobody-can-follow', space: 'yorkshire' })
    const h = off('germany')
    h.do(landing(h, 'sz9', 'yorkshire', { artillery: 1 }))
    h.do(landing(h, 'sz9', 'yorkshire', { infantry: 1 }))
    h.endPhase()
  })
})
