import { describe, expect, test } from 'vitest'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-01 the Central Powers need Paris', () => {
  test('allowed: Paris and any further Allied capital as the turn of the United States ends', () => {
    for (const other of ['moscow', 'london', 'rome', 'united-states-of-america']) {
      const g = turnEnds('usa', { usaAtWar: true, control: held('germany', 'paris', other) })
      expect(g.winner, other).toEqual({ side: 'central', how: 'capitals', rule: 'TOU-VIC-01' })
      expect(g.events('war-won')[0]?.capitals).toEqual(['paris', other].sort(byBoard))
    }
  })

  test('not: London does not stand in for Paris, with however many others', () => {
    const g = turnEnds('usa', { usaAtWar: true, control: held('germany', 'london', 'moscow', 'rome') })
    expect(g.winner).toBeNull()
  })

  test('not: Paris alone, or contested', () => {
    expect(turnEnds('usa', { control: held('germany', 'paris') }).winner).toBeNull()
    const g = turnEnds('usa', {
      control: held('germany', 'moscow'),
      units: { paris: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    })
    expect(g.winner).toBeNull()
  })
})

const ORDER = ['moscow', 'paris', 'london', 'rome', 'united-states-of-america']
const byBoard = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b)
