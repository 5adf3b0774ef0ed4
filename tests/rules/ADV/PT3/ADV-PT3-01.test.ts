import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const options = { 'pt-3': true }
const ISLANDS = ['sicily', 'sardinia', 'corsica', 'balearic-islands']
const worth = (g: ReturnType<typeof adv>) => ISLANDS.map((id) => engine.spacesOf(g.state).find((s) => s.id === id)?.ipc)

describe('ADV-PT3-01 islands worth 1 IPC', () => {
  test('allowed: all four, whoever holds them', () => {
    expect(worth(adv({ options }))).toEqual([1, 1, 1, 1])
    const control = { sicily: 'germany', corsica: 'germany' } as const
    expect(adv({ options, control }).production('germany')).toBe(adv({ options }).production('germany') + 2)
  })

  test('not: without the option', () => {
    expect(worth(adv())).toEqual([0, 0, 0, 0])
  })
})
