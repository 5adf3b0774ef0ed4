import { describe, expect, it } from 'vitest'
import { costlyBattles, statisticsOf } from '../../src/history/index.ts'
import { pastGame } from '../support/past.ts'

const past = pastGame('central-by-capitals')
const all = (party: Parameters<typeof costlyBattles>[1]) => costlyBattles(past.entries, party, 0, past.entries.length)
const sum = (of: readonly { ipc: number }[]) => of.reduce((n, { ipc }) => n + ipc, 0)

describe('what fell', () => {
  it('is listed by battle, the dearest first, and only where something was lost', () => {
    const lost = all('germany')
    expect(lost.length).toBeGreaterThan(2)
    expect(lost.map(({ ipc }) => ipc)).toEqual(lost.map(({ ipc }) => ipc).sort((a, b) => b - a))
    expect(lost.filter(({ ipc }) => ipc <= 0)).toEqual([])
  })

  it('names battles by the event that opened them, in their space, with who attacked', () => {
    const opened = all('allies').map(({ battle, space, attacker }) => {
      const [deed = -1, event = -1] = battle.split('.').map(Number)
      const found = past.entries[deed]?.events[event]
      return found?.type === 'battle-opened' && found.space === space && found.attacker === attacker
    })
    expect(new Set(opened)).toEqual(new Set([true]))
  })

  it('of a side is what its powers lost, and never more than the charts say was lost in all', () => {
    const powers = (['germany', 'austria-hungary', 'ottoman'] as const).map((power) => sum(all(power)))
    expect(sum(all('central'))).toBe(powers.reduce((n, ipc) => n + ipc, 0))
    const charted = statisticsOf(past)
      .filter(({ party }) => party === 'central')
      .reduce((n, { losses }) => n + losses, 0)
    expect(sum(all('central'))).toBeLessThanOrEqual(charted)
    expect(sum(all('central'))).toBeGreaterThan(charted / 2)
  })

  it('counts a battle with the round in which it began: its first act is in, its last bound is out', () => {
    const [dearest] = all('germany')
    const began = Number.parseInt(dearest!.battle, 10)
    const battles = (from: number, to: number) => costlyBattles(past.entries, 'germany', from, to).map(({ battle }) => battle)
    expect(battles(began, began + 1)).toContain(dearest!.battle)
    expect(battles(0, began)).not.toContain(dearest!.battle)
    expect(battles(began + 1, past.entries.length)).not.toContain(dearest!.battle)
  })
})
