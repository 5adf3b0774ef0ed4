import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { space, worth } from '../../../support/scenes/influence.ts'

const CARVED = ['serbia', 'albania', 'kazakhstan', 'french-west-africa', 'anglo-egyptian-sudan', 'arabia', 'somaliland', 'libya']

describe('INF-MAP-08 the spaces they are carved from keep their value', () => {
  test('allowed: each is worth what it is on the printed board', () => {
    const printed = at().state
    for (const id of CARVED) expect(worth(id), id).toBe(space(printed, id).ipc)
  })

  test('not: no other printed space changes either', () => {
    const printed = engine.spacesOf(at().state)
    expect(printed.filter((s) => s.ipc !== worth(s.id)).map((s) => s.id)).toEqual([])
  })
})
