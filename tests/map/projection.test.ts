import { expect, test } from 'vitest'
import { board, isHonest, isOnBoard, placeOnBoard, project } from '../../tools/map/projection'

const near = (found: readonly number[], x: number, y: number) => {
  expect(found[0]).toBeCloseTo(x, 5)
  expect(found[1]).toBeCloseTo(y, 5)
}

test('the board is 4200 by 3450 pixels', () => {
  expect(board).toEqual({ width: 4200, height: 3450 })
})

test('the centre of the view of Europe lies where the frame has its origin', () => {
  near(project(15, 47.5), 2180, 1290)
})

test('places of the three parts of the map lie where they always lay', () => {
  near(project(2.35, 48.85), 1619.457921, 1152.548772)
  near(project(-77, 40), 268, 742)
  near(project(17, -20), 2120, 3034.4)
  near(project(28.98, 41.01), 2860.51343, 1633.029412)
})

test('north is up and east is right, near the middle', () => {
  expect(project(15, 48.5)[1]).toBeLessThan(project(15, 47.5)[1])
  expect(project(16, 47.5)[0]).toBeGreaterThan(project(15, 47.5)[0])
})

test('a place in the open ocean is taken in pixels, from the same origin as the frame', () => {
  near(placeOnBoard(['xy', -2180, -1290]), 0, 0)
  near(placeOnBoard([15, 47.5]), 2180, 1290)
})

test('the frame itself is on the board, a pixel beyond is not', () => {
  expect(isOnBoard([0, 0])).toBe(true)
  expect(isOnBoard([4200, 3450])).toBe(true)
  expect(isOnBoard([4200.5, 3450])).toBe(false)
  expect(isOnBoard([10, -0.5])).toBe(false)
})

/** Twice the signed area of a small triangle of degrees: positive as long as the map keeps left and right apart. */
function handedness(lon: number, lat: number): number {
  const step = 0.01
  const [here, east, north] = [project(lon, lat), project(lon + step, lat), project(lon, lat + step)]
  return (north[0] - here[0]) * (east[1] - here[1]) - (east[0] - here[0]) * (north[1] - here[1])
}

test('nothing on the board is folded, except where no grid of degrees is drawn', () => {
  let folded = 0
  for (let lon = -100; lon < 100; lon++)
    for (let lat = -45; lat < 80; lat++) {
      if (!isOnBoard(project(lon, lat)) || handedness(lon, lat) > 0) continue
      expect(isHonest([lon, lat]), `${lon} ${lat}`).toBe(false)
      folded++
    }
  expect(folded).toBeGreaterThan(0)
  expect(folded).toBeLessThan(100)
})
