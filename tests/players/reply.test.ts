// What is thought of the enemy's answer: who comes, how likely, and what is left of the land then.
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../src/engine/index.ts'
import { createReplyEstimator } from '../../src/players/land/enemy-reply.ts'
import type { Troops } from '../../src/players/land/exchange.ts'
import { createFrontEvaluator } from '../../src/players/land/front-evaluator.ts'
import { profileFor } from '../../src/players/levels.ts'
import { playerViewOf } from '../../src/players/player-view.ts'
import { position } from '../planning/position.ts'

const mind = profileFor({ level: 'normal', seed: 'a' })

/** The answer to so many French infantry in a land, with so many Germans next door. */
function reply(space: string, own: number, near: number, from = 'lorraine') {
  const units: PositionSpec['units'] = {
    [space]: { france: { infantry: own } },
    ...(near > 0 ? { [from]: { germany: { infantry: near } } } : {}),
  }
  const view = playerViewOf(position({ power: 'france', units, control: { [from]: 'germany' } }), 'france')
  const { index, kinds } = view.terrain
  const { enemies, bound } = createFrontEvaluator(view, mind)
  const s = index.get(space)!
  const troops = (list: Float64Array): Troops => ({
    list: list.slice(s * kinds.types.length, (s + 1) * kinds.types.length),
    at: 0,
  })
  const out = { share: 0, risk: 0 }
  createReplyEstimator(view, mind, enemies, bound, 1)(s, troops(view.own), troops(view.foe), out)
  return out
}

describe('an answer', () => {
  it('is not to be had where nobody stands near, and the land is kept', () => {
    expect(reply('burgundy', 3, 0)).toEqual({ share: 1, risk: 0 })
  })

  it('is the likelier the heavier those next door are, so that less of the land is kept', () => {
    const shares = [2, 6, 10, 40].map((near) => reply('burgundy', 6, near).share)
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(shares[0]).toBeGreaterThan(0.95)
    expect(shares[3]).toBeLessThan(shares[0]! / 2)
  })

  it('costs nothing where it would cost the enemy more', () => {
    expect(reply('burgundy', 12, 3).risk).toBe(0)
    expect(reply('burgundy', 6, 20).risk).toBeGreaterThan(0)
  })

  it('is likelier at a capital', () => {
    expect(reply('paris', 6, 20, 'burgundy').risk).toBeGreaterThan(reply('burgundy', 6, 20).risk)
  })
})
