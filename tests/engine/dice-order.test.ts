import { describe, expect, test } from 'vitest'
import { at } from '../support/game.ts'
import { landing } from '../support/scenes/actions.ts'

const cargo = (type: 'infantry' | 'artillery' | 'tank') => ({ power: 'britain' as const, type })

describe('each throw takes its dice in one order', () => {
  test('land attack: battleships, guns, supported tanks, supported infantry, tanks, infantry, fighters', () => {
    const g = at({
      power: 'britain',
      round: 5,
      units: {
        sz10: { britain: { battleship: 1, transports: [{ cargo: [cargo('artillery'), cargo('tank')] }] } },
        denmark: { britain: { infantry: 2, tank: 1, artillery: 1, fighter: 1 } },
        kiel: { germany: { infantry: 9 } },
      },
      queue: [1, 2, 3, 4, 5, 6, 1, ...Array(9).fill(6)],
    })
    g.move('denmark', 'kiel', { infantry: 1, tank: 1, fighter: 1 })
    g.do(landing(g, 'sz10', 'kiel', { artillery: 1, tank: 1 }))
    g.move('denmark', 'kiel', { infantry: 1, artillery: 1 })
    g.endPhase()
    g.attack('kiel')
    const dice = g.events('fired')[0]?.groups.map((x) => [x.type, x.promoted ?? '', x.dice])
    expect(dice).toEqual([
      ['battleship', '', [1]],
      ['artillery', 'air-supremacy', [2, 3]],
      ['infantry', 'support', [4, 5]],
      ['tank', '', [6, 1]],
      ['fighter', '', [6]],
    ])
  })

  test('guns that are left over support tanks, whose dice come before the supported infantry’s', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 1, artillery: 2, tank: 2 }, france: { infantry: 1 } } },
      queue: [1, 2, 3, 4, 5, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.needs, x.dice])).toEqual([
      ['artillery', 3, [1, 2]],
      ['tank', 3, [3]],
      ['infantry', 3, [4]],
      ['tank', 2, [5]],
    ])
  })

  test('land defence: guns, infantry, tanks, fighters, type by type and powers in turn order within a type', () => {
    const mixed = { infantry: 1, artillery: 1, tank: 1, fighter: 1 }
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 1 }, usa: mixed, france: mixed } },
      queue: [6, 6, 5, 4, 6, 6, 5, 4, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[1]?.groups.map((x) => [x.power, x.type, x.dice])).toEqual([
      ['france', 'artillery', [6]],
      ['usa', 'artillery', [5]],
      ['france', 'infantry', [4]],
      ['usa', 'infantry', [6]],
      ['france', 'tank', [6]],
      ['usa', 'tank', [5]],
      ['france', 'fighter', [4]],
      ['usa', 'fighter', [6]],
    ])
    g.exhausted()
  })

  test('undefended prizes are claimed capitals first, then in alphabetical order', () => {
    const g = at({
      power: 'britain',
      units: { brest: { britain: { infantry: 4 } } },
      control: { paris: 'germany', bordeaux: 'germany', picardy: 'germany' },
      treasury: { france: 0 },
    })
    for (const to of ['bordeaux', 'paris', 'picardy']) g.move('brest', to, { infantry: 1 })
    g.endPhase()
    expect(g.events('control-changed').map((e) => [e.space, e.to])).toEqual([
      ['paris', 'france'],
      ['bordeaux', 'france'],
      ['picardy', 'france'],
    ])
  })
})
