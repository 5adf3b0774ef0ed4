import { describe, expect, it } from 'vitest'
import { meaningOfPress, selectAllMovable } from '../../src/planning/press.ts'
import { position } from './position.ts'

const state = position({
  power: 'germany',
  units: { ruhr: { germany: { infantry: 3 } }, berlin: { germany: { infantry: 1 } }, paris: { france: { infantry: 1 } } },
})
const PLAIN = { shift: false, double: false }
const ruhr = selectAllMovable(state, 'ruhr')

describe('a press on the map', () => {
  it('picks up all that can move', () => {
    expect(meaningOfPress(state, null, 'ruhr', PLAIN)).toEqual({
      do: 'pick',
      selection: { space: 'ruhr', units: { infantry: 3 }, transports: [] },
    })
    expect(meaningOfPress(state, null, 'paris', PLAIN)).toBeNull()
  })

  it('goes where the selection may go', () => {
    expect(meaningOfPress(state, ruhr, 'munich', PLAIN)).toMatchObject({ do: 'go', target: { space: 'munich' } })
  })

  it('asks why where it may not, or picks up others there; with Shift it only asks', () => {
    expect(meaningOfPress(state, ruhr, 'paris', PLAIN)).toMatchObject({ do: 'ask' })
    const far = position({
      power: 'germany',
      units: { ruhr: { germany: { infantry: 3 } }, prussia: { germany: { infantry: 1 } } },
    })
    expect(meaningOfPress(far, selectAllMovable(far, 'ruhr'), 'prussia', PLAIN)).toMatchObject({
      do: 'pick',
      selection: { space: 'prussia' },
    })
    expect(meaningOfPress(far, selectAllMovable(far, 'ruhr'), 'prussia', { ...PLAIN, shift: true })).toMatchObject({ do: 'ask' })
  })

  it('lets go where it picked up, but not with the second half of a double press', () => {
    expect(meaningOfPress(state, ruhr, 'ruhr', PLAIN)).toEqual({ do: 'clear' })
    expect(meaningOfPress(state, ruhr, 'ruhr', { ...PLAIN, double: true })).toEqual({ do: 'nothing' })
    expect(meaningOfPress(state, null, 'ruhr', { ...PLAIN, double: true })).toEqual({ do: 'nothing' })
  })

  it('means nothing in another phase', () => {
    expect(meaningOfPress(position({ power: 'germany', phase: 'mobilize' }), null, 'ruhr', PLAIN)).toBeNull()
  })
})
