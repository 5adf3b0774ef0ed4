// What is drawn where nobody sees it is there when the map is drawn.
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { rehearseMap } from '../../src/app/map-rehearsal.ts'
import { resetSprites, spriteCounts } from '../../src/board/glyphs/sprites.ts'
import { Scene } from '../../src/board/scene.ts'
import { cameraOnSpaces, OPENING_SPACES } from '../../src/board/viewport/camera-limits.ts'
import { computeInsets } from '../../src/board/viewport/insets.ts'
import { createGame, dateOf } from '../../src/engine/index.ts'
import { staticBoardView } from '../../src/store/view/static-view.ts'
import { stubPage, stubPaths } from '../board/canvas.ts'

const SIZE = { width: 920, height: 600 }
const opening = createGame({ ruleset: 'standard', seed: 'rehearsal' })
const view = () => staticBoardView(opening, dateOf(opening))

beforeAll(() => {
  stubPaths()
  stubPage()
})
beforeEach(() => resetSprites(1))

/** Pictures that are made while names and armies of the opening are drawn. */
function madeForTheMap(): number {
  const scene = new Scene(view(), true)
  Object.assign(scene, { camera: cameraOnSpaces(OPENING_SPACES, computeInsets(SIZE, [])), size: SIZE, ratio: 1 })
  const ctx = document.createElement('canvas').getContext('2d')!
  const before = spriteCounts.made
  scene.draw('tokens', ctx)
  return spriteCounts.made - before
}

it('leaves hardly a name and no army to be drawn when the map comes', () => {
  expect(madeForTheMap()).toBeGreaterThan(40)
  resetSprites(1)
  for (const piece of rehearseMap(view, SIZE, 1)) piece()
  // A name may be set a little otherwise beside others.
  expect(madeForTheMap()).toBeLessThan(3)
})

it('looks at the opening only when its time comes', () => {
  const asked = vi.fn(view)
  const pieces = rehearseMap(asked, SIZE, 1)
  expect(asked).not.toHaveBeenCalled()
  for (const piece of pieces) piece()
  expect(asked).toHaveBeenCalledOnce()
})
