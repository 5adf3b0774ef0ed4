import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-26-04 What the Central Powers hold stays in play', () => {
  test('allowed: with its controller, who is paid for it', () => {
    const g = revolution()
    expect(g.control('poland')).toBe('germany')
    expect(g.status('poland', 'france')).toBe('hostile')
    expect(g.status('poland', 'germany')).toBe('friendly')
  })

  test('allowed: whoever captures it controls it; so with a Russian minor', () => {
    const g = advLate({
      power: 'britain',
      revolution: true,
      control: { belarus: 'germany', livonia: 'britain', romania: 'austria-hungary', serbia: 'britain' },
      mobilized: ['romania', 'serbia'],
      units: { livonia: { britain: { infantry: 2 } }, serbia: { britain: { infantry: 2 } } },
    })
    g.move('livonia', 'belarus', { infantry: 1 })
    g.move('serbia', 'romania', { infantry: 1 })
    g.endPhase()
    expect([g.control('belarus'), g.control('romania')]).toEqual(['britain', 'britain'])
  })

  test('not: nothing is liberated for Russia, as it would have been before', () => {
    const spec = {
      power: 'britain',
      control: { belarus: 'germany', livonia: 'britain' },
      units: { livonia: { britain: { infantry: 2 } } },
    } as const
    const before = advLate(spec)
    before.move('livonia', 'belarus', { infantry: 1 })
    before.endPhase()
    expect(before.control('belarus')).toBe('russia')
    const after = advLate({ ...spec, revolution: true })
    after.move('livonia', 'belarus', { infantry: 1 })
    after.endPhase()
    expect(after.events('control-changed').map((e) => e.cause)).toEqual(['entered'])
  })

  test('edge: when nobody is left there it is nobody’s, not Russia’s, and open to whoever comes first', () => {
    const g = advLate({
      power: 'britain',
      revolution: true,
      units: { belarus: { germany: { infantry: 1 } }, livonia: { britain: { infantry: 2 } } },
      control: { livonia: 'britain' },
      queue: [1, 1],
    })
    g.move('livonia', 'belarus', { infantry: 1 })
    g.endPhase()
    g.attack('belarus')
    expect([g.units('belarus'), g.control('belarus')]).toEqual([{}, null])
    expect(g.status('belarus', 'germany')).toBe('neutral')
  })
})
