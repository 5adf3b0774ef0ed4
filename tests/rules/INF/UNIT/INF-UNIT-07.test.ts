import { describe, expect, test } from 'vitest'
import { inf } from '../../../support/scenes/start.ts'

const left = { picardy: { france: { fighter: 1 } } } as const

describe('INF-UNIT-07 a fighter left behind', () => {
  test('allowed: allies leave it alone, and it waits for its owner’s next turn', () => {
    const g = inf({ power: 'britain', units: { picardy: { france: { fighter: 1 }, britain: { infantry: 1 } } } })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.units('picardy')).toEqual(left.picardy)
  })

  test('allowed: it stays where no land units of its side are in reach', () => {
    const g = inf({ power: 'france', units: left })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: staying while it could fly to some', () => {
    const g = inf({ power: 'france', units: { ...left, lorraine: { britain: { infantry: 1 } } } })
    g.refuse({ type: 'end-phase' }, 'INF-UNIT-07')
    expect(g.legal).not.toContainEqual({ type: 'end-phase' })
    g.move('picardy', 'lorraine', { fighter: 1 })
    g.endPhase()
  })

  test('refused: nobody but allies may leave it, not its own army either', () => {
    const sea = { sz26: { france: { transport: 1 } } }
    const island = inf({ power: 'france', units: { ...sea, madagascar: { france: { infantry: 2, fighter: 1 } } } })
    island.do({ type: 'load', from: 'madagascar', transport: island.transport('sz26'), units: { infantry: 2 } })
    expect(island.refuse({ type: 'end-phase' }, 'STD-MOV-09').rule).toBe('INF-UNIT-02')
    expect(island.legal).not.toContainEqual({ type: 'end-phase' })
    const home = inf({ power: 'france', units: { paris: { france: { infantry: 1, fighter: 1 } } } })
    home.move('paris', 'picardy', { infantry: 1 })
    home.refuse({ type: 'end-phase' }, 'INF-UNIT-02')
    home.move('paris', 'picardy', { fighter: 1 })
    home.endPhase()
  })

  test('holds: where it is alone is remembered of the turn’s beginning, and nothing where none is', () => {
    const alone = (spec: object) => inf({ power: 'france', ...spec }).state.turn.opened.alone
    expect(alone({ units: left })).toEqual(['picardy'])
    expect(alone({ units: { picardy: { france: { fighter: 1, infantry: 1 } } } })).toBeUndefined()
    expect(alone({ units: { picardy: { france: { infantry: 1 }, britain: { fighter: 1 } } } })).toBeUndefined()
    expect(alone({ units: { ...left, lorraine: { france: { infantry: 1 } } } })).toEqual(['picardy'])
  })

  test('not: it does not fight the land units that come in; it is destroyed', () => {
    const g = inf({ units: { ...left, lorraine: { germany: { infantry: 1 } } } })
    expect(g.reach('lorraine', { infantry: 1 })).toContain('picardy')
    g.move('lorraine', 'picardy', { infantry: 1 })
    expect(g.events('fighters-overrun')).toMatchObject([
      { power: 'france', space: 'picardy', units: { fighter: 1 }, by: 'germany' },
    ])
    g.endPhase()
    expect(g.past('battle-opened')).toEqual([])
    expect(g.control('picardy')).toBe('germany')
  })

  test('edge: with one infantry of its side there is a battle', () => {
    const g = inf({
      units: { picardy: { france: { fighter: 1 }, britain: { infantry: 1 } }, lorraine: { germany: { infantry: 1 } } },
    })
    g.move('lorraine', 'picardy', { infantry: 1 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'picardy', kind: 'land', required: true, resolved: false }])
  })

  test('edge: one that left its own infantry behind has moved, and needs land units at once', () => {
    const g = inf({
      power: 'france',
      units: { paris: { france: { infantry: 1, fighter: 1 } }, picardy: { france: { infantry: 1 } } },
    })
    g.move('paris', 'picardy', { fighter: 1 })
    g.move('picardy', 'paris', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'INF-UNIT-02')
  })

  test('not: beside an army of its side it holds no land', () => {
    const g = inf({
      power: 'germany',
      units: { alsace: { germany: { infantry: 1 }, britain: { infantry: 1 }, france: { fighter: 1 } } },
    })
    g.move('alsace', 'ruhr', { infantry: 1 })
    g.endPhase()
    expect(g.decision).toBeNull()
    expect(g.control('alsace')).toBe('britain')
  })

  test('refused: staying while it could fly to some two spaces away, over a friend’s land or the sea', () => {
    const beyond = inf({ power: 'france', units: { ...left, alsace: { britain: { infantry: 1 } } } })
    beyond.refuse({ type: 'end-phase' }, 'INF-UNIT-07')
    expect(beyond.reach('picardy', { fighter: 1 })).toEqual(expect.arrayContaining(['alsace']))
    const channel = inf({ power: 'france', units: { ...left, wales: { britain: { infantry: 1 } } } })
    channel.refuse({ type: 'end-phase' }, 'INF-UNIT-07')
    const far = inf({ power: 'france', units: { ...left, munich: { britain: { infantry: 1 } } } })
    far.endPhase()
    expect(far.turn.phase).toBe('combat')
  })
})
