// The cache helpers: what they keep, and when they compute again.
import { describe, expect, it } from 'vitest'
import { lazy, memoizeByKey, memoizeByObject, memoizeLast } from '../../src/memoize.ts'

/** Counts its calls. */
function counted<A extends readonly unknown[]>() {
  let calls = 0
  return { compute: (..._args: A) => ++calls, calls: () => calls }
}

describe('lazy', () => {
  it('computes on the first call only, until it is reset', () => {
    const { compute, calls } = counted<[]>()
    const value = lazy(compute)
    expect(calls()).toBe(0)
    expect([value(), value()]).toEqual([1, 1])
    value.reset()
    expect(value()).toBe(2)
  })
})

describe('memoizeLast', () => {
  it('keeps the last result while every argument is the same', () => {
    const { compute } = counted<[object, number]>()
    const value = memoizeLast(compute)
    const a = {}
    expect([value(a, 1), value(a, 1), value(a, 2), value(a, 1), value({}, 1)]).toEqual([1, 1, 2, 3, 4])
  })
})

describe('memoizeByObject and memoizeByKey', () => {
  it('keep one result for each key, undefined too', () => {
    const byObject = counted<[object]>()
    const value = memoizeByObject(byObject.compute)
    const [a, b] = [{}, {}]
    expect([value(a), value(b), value(a), value(b)]).toEqual([1, 2, 1, 2])

    const byKey = counted<[string]>()
    const nothing = memoizeByKey((key: string) => {
      byKey.compute(key)
    })
    nothing('a')
    nothing('a')
    expect(byKey.calls()).toBe(1)
  })
})
