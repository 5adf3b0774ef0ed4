// What the map is handed of each space: the same object for as long as it says the same, whatever turn it is.
import { expect, it } from 'vitest'
import { type GameState, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { spaceViews } from '../../src/store/view/space-views.ts'

const BELGIUM: PositionSpec = {
  ruleset: 'standard',
  seed: 'views',
  base: 'empty',
  round: 3,
  phase: 'move',
  power: 'germany',
  units: {
    belgium: { germany: { infantry: 3 }, france: { infantry: 2 } },
    ruhr: { germany: { infantry: 4 } },
    paris: { france: { infantry: 1 } },
  },
}
const endPhase = (state: GameState): GameState => {
  const done = reduce(state, { type: 'end-phase' })
  if (!done.ok) throw new Error(done.error.message)
  return done.state
}

it('the next phase hands on what looks as it did, and anew what could move', () => {
  const moving = positionFrom(BELGIUM)
  const before = spaceViews(moving, {})
  const after = spaceViews(endPhase(moving), {})
  expect(after.paris).toBe(before.paris)
  expect(after['sz-1']).toBe(before['sz-1'])
  expect(after.ruhr).not.toBe(before.ruhr)
  expect(before.ruhr!.stacks[0]).toHaveProperty('left')
  expect(after.ruhr!.stacks[0]).not.toHaveProperty('left')
})

it('a state that is shown again is what it was, as long as the same was built', () => {
  const moving = positionFrom(BELGIUM)
  const before = spaceViews(moving, {})
  spaceViews(endPhase(moving), {})
  expect(spaceViews(moving, {})).toBe(before)
  const built = { ruhr: { power: 'germany' as const, units: { infantry: 1 } } }
  expect(spaceViews(moving, built).ruhr).toHaveProperty('built')
  expect(spaceViews(moving, {}).ruhr).not.toHaveProperty('built')
})

it('stacks that are other objects and say the same are the picture they were', () => {
  const moving = positionFrom(BELGIUM)
  const before = spaceViews(moving, {})
  const copy = { ...moving, war: { ...moving.war, units: structuredClone(moving.war.units) } }
  expect(spaceViews(copy, {})).toEqual(before)
  expect(spaceViews(copy, {}).belgium).toBe(before.belgium)
})

it('from one movement to another of the same armies, those of the power to move can go on', () => {
  const moving = positionFrom(BELGIUM)
  const theirs = { ...moving, flow: { ...moving.flow, power: 'france' as const } }
  const able = (state: GameState) => spaceViews(state, {}).belgium!.stacks.flatMap(({ power, left }) => (left ? [power] : []))
  expect(able(moving)).toEqual(['germany'])
  expect(able(theirs)).toEqual(['france'])
})
