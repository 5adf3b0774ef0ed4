import { describe, expect, test } from 'vitest'
import { bombardment, storm } from '../../../support/coast.ts'

describe('ADV-12-27 own ships where units landed', () => {
  const belgium = { germany: { infantry: 1 } }

  test('allowed: those in the zone from which they came', () => {
    expect(bombardment(storm({ fleet: { battleship: 1 }, belgium, queue: Array(6).fill(6) }))).toEqual(['1 battleship at 4'])
  })

  test('refused: ships of allies, and ships in other zones', () => {
    const g = storm({
      belgium,
      queue: Array(6).fill(6),
      spec: {
        units: {
          sz9: {
            britain: {
              transports: [
                {
                  cargo: [
                    { power: 'britain', type: 'infantry' },
                    { power: 'britain', type: 'infantry' },
                  ],
                },
              ],
            },
            france: { battleship: 2 },
          },
          sz8: { britain: { battleship: 2 } },
        },
      },
    })
    expect(bombardment(g)).toEqual([])
  })
})
