import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

const fall = (more: Parameters<typeof turnEnds>[1] = {}) =>
  turnEnds('france', {
    ...more,
    control: { ...held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy'), ...more.control },
  })

describe('TOU-COL-10 what it controlled', () => {
  test('allowed: a friend who stands there takes it, the capital too', () => {
    const g = fall({ units: stand(['paris', 'algeria'], 'france', 'britain') })
    expect(g.control('paris')).toBe('britain')
    expect(g.control('algeria')).toBe('britain')
  })

  test("not: without a friend there it is nobody's and pays nobody", () => {
    const g = fall()
    for (const space of ['paris', 'marseilles', 'algeria', 'madagascar', 'corsica']) expect(g.control(space), space).toBeNull()
    expect(g.production('france')).toBe(0)
    expect(g.events('control-changed').every((e) => e.rule === 'TOU-COL-10' && e.cause === 'vacated')).toBe(true)
  })

  test('not: it does not fall back to an earlier owner', () => {
    const g = fall({ control: held('france', 'ruhr', 'togoland'), round: 3 })
    expect(g.control('ruhr')).toBeNull()
    expect(g.control('togoland')).toBeNull()
  })

  test('edge: what it held of an ally goes to that ally where a friend stands, if its capital is free', () => {
    const freed = fall({ control: held('france', 'wales'), units: stand(['wales'], 'italy') })
    expect(freed.control('wales')).toBe('britain')
    const lost = fall({ control: { ...held('france', 'wales'), london: 'germany' }, units: stand(['wales'], 'italy') })
    expect(lost.control('wales')).toBe('italy')
  })

  test('holds: in a position too, and of several friends who stand there the first in turn order takes it', () => {
    const one = { infantry: 1 }
    const g = tou({ surrendered: ['france'], units: { paris: { italy: one, britain: one }, algeria: { italy: one } } })
    expect([g.control('paris'), g.control('algeria'), g.control('marseilles')]).toEqual(['britain', 'italy', null])
  })
})
