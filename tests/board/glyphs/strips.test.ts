import { describe, expect, it } from 'vitest'
import { groundsOf, hasSameGrounds } from '../../../src/board/basemap/ground'
import { contestedPair, holdingOf, powerColours, sideOrNone, withAlpha } from '../../../src/board/glyphs/colours'
import { chipWidth, edgesBehind, stripKey, stripsOf, totalsBySide } from '../../../src/board/glyphs/strips'
import { pipWidth } from '../../../src/board/glyphs/totals'
import type { SpaceView } from '../../../src/board/types'
import { palette } from '../../../src/content/palette'
import type { StackView } from '../../../src/engine'
import '../views'

const stack = (power: StackView['power'], type: StackView['type'], count: number, more: Partial<StackView> = {}): StackView => ({
  power,
  type,
  count,
  ...more,
})

describe('army strips', () => {
  it('are one for each power, Central Powers first, types in the order of the tables', () => {
    const strips = stripsOf([
      stack('france', 'artillery', 2),
      stack('france', 'infantry', 4),
      stack('germany', 'artillery', 3),
      stack('germany', 'infantry', 5),
    ])
    expect(strips.map((strip) => strip.power)).toEqual(['germany', 'france'])
    expect(strips[1]!.segments.map(({ type, count }) => [type, count])).toEqual([
      ['infantry', 4],
      ['artillery', 2],
    ])
    expect(strips[0]!.total).toBe(8)
  })

  it('join what looks alike and keep apart what does not', () => {
    const [strip] = stripsOf([
      stack('britain', 'infantry', 2, { moved: true }),
      stack('britain', 'infantry', 3),
      stack('britain', 'battleship', 1, { damaged: true }),
      stack('britain', 'battleship', 2),
      stack('britain', 'submarine', 1, { submerged: true }),
      stack('britain', 'transport', 1, { id: 1 }),
      stack('britain', 'transport', 1, { id: 2 }),
      stack('britain', 'transport', 1, { id: 3, cargo: [{ power: 'france', type: 'infantry' }] }),
    ])
    expect(strip!.segments.map(({ type, count, damaged, moved, cargo }) => [type, count, damaged, moved, cargo.length])).toEqual([
      ['infantry', 5, false, 'some', 0],
      ['battleship', 2, false, 'none', 0],
      ['battleship', 1, true, 'none', 0],
      ['submarine', 1, false, 'none', 0],
      ['transport', 2, false, 'none', 0],
      ['transport', 1, false, 'none', 1],
    ])
  })

  it('tell of gas, on guns and aboard, also where a side is one total', () => {
    const gun = stack('germany', 'artillery', 1, { gas: true })
    const aboard = stack('britain', 'transport', 1, { id: 1, cargo: [{ power: 'britain', type: 'artillery', gas: true }] })
    const gas = (...stacks: StackView[]) => totalsBySide(stripsOf(stacks)).map((strip) => [strip.power, strip.total, strip.gas])
    expect(gas(stack('germany', 'artillery', 2))).toEqual([['germany', 2, false]])
    expect(gas(gun, stack('austria-hungary', 'infantry', 5), stack('france', 'infantry', 1))).toEqual([
      ['austria-hungary', 6, true],
      ['france', 1, false],
    ])
    expect(gas(aboard)).toEqual([['britain', 1, true]])
  })

  it('are wider by the mask where a total tells of gas', () => {
    const [plain] = stripsOf([stack('germany', 'artillery', 2)])
    const [masked] = stripsOf([stack('germany', 'artillery', 2, { gas: true })])
    expect(chipWidth(masked!)).toBeGreaterThan(chipWidth(plain!))
    expect(pipWidth([masked!])).toBeGreaterThan(pipWidth([plain!]))
  })

  it('have keys that are equal exactly when they look alike', () => {
    const key = (...stacks: StackView[]) => stripKey(stripsOf(stacks)[0]!)
    expect(key(stack('italy', 'infantry', 2), stack('italy', 'infantry', 3))).toBe(
      key(stack('italy', 'infantry', 5, { left: 1 })),
    )
    const different = [
      key(stack('italy', 'infantry', 5)),
      key(stack('italy', 'infantry', 4)),
      key(stack('france', 'infantry', 5)),
      key(stack('italy', 'infantry', 5, { moved: true })),
      key(stack('italy', 'infantry', 4, { moved: true }), stack('italy', 'infantry', 1)),
      key(stack('italy', 'battleship', 1)),
      key(stack('italy', 'battleship', 1, { damaged: true })),
      key(stack('italy', 'submarine', 1)),
      key(stack('italy', 'submarine', 1, { submerged: true })),
      key(stack('italy', 'transport', 1, { id: 1 })),
      key(stack('italy', 'transport', 1, { id: 1, cargo: [{ power: 'italy', type: 'infantry' }] })),
      key(stack('italy', 'transport', 1, { id: 1, cargo: [{ power: 'france', type: 'infantry' }] })),
    ]
    expect(new Set(different).size).toBe(different.length)
  })

  it('show a card behind at five units and two at ten', () => {
    expect([4, 5, 9, 10, 40].map(edgesBehind)).toEqual([0, 1, 1, 2, 2])
  })
})

