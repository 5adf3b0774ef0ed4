import { describe, expect, test } from 'vitest'
import type { Atlas } from '../../tools/map/atlas'
import { distance, lengthOf, type Point, snapPoint } from '../../tools/map/geometry'
import { borderEdges, frameEdges, landLine, seaLine } from '../../tools/map/lines'
import { placeOnBoard, project } from '../../tools/map/projection'
import { landLines } from '../../tools/map/sources'

describe('authored frontiers', () => {
  test('end on the places they share with other lines, to the grid', () => {
    const line = landLines['paris-bordeaux']!
    const drawn = landLine(line)
    expect(drawn[0]).toEqual(snapPoint(placeOnBoard(line[0]!)))
    expect(drawn.at(-1)).toEqual(snapPoint(placeOnBoard(line.at(-1)!)))
  })

  test('run 12 px beyond an end that is only theirs', () => {
    const line = landLines['tyrolia-vienna']!
    const drawn = landLine(line)
    for (const [end, place] of [
      [drawn[0]!, line[0]!],
      [drawn.at(-1)!, line.at(-1)!],
    ] as const)
      expect(Math.abs(distance(end, placeOnBoard(place)) - 12)).toBeLessThan(0.2)
  })

  test('wander between their places, and never far', () => {
    for (const [id, places] of Object.entries(landLines)) {
      const straight = lengthOf(places.map(placeOnBoard))
      const drawn = lengthOf(landLine(places))
      expect(drawn, id).toBeGreaterThan(straight)
      expect(drawn, id).toBeLessThan(straight * 1.35 + 24)
    }
  })
})

test('a pair of countries without a common border is refused', () => {
  const empty: Atlas = { countries: [], arcs: [] }
  expect(() => borderEdges(empty)).toThrow('France and Spain share no border')
})

test('the frame has four sides', () => {
  expect(frameEdges().map(({ a, b }) => distance(a, b))).toEqual([4200, 3450, 4200, 3450])
})

describe('sea lines', () => {
  const port = snapPoint(project(0, 45)) as Point
  const line = {
    line: [
      [0.2, 45.1],
      [-3, 46],
      [-6, 46],
    ],
  } as const
  const isLand = ([x]: Point): boolean => x > port[0]

  test('without a landing begin where they were drawn', () => {
    expect(seaLine('a', line, [port], isLand)[0]).toEqual(snapPoint(project(0.2, 45.1)))
  })

  test('begin at the port, and with a step straight off it', () => {
    const direct = seaLine('a', { ...line, start: 'port' }, [port], isLand)
    expect(direct[0]).toEqual(port)
    const stepped = seaLine('a', { ...line, start: 'port and step' }, [port], isLand)
    expect(stepped[0]).toEqual(port)
    expect(stepped.some(([x, y]) => Math.abs(x - (port[0] - 9)) < 0.2 && Math.abs(y - port[1]) < 0.5)).toBe(true)
  })

  test('end at the port likewise, the step before it', () => {
    const home = seaLine('a', { line: line.line.toReversed(), end: 'port and step' }, [port], isLand)
    const out = seaLine('a', { ...line, start: 'port and step' }, [port], isLand)
    expect(home.at(-1)).toEqual(port)
    expect(home.length).toBe(out.length)
  })

  test('are refused where the nearest port is not the one that was meant', () => {
    expect(() => seaLine('sz1-2', { ...line, start: 'port' }, [[port[0] + 100, port[1]]], isLand)).toThrow(/sz1-2 has no port/)
  })
})
