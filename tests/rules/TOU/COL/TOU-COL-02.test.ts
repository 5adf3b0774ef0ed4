import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf } from '../../../support/scenes/told.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

const THRESHOLDS = {
  'austria-hungary': [13, 16],
  russia: [13, 15],
  germany: [16, 18],
  france: [8, 10],
  britain: [5, 7],
  ottoman: [7, 9],
  italy: [7, 9],
} as const

/** Just the economic figure, one less, and just the political one, each with an enemy who holds it. */
const CASES = [
  ['austria-hungary', 'italy', ['vienna', 'trieste', 'bohemia'], ['budapest', 'budapest'], ['vienna', 'budapest', 'trieste']],
  [
    'russia',
    'germany',
    ['poland', 'sevastopol', 'ukraine', 'belarus', 'finland'],
    ['poland', 'sevastopol', 'ukraine', 'belarus', 'tatarstan'],
    ['moscow', 'poland', 'sevastopol', 'ukraine'],
  ],
  [
    'germany',
    'france',
    ['ruhr', 'munich', 'alsace', 'prussia'],
    ['ruhr', 'munich', 'alsace', 'hanover'],
    ['ruhr', 'munich', 'alsace', 'prussia', 'hanover'],
  ],
  [
    'france',
    'germany',
    ['bordeaux', 'brest', 'burgundy', 'lorraine'],
    ['bordeaux', 'brest', 'burgundy'],
    ['bordeaux', 'brest', 'burgundy', 'lorraine', 'picardy'],
  ],
  ['britain', 'germany', ['wales', 'scotland'], ['scotland', 'yorkshire'], ['wales', 'scotland', 'yorkshire']],
  [
    'ottoman',
    'britain',
    ['ankara', 'mesopotamia', 'syrian-desert'],
    ['ankara', 'mesopotamia'],
    ['ankara', 'mesopotamia', 'smyrna', 'trans-jordan'],
  ],
  [
    'italy',
    'germany',
    ['piedmont', 'naples', 'tuscany'],
    ['naples', 'tuscany', 'venice'],
    ['piedmont', 'naples', 'tuscany', 'venice'],
  ],
] as const

describe('TOU-COL-02 the thresholds', () => {
  test('allowed: seven powers have them', () => {
    const g = tou()
    for (const [power, [economic, political]] of Object.entries(THRESHOLDS))
      expect(homelandOf(g, power as PowerId), power).toMatchObject({ economic, political })
  })

  test.each(CASES)('allowed: reaching the figure is enough (%s)', (power, enemy, economic, _below, political) => {
    const g = tou({ power, phase: 'purchase', control: held(enemy, ...economic) })
    expect(homelandOf(g, power)).toMatchObject({ lost: THRESHOLDS[power][0], collapsed: true })
    const end = turnEnds(power, { control: held(enemy, ...political) })
    expect(end.events('power-surrendered')[0]).toMatchObject({ power, threshold: THRESHOLDS[power][1] })
  })

  test.each(CASES)('edge: below it nothing happens (%s)', (power, enemy, economic, below) => {
    const g = tou({ power, phase: 'purchase', control: held(enemy, ...below) })
    expect(homelandOf(g, power).lost).toBeLessThan(THRESHOLDS[power][0])
    expect(homelandOf(g, power).collapsed).toBe(false)
    expect(turnEnds(power, { control: held(enemy, ...economic) }).past('power-surrendered')).toEqual([])
  })
})
