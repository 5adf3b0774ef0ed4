/** Each board is a grouping of the same map: what holds of the printed one holds of all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { geography, setBoard } from '../../../src/board/geography/current-board'
import { clickPointOf, clickPointsOf, spaceAt } from '../../../src/board/geography/geometry'
import { cellAt } from '../../../src/board/geography/grid'
import { DIRECTIONS, neighbourInDirection } from '../../../src/board/geography/keyboard-graph'
import { gatePoint, navalPorts } from '../../../src/board/placement/bases-and-gates'
import { outlinesOf } from '../../../src/ui/start/miniMapPaths'
import { BOARDS, boardOf, PRINTED } from '../views'

const NAMES = Object.keys(BOARDS) as (keyof typeof BOARDS)[]
afterAll(() => {
  setBoard(PRINTED)
})

describe.each(NAMES)('the board %s', (name) => {
  const board = boardOf(name)
  beforeAll(() => {
    setBoard(board)
  })

  it('has the spaces and the borders that are told', () => {
    expect([...geography().spaceIds].sort()).toEqual(board.spaces.map(({ id }) => id).sort())
    const drawn = new Set(geography().borders.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
    const told = board.spaces.flatMap(({ id, adjacent }) => adjacent.map((other) => `${id} ${other}`))
    expect(told.filter((border) => !drawn.has(border))).toEqual([])
  })

  it('is hit at every name and every further point, on the raster too', () => {
    for (const space of geography().spaceIds) {
      for (const point of clickPointsOf(space)) expect(spaceAt(...point), space).toBe(space)
      expect(cellAt(...clickPointOf(space), space), space).toBe(1)
    }
  })

  it('shows every naval base where its zone meets the land', () => {
    const told = board.spaces.flatMap(({ id, navalBases = [] }) => navalBases.map((zone) => `${id} ${zone}`))
    expect(navalPorts()).toHaveLength(told.length)
    for (const { sea, seaZone } of navalPorts()) expect(spaceAt(...sea), seaZone).toBe(seaZone)
  })

  it('is walked by the arrow keys from end to end', () => {
    const seen = new Set([geography().spaceIds[0]!])
    for (const space of seen)
      for (const direction of DIRECTIONS) {
        const next = neighbourInDirection(space, direction)
        if (next) seen.add(next)
      }
    expect(seen.size).toBe(geography().spaceIds.length)
  })

  it('is outlined on the start page by its own lands', () => {
    const lands = geography().spaceIds.filter((space) => geography().shapes.get(space)!.land)
    expect(Object.keys(outlinesOf(name).land).sort()).toEqual(lands.toSorted())
  })
})

it('a board is said to be another only when it is', () => {
  setBoard(PRINTED)
  expect(setBoard(PRINTED)).toBe(false)
  expect(setBoard(boardOf('influence'))).toBe(true)
  expect(geography().anchors.montenegro).toBeDefined()
  expect(spaceAt(...geography().anchors.montenegro!.label)).toBe('montenegro')
  const [x, y] = geography().anchors.montenegro!.label
  expect(setBoard(PRINTED)).toBe(true)
  expect(spaceAt(x, y)).not.toBe('montenegro')
})

it('boards of one grouping share their shapes, though their spaces are worth other things', () => {
  setBoard(PRINTED)
  const before = geography().shapes
  expect(setBoard({ ...PRINTED, spaces: PRINTED.spaces.map((space) => ({ ...space })) })).toBe(true)
  expect(geography().shapes).toBe(before)
})

describe('gates', () => {
  const passage = (id: string, zones: [string, string], control: string) => ({ id, zones, control, gate: 'shut' as const })
  const straits = passage('danish-straits', ['sz10', 'sz11'], 'denmark')
  const canal = passage('kiel-canal', ['sz11', 'sz10'], 'kiel')
  const suez = passage('suez', ['sz19', 'sz28'], 'egypt')
  const all = [straits, canal, suez]
  const away = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) => Math.hypot(ax - bx, ay - by)

  it('stand apart where two passages join the same zones, each by the land that holds it', () => {
    setBoard(boardOf('advanced'))
    const [north, south] = [gatePoint(straits, all)!, gatePoint(canal, all)!]
    expect(away(north, south)).toBeGreaterThan(60)
    expect(away(north, geography().anchors.denmark!.label)).toBeLessThan(away(north, geography().anchors.kiel!.label))
    expect(away(south, geography().anchors.kiel!.label)).toBeLessThan(away(south, geography().anchors.denmark!.label))
    for (const { sea } of navalPorts()) for (const at of [north, south]) expect(away(sea, at)).toBeGreaterThan(22)
  })

  it('stand in the middle of the border otherwise, and nowhere on a board without it', () => {
    const dardanelles = passage('dardanelles', ['sz31', 'sz20'], 'constantinople')
    setBoard(PRINTED)
    expect(gatePoint(suez, all)).not.toBeNull()
    expect(gatePoint(dardanelles, all)).toBeNull()
    setBoard(boardOf('advanced'))
    expect(gatePoint(dardanelles, [...all, dardanelles])).not.toBeNull()
  })
})
