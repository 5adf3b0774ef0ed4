// The parties of a battle as they are named in sentences: one or several, with their articles.
import { describe, expect, it } from 'vitest'
import '../../../src/content/words/table.ts'
import '../../../src/content/words/odds.ts'
import type { Owner } from '../../../src/engine/index.ts'
import type { Forecast } from '../../../src/odds/index.ts'
import { columnOf, losesText, swingFor } from '../../../src/ui/odds/party-words.ts'

const odds = { lost: { attacker: { ipc: 0.6, units: {} }, defender: { ipc: 9.62, units: {} } } } as Forecast
const parties = (attacker: Owner[], defender: Owner[]) => ({ attacker, defender })

describe('the parties of a battle in words', () => {
  it('says of one that it loses, with its article at the beginning', () => {
    expect(losesText(odds, parties(['usa'], ['germany']), 'attacker')).toBe('The United States loses 0.6 IPC')
    expect(losesText(odds, parties(['usa'], ['germany']), 'defender')).toBe('Germany loses 9.6 IPC')
  })

  it('says of several that they lose', () => {
    const several = parties(['austria-hungary'], ['france', 'usa'])
    expect(losesText(odds, several, 'defender')).toBe('France and the United States lose 9.6 IPC')
    expect(columnOf(several, 'defender')).toBe('France and United States lose')
    expect(columnOf(several, 'attacker')).toBe('Austria-Hungary loses')
  })

  it('names for whom the swing counts within the sentence', () => {
    expect(swingFor(parties(['ottoman'], ['usa']))).toBe('Swing for the Ottoman Empire')
  })
})
