import { describe, expect, test } from 'vitest'
import { PRESSED, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-09 Russia gives up what was not its own', () => {
  test('allowed: every territory that is not original Russian', () => {
    const g = russianEvening({
      control: { ...PRESSED, galicia: 'russia', serbia: 'russia', romania: 'russia', persia: 'russia', ankara: 'russia' },
    })
    expect(g.production('russia')).toBeGreaterThan(15)
    g.endPhase()
    for (const space of ['galicia', 'serbia', 'romania', 'persia', 'ankara']) expect(g.control(space), space).not.toBe('russia')
  })

  test('not: its original land, which remains', () => {
    const g = russianEvening()
    g.endPhase()
    for (const space of ['moscow', 'karelia', 'finland', 'tatarstan', 'sevastopol', 'kazakhstan'])
      expect(g.control(space)).toBe('russia')
    for (const space of Object.keys(PRESSED)) expect(g.control(space)).toBe('germany')
  })
})
