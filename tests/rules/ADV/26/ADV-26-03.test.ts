import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

const closed = { power: 'russia', control: { ukraine: 'germany', belarus: 'germany' }, revolution: true } as const

describe('ADV-26-03 The Russian Republic is closed', () => {
  test('allowed: land that Russia controls stays Russian', () => {
    const g = revolution()
    for (const space of ['moscow', 'karelia', 'finland', 'sevastopol', 'tatarstan', 'kazakhstan'])
      expect(g.control(space), space).toBe('russia')
  })

  test('refused: to the Central Powers, on foot', () => {
    const g = advLate({ ...closed, power: 'germany', units: { ukraine: { germany: { infantry: 2 } } } })
    g.refuse({ type: 'move', from: 'ukraine', path: ['moscow'], units: { infantry: 1 } }, 'ADV-26-03')
    expect(g.reach('ukraine', { infantry: 1 })).not.toContain('sevastopol')
  })

  test('refused: to the Allies, by land and from the sea', () => {
    const g = advLate({
      ...closed,
      power: 'britain',
      units: {
        persia: { britain: { infantry: 2 } },
        sz6: { britain: { transports: [hold('britain', ['infantry'])] } },
      },
    })
    g.refuse({ type: 'move', from: 'persia', path: ['sevastopol'], units: { infantry: 1 } }, 'ADV-26-03')
    const landing = { type: 'offload', transport: g.transport('sz6'), to: 'karelia', units: { infantry: 1 } } as const
    g.refuse(landing, 'ADV-26-03')
  })

  test('refused: a march of two territories hears that the land is closed, not that it cannot lead there', () => {
    const g = advLate({ ...closed, power: 'germany', units: { ukraine: { germany: { infantry: 2 } } } })
    const march = move('ukraine', ['moscow', 'belarus'], { infantry: 1 })
    expect(g.refuse(march, 'ADV-26-03').rule).toBe('ADV-26-03')
  })

  test('refused: out of contested land too it is the closed land that bars the way', () => {
    const fight = { germany: { infantry: 2 }, britain: { infantry: 1 } }
    const g = advLate({ power: 'germany', revolution: true, units: { ukraine: fight } })
    expect(g.refuse(move('ukraine', 'moscow', { infantry: 1 }), 'ADV-01-15').rule).toBe('ADV-26-03')
  })

  test('edge: before the revolution the land is open', () => {
    const g = advLate({ power: 'germany', control: closed.control, units: { ukraine: { germany: { infantry: 2 } } } })
    g.move('ukraine', 'moscow', { infantry: 1 })
  })
})