describe('colours', () => {
  const space = (more: Partial<SpaceView>): SpaceView => ({ controller: null, holders: [], stacks: [], ipc: 2, ...more })

  it('are the palette’s', () => {
    expect(powerColours('germany').ink).toBe(palette.powers.germany.light.ink)
    expect(powerColours('neutral').ink).toBe(palette.theme.light.minor)
    expect(sideOrNone('ottoman')).toBe('central')
    expect(sideOrNone('neutral')).toBeNull()
    expect(withAlpha('#102030', 0.5)).toBe('rgba(16, 32, 48, 0.5)')
  })

  it('hatch contested land with the strongest of each side', () => {
    const contested = space({
      controller: 'contested',
      holders: ['austria-hungary', 'russia', 'france', 'ottoman'],
      stacks: [
        stack('ottoman', 'infantry', 1),
        stack('austria-hungary', 'infantry', 3),
        stack('russia', 'infantry', 2),
        stack('france', 'infantry', 4),
      ],
    })
    expect(contestedPair(contested)).toEqual(['austria-hungary', 'france'])
    expect(holdingOf(contested)).toEqual({ kind: 'contested', first: 'austria-hungary', second: 'france' })
    expect(holdingOf(space({ controller: 'italy' }))).toEqual({ kind: 'power', power: 'italy' })
    expect(holdingOf(space({}))).toBeNull()
  })

  it('let land stay as it is drawn while only armies move', () => {
    const before = { vienna: space({ controller: 'austria-hungary', stacks: [stack('austria-hungary', 'infantry', 3)] }) }
    const moved = { vienna: space({ controller: 'austria-hungary' }) }
    const taken = { vienna: space({ controller: 'italy' }) }
    expect(hasSameGrounds(groundsOf(before), groundsOf(moved))).toBe(true)
    expect(hasSameGrounds(groundsOf(before), groundsOf(taken))).toBe(false)
  })
})

it('totals by side take the ink of the strongest power', () => {
  const strips = stripsOf([
    stack('russia', 'infantry', 2),
    stack('ottoman', 'infantry', 3),
    stack('france', 'infantry', 5),
    stack('austria-hungary', 'infantry', 8),
  ])
  expect(totalsBySide(strips).map(({ power, total }) => [power, total])).toEqual([
    ['austria-hungary', 11],
    ['france', 7],
  ])
})

describe('what was built this turn', () => {
  const here = [
    stack('germany', 'infantry', 4),
    stack('germany', 'artillery', 1),
    stack('germany', 'battleship', 1, { damaged: true }),
    stack('italy', 'infantry', 2),
  ]
  const [german, italian] = stripsOf(here, { power: 'germany', units: { infantry: 2, artillery: 1, battleship: 1 } })

  it('is marked on the builder’s chip, for all or some of a kind, never on what is damaged', () => {
    expect(german!.segments.map(({ type, built }) => [type, built])).toEqual([
      ['infantry', 'some'],
      ['artillery', 'all'],
      ['battleship', undefined],
    ])
    expect(italian!.segments[0]!.built).toBeUndefined()
  })

  it('makes another picture', () => {
    expect(stripKey(german!)).not.toBe(stripKey(stripsOf(here)[0]!))
    expect(stripKey(italian!)).toBe(stripKey(stripsOf(here)[1]!))
  })
})

describe('further kinds of units', () => {
  it('stand in the order of the tables, and a gun with gas is told apart and stands after the plain ones', () => {
    const [strip] = stripsOf([
      stack('germany', 'artillery', 1, { gas: true }),
      stack('germany', 'tank', 1),
      stack('germany', 'machine-gun', 2),
      stack('germany', 'artillery', 3),
      stack('germany', 'infantry', 4),
    ])
    const segments = strip!.segments.map(({ type, count, gas }) => [type, count, gas ?? false])
    expect(segments).toEqual([
      ['infantry', 4, false],
      ['artillery', 3, false],
      ['artillery', 1, true],
      ['machine-gun', 2, false],
      ['tank', 1, false],
    ])
    const [ships] = stripsOf([stack('britain', 'submarine', 1), stack('britain', 'destroyer', 2), stack('britain', 'cruiser', 1)])
    expect(ships!.segments.map(({ type }) => type)).toEqual(['cruiser', 'destroyer', 'submarine'])
  })

  it('look otherwise with gas than without', () => {
    const [plain] = stripsOf([stack('germany', 'artillery', 1)])
    const [gassed] = stripsOf([stack('germany', 'artillery', 1, { gas: true })])
    expect(stripKey(gassed!)).not.toBe(stripKey(plain!))
    const [empty, laden] = [undefined, true as const].map((gas) =>
      stripKey(
        stripsOf([
          stack('britain', 'transport', 1, { cargo: [{ power: 'britain', type: 'artillery', ...(gas ? { gas } : {}) }] }),
        ])[0]!,
      ),
    )
    expect(laden).not.toBe(empty)
  })
})
