import { describe, expect, test } from 'vitest'
import type { Action } from '../../../../src/engine/index.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { inUkraine } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-26-09 Land under the armistice is held without a marker', () => {
  test('allowed: nobody is paid, and nobody is shown as its controller', () => {
    const g = inUkraine()
    expect(g.control('ukraine')).toBeNull()
    const without = advLate({ revolution: true, control: { ukraine: 'germany' } })
    expect(without.production('germany') - g.production('germany')).toBe(3)
    expect(g.status('ukraine', 'austria-hungary')).toBe('friendly')
  })

  test('allowed: its side moves in, out and through it as in land of its own', () => {
    const g = inUkraine({
      units: { galicia: { germany: { infantry: 2 } } },
      control: { galicia: 'austria-hungary', poland: 'germany' },
    })
    g.move('galicia', ['ukraine', 'poland'], { infantry: 2 })
    g.move('ukraine', ['galicia', 'vienna'], { infantry: 1 })
    g.endPhase()
    expect(g.control('ukraine')).toBeNull()
    expect(g.battles).toEqual([])
  })

  test('allowed: out of contested land, as to land that its side controlled when the turn began', () => {
    const g = inUkraine({
      control: { poland: 'contested' },
      units: { poland: { germany: { infantry: 2 }, britain: { infantry: 1 } } },
    })
    g.move('poland', 'ukraine', { infantry: 1 })
  })

  test('allowed: a transport lands its allies’ cargo there, as in land that its side controls', () => {
    const guests = (armistice: 'allies' | 'central') => {
      const g = advLate({
        revolution: true,
        power: 'britain',
        armistice: { sevastopol: armistice },
        units: {
          sevastopol: armistice === 'allies' ? { britain: { infantry: 1 } } : { germany: { infantry: 1 } },
          sz21: { britain: { transports: [hold('france', ['infantry'])] } },
        },
      })
      const landing = {
        type: 'offload',
        transport: g.transport('sz21'),
        to: 'sevastopol',
        units: { infantry: 1 },
        power: 'france',
      }
      return { g, landing: landing as Action }
    }
    const friendly = guests('allies')
    friendly.g.do(friendly.landing)
    expect(friendly.g.units('sevastopol').france).toEqual({ infantry: 1 })
    const hostile = guests('central')
    hostile.g.refuse(hostile.landing, 'ADV-08-02')
  })

  test('allowed: a position says so by an army on Russian land that nobody controls', () => {
    const g = advLate({ revolution: true, control: { ukraine: 'none' }, units: { ukraine: { germany: { infantry: 1 } } } })
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
  })

  test('refused: to leave guns there without an infantry', () => {
    const g = inUkraine({ control: { galicia: 'austria-hungary' } })
    g.move('ukraine', 'galicia', { infantry: 3 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-MOV-09').rule).toBe('ADV-26-09')
  })
})
