// Two states held against each other: what is in other hands, where armies differ, and figures that are those of each.
import { describe, expect, it } from 'vitest'
import { type PositionSpec, positionFrom, sideOf, spacesOf, unitsIn } from '../../src/engine/index.ts'
import { compareFigures, compareStates, figuresOf, powersWithin, presentOf, stateAt } from '../../src/history/index.ts'
import { PAST_GAMES, pastGame } from '../support/past.ts'

const SPEC: PositionSpec = {
  ruleset: 'standard',
  seed: 'contrast',
  base: 'empty',
  round: 5,
  power: 'germany',
  phase: 'move',
  control: { lorraine: 'france', belgium: 'germany' },
  units: {
    lorraine: { france: { infantry: 4 } },
    alsace: { germany: { infantry: 6, artillery: 1 } },
    sz8: { britain: { transport: 1 } },
  },
}
const at = (over: Partial<PositionSpec>) => positionFrom({ ...SPEC, ...over })

describe('two moments', () => {
  it('differ nowhere from themselves', () => {
    const state = at({})
    expect(compareStates(state, state)).toMatchObject({ held: [], armies: [] })
    expect(compareStates(state, at({}))).toMatchObject({ held: [], armies: [] })
  })

  it('say who held and who holds a land, and who stands there', () => {
    const later = at({
      control: { lorraine: 'contested', belgium: 'germany' },
      units: { lorraine: { france: { infantry: 3 }, germany: { infantry: 5 } }, alsace: { germany: { artillery: 1 } } },
    })
    const { held, armies } = compareStates(at({}), later)
    expect(held).toEqual([
      {
        ...{ space: 'lorraine', held: true, from: 'france', to: 'contested' },
        ...{ before: { central: 0, allies: 4 }, after: { central: 5, allies: 3 } },
      },
    ])
    expect(
      armies.map(({ space, before, after }) => [space, before.central - after.central, before.allies - after.allies]),
    ).toEqual([
      ['alsace', 6, 0],
      ['sz8', 0, 1],
    ])
  })

  it('are told the other way round when they change places', () => {
    const [one, other] = [
      at({}),
      at({ control: { lorraine: 'germany', belgium: 'france' }, units: { alsace: { germany: { infantry: 6 } } } }),
    ]
    const there = compareStates(one, other).held
    const back = compareStates(other, one).held
    expect(there).toHaveLength(2)
    expect(back.map(({ space, from, to }) => [space, to, from])).toEqual(there.map(({ space, from, to }) => [space, from, to]))
  })

  it.each(PAST_GAMES)('name every land of %s that changed hands, and no other', (game) => {
    const chronicle = pastGame(game)
    const [first, last] = [chronicle.opening, stateAt(chronicle, presentOf(chronicle))]
    const { held, armies, lands } = compareStates(first, last)
    expect(lands).toBeGreaterThan(50)
    expect(held.every(({ from, to }) => from !== to)).toBe(true)
    const named = new Set([...held, ...armies].map(({ space }) => space))
    const shown = (space: string) =>
      [first, last].map((state) => unitsIn(state, space).map(({ power, type, count }) => [power, type, count]))
    const unnamed = spacesOf(first).filter(({ id, kind }) => kind !== 'impassable' && !named.has(id))
    const total = ([...stacks]: ReturnType<typeof shown>[number]) => stacks.reduce((sum, [, , count]) => sum + Number(count), 0)
    expect(unnamed.filter(({ id }) => total(shown(id)[0]!) !== total(shown(id)[1]!))).toEqual([])
  })

  it('hold up the figures of each, those of a side being its powers together', () => {
    const [one, other] = [at({}), at({ treasury: { germany: 31, ottoman: 4 } })]
    const rows = compareFigures(one, other)
    expect(rows.find(({ party }) => party === 'germany')).toEqual({
      party: 'germany',
      first: figuresOf(one).germany,
      second: figuresOf(other).germany,
    })
    const central = rows.find(({ party }) => party === 'central')!
    const sum = powersWithin('central').reduce((all, power) => all + figuresOf(other)[power].treasury, 0)
    expect(central.second.treasury).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(35)
    expect(powersWithin('central').every((power) => sideOf(power) === 'central')).toBe(true)
  })
})
