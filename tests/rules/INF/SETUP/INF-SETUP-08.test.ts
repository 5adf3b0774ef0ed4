import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { infOpening, infStandard } from '../../../support/scenes/start.ts'

const CHANGED = [
  'tyrolia',
  'budapest',
  'galicia',
  'sz18',
  'karelia',
  'sz6',
  'sz12',
  'sz7',
  'sz11',
  'sz15',
  'sz16',
  'mesopotamia',
  'trans-jordan',
  'sz28',
  'union-of-south-africa',
  'british-east-africa',
]
const differing = (power?: PowerId) => {
  const [here, there] = [infOpening(), infStandard()]
  return engine
    .spacesOf(here.state)
    .map((s) => s.id)
    .filter((id) => {
      const [a, b] = [here.units(id), there.units(id)]
      return power ? JSON.stringify(a[power]) !== JSON.stringify(b[power]) : JSON.stringify(a) !== JSON.stringify(b)
    })
}

describe('INF-SETUP-08 everything else is as in the standard game', () => {
  test('allowed: Italy and the United States have what they always have', () => {
    expect(differing('italy')).toEqual([])
    expect(differing('usa')).toEqual([])
  })

  test('not: a change in any space that is not named', () => {
    expect(differing().sort()).toEqual([...CHANGED].sort())
  })
})
