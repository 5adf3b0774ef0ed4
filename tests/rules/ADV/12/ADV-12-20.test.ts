import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { type Coast, storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-20 the last infantry ashore is kept', () => {
  const struck = (coast: Coast) =>
    storm({ belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [1, ...Array(9).fill(6)], ...coast }).after(coastal(0))

  test('allowed: other landed units go first', () => {
    const g = struck({ holds: [['infantry', 'artillery'], ['tank']] })
    g.do({ type: 'casualties', lose: { britain: { tank: 1 } } })
    expect(g.units('belgium').britain).toEqual({ infantry: 1, artillery: 1 })
  })

  test('refused: the last infantry, also when the territory is attacked overland', () => {
    for (const overland of [undefined, { infantry: 2 }]) {
      const g = struck({ holds: [['infantry', 'artillery'], ['tank']], ...(overland ? { overland } : {}) })
      g.refuse({ type: 'casualties', lose: { britain: { infantry: 1 } } }, 'ADV-12-20')
    }
  })

  test('edge: alone it may be lost', () => {
    const g = struck({ holds: [['infantry']], overland: { infantry: 2 } })
    expect(g.past('units-lost')).toMatchObject([{ step: 'strike', units: { infantry: 1 } }])
  })
})
