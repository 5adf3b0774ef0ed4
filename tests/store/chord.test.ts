import { describe, expect, it } from 'vitest'
import { chordOf, typesNothing } from '../../src/store/chord.ts'

const pressed = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  chordOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

describe('what was pressed', () => {
  it.each([
    ['a letter', pressed('r', 'KeyR'), 'r'],
    ['a letter while capitals are locked', pressed('R', 'KeyR'), 'r'],
    ['a letter with Shift', pressed('N', 'KeyN', { shiftKey: true }), 'shift+n'],
    ['a letter where the layout has it, as Z on a German keyboard', pressed('z', 'KeyY', { ctrlKey: true }), 'mod+z'],
    ['with Command as with Ctrl', pressed('z', 'KeyZ', { metaKey: true, shiftKey: true }), 'mod+shift+z'],
    ['the place of a letter where the layout has no Latin ones', pressed('к', 'KeyR'), 'r'],
    ['a sign, whether or not it takes Shift', pressed('?', 'Minus', { shiftKey: true }), '?'],
    ['a digit, also where it takes Shift', pressed('1', 'Digit1', { shiftKey: true }), '1'],
    ['a digit that Alt makes a sign of', pressed('¡', 'Digit1', { altKey: true }), 'alt+1'],
    ['a bracket with Shift, which makes a brace of it', pressed('{', 'BracketLeft', { shiftKey: true }), 'shift+['],
    ['a bracket with Alt', pressed(']', 'BracketRight', { altKey: true }), 'alt+]'],
    ['a key with a name', pressed('Enter', 'NumpadEnter', { shiftKey: true }), 'shift+enter'],
    ['the space bar', pressed(' ', 'Space'), 'space'],
    ['a letter with an accent, which is none of ours', pressed('é', 'Digit2'), 'é'],
  ])('is %s', (_, found, expected) => expect(found).toBe(expected))

  it('goes through a field only where it types nothing', () => {
    expect(['mod+enter', 'escape', 'r', '?', 'enter', 'shift+n', 'alt+1'].filter(typesNothing)).toEqual(['mod+enter', 'escape'])
  })
})
