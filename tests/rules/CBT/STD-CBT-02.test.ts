import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const invasion = { alsace: { germany: { infantry: 3 } }, lorraine: { france: { infantry: 1 } } }

describe('STD-CBT-02 compulsory battles', () => {
  test('allowed: the battle is fought and the phase may end', () => {
    const g = at({ units: invasion, queue: [6, 6, 6] })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'lorraine', kind: 'land', required: true, resolved: false }])
    g.attack('lorraine')
    g.endPhase()
    expect(g.turn.phase).toBe('mobilize')
    g.exhausted()
  })

  test('refused: the phase does not end before every such battle', () => {
    const g = at({ units: { ...invasion, burgundy: { france: { infantry: 1 } } } })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    expect(g.refuse({ type: 'end-phase' }, 'STD-CBT-02').space).toBe('lorraine')
    expect(g.legal).not.toContainEqual({ type: 'end-phase' })
  })

  test('edge: a minor power that rises against its invader is fought too, more troops into old contested land are not', () => {
    const g = at({
      units: {
        budapest: { 'austria-hungary': { infantry: 3 } },
        lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } },
      },
      power: 'austria-hungary',
    })
    g.move('budapest', 'serbia', { infantry: 2 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'serbia', kind: 'land', required: true, resolved: false }])
    const later = at({ units: { ...invasion, lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    later.move('alsace', 'lorraine', { infantry: 2 })
    later.endPhase()
    expect(later.battles).toEqual([{ space: 'lorraine', kind: 'land', required: false, resolved: false }])
  })
})
