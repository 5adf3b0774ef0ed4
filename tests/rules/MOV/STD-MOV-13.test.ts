import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const leave = (units: NonNullable<Parameters<typeof at>[0]>['units'], space = 'lorraine', to = 'alsace') =>
  at({ units }).after(move(space, to, { infantry: 1 }), end)

describe('STD-MOV-13 who controls land that one side has left', () => {
  test('allowed: the original controller, even without units there', () => {
    const g = leave({ lorraine: { germany: { infantry: 1 }, britain: { infantry: 1 } } })
    expect(g.control('lorraine')).toBe('france')
    expect(g.events('control-changed')).toMatchObject([{ cause: 'withdrawn', to: 'france' }])
  })

  test('allowed: else the only power of that side that is there', () => {
    const g = leave({ ruhr: { germany: { infantry: 1 }, britain: { infantry: 1 } } }, 'ruhr', 'kiel')
    expect(g.control('ruhr')).toBe('britain')
  })

  test('allowed: else the powers present agree', () => {
    const g = leave({ ruhr: { germany: { infantry: 1 }, britain: { infantry: 1 }, france: { infantry: 3 } } }, 'ruhr', 'kiel')
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'france', space: 'ruhr', rule: 'STD-MOV-13' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['france', 'britain'])
    g.choose('britain')
    expect(g.control('ruhr')).toBe('britain')
    expect(g.turn.phase).toBe('combat')
  })

  test('refused: a power that is not there cannot be chosen', () => {
    const g = leave({ ruhr: { germany: { infantry: 1 }, britain: { infantry: 1 }, france: { infantry: 3 } } }, 'ruhr', 'kiel')
    g.refuse({ type: 'choose', option: 'russia' }, 'CONTRACT')
  })

  test('holds: while any unit of the side stays it remains contested', () => {
    const g = leave({ lorraine: { germany: { infantry: 1 }, ottoman: { infantry: 1 }, france: { infantry: 1 } } })
    expect(g.control('lorraine')).toBe('contested')
  })
})
