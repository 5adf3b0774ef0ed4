// What a key means, by the characters and places that real keyboard layouts report.
import { describe, expect, it } from 'vitest'
import { chordsOf, digitPressed, typesNothing } from '../../src/store/settings/chord.ts'

type More = Partial<KeyboardEvent>
const event = (key: string, code: string, more: More = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})
const pressed = (key: string, code: string, more?: More) => chordsOf(event(key, code, more)).join(' or ')

const SHIFT = { shiftKey: true }
const ALT = { altKey: true }
const CTRL = { ctrlKey: true }
const ALT_GR = { ctrlKey: true, altKey: true }
/** As Linux reports it. */
const ALT_GRAPH = { getModifierState: (name: string) => name === 'AltGraph' }

describe('what was pressed', () => {
  it.each([
    ['a letter', pressed('r', 'KeyR'), 'r'],
    ['a letter while capitals are locked', pressed('R', 'KeyR'), 'r'],
    ['a letter with Shift', pressed('N', 'KeyN', SHIFT), 'shift+n'],
    ['with Command as with Ctrl', pressed('z', 'KeyZ', { metaKey: true, shiftKey: true }), 'mod+shift+z'],
    ['a sign, whether or not it takes Shift', pressed('?', 'Slash', SHIFT), '?'],
    ['a digit', pressed('1', 'Digit1'), '1'],
    ['a digit of the number pad', pressed('7', 'Numpad7'), '7'],
    ['a digit that Alt makes a sign of', pressed('¡', 'Digit1', ALT), 'alt+1'],
    ['a bracket with Shift, which makes a brace of it', pressed('{', 'BracketLeft', SHIFT), 'shift+['],
    ['a bracket with Alt', pressed(']', 'BracketRight', ALT), 'alt+]'],
    ['a bracket with Option on a Mac', pressed('“', 'BracketLeft', ALT), 'alt+['],
    ['a key with a name', pressed('Enter', 'NumpadEnter', SHIFT), 'shift+enter'],
    ['a key with a number', pressed('F5', 'F5'), 'f5'],
    ['the space bar', pressed(' ', 'Space'), 'space'],
    ['a key without a place, as on a touch screen', pressed('Unidentified', ''), ''],
  ])('is %s', (_, found, expected) => expect(found).toBe(expected))

  it('goes through a field only where it types nothing', () => {
    expect(['mod+enter', 'escape', 'r', '?', 'enter', 'shift+n', 'alt+1'].filter(typesNothing)).toEqual(['mod+enter', 'escape'])
  })
})

/** Layout, key, code, what is held, and what it means. */
const LAYOUTS: [layout: string, key: string, code: string, more: More, means: string][] = [
  ['AZERTY, digits without Shift', '&', 'Digit1', {}, '1'],
  ['AZERTY, digits without Shift', 'é', 'Digit2', {}, '2'],
  ['AZERTY, digits without Shift', '"', 'Digit3', {}, '3'],
  ['AZERTY, digits without Shift', "'", 'Digit4', {}, '4'],
  ['AZERTY, digits without Shift', '(', 'Digit5', {}, '5'],
  ['AZERTY, a shortcut where the 6 is', '-', 'Digit6', {}, '6 or -'],
  ['AZERTY, digits without Shift', 'à', 'Digit0', {}, '0'],
  ['AZERTY, digits with Shift', '6', 'Digit6', SHIFT, '6'],
  ['AZERTY, digits with Alt', '&', 'Digit1', ALT, 'alt+1'],
  ['AZERTY, letters', 'a', 'KeyQ', {}, 'a'],
  ['AZERTY, letters', 'w', 'KeyZ', {}, 'w'],
  ['AZERTY, undo', 'z', 'KeyW', CTRL, 'mod+z'],
  ['AZERTY, question mark', '?', 'KeyM', SHIFT, '?'],
  ['AZERTY, slash', '/', 'Period', SHIFT, '/'],
  ['AZERTY, bracket with AltGr', '[', 'Digit5', ALT_GR, '['],
  ['AZERTY, exclamation mark where others have a slash', '!', 'Slash', {}, '!'],
  ['Belgian, digits without Shift', '§', 'Digit6', {}, '6'],
  ['Czech, digits without Shift', '+', 'Digit1', {}, '1 or +'],
  ['Czech, digits without Shift', 'ě', 'Digit2', {}, '2'],
  ['QWERTZ, letters', 'z', 'KeyY', CTRL, 'mod+z'],
  ['QWERTZ, letters', 'y', 'KeyZ', {}, 'y'],
  ['QWERTZ, question mark', '?', 'Minus', SHIFT, '?'],
  ['QWERTZ, slash', '/', 'Digit7', SHIFT, '/'],
  ['QWERTZ, bracket with AltGr on Windows', '[', 'Digit8', ALT_GR, '['],
  ['QWERTZ, bracket with AltGr on Linux', ']', 'Digit9', ALT_GRAPH as More, ']'],
  ['QWERTZ, euro sign', '€', 'KeyE', ALT_GR, '€'],
  ['QWERTZ, euro sign on Linux', '€', 'KeyE', ALT_GRAPH as More, '€'],
  ['QWERTZ, minus', '-', 'Slash', {}, '-'],
  ['QWERTZ, umlaut where others have a bracket', 'ü', 'BracketLeft', {}, '['],
  ['Spanish, dead key where others have a bracket', 'Dead', 'BracketLeft', {}, '['],
  ['Spanish, bracket with AltGr', '[', 'BracketLeft', ALT_GR, '['],
  ['Spanish, question mark', '?', 'Minus', SHIFT, '?'],
  ['Spanish, ñ', 'ñ', 'Semicolon', {}, 'ñ'],
  ['German Mac, bracket', '[', 'Digit5', ALT, '['],
  ['German Mac, bracket', ']', 'Digit6', ALT, ']'],
  ['French Mac, bracket', '[', 'Digit5', { altKey: true, shiftKey: true }, 'shift+['],
  ['Spanish Mac, bracket', '[', 'Digit5', ALT, '['],
  ['German Mac, a letter with Option', 'å', 'KeyA', ALT, 'alt+a'],
  ['German Mac, a dead key with Option', 'Dead', 'KeyN', ALT, 'alt+n'],
  ['German Mac, digits with Option', '¡', 'Digit1', ALT, 'alt+1'],
  ['Polish, letter with AltGr', 'ą', 'KeyA', ALT_GR, 'ą'],
  ['Persian, digits', '۱', 'Digit1', {}, '1'],
  ['Persian, digits', '۹', 'Digit9', {}, '9'],
  ['Persian, letters', 'ر', 'KeyV', {}, 'v'],
  ['Persian, question mark', '؟', 'Slash', SHIFT, '?'],
  ['Arabic, digits', '٠', 'Digit0', {}, '0'],
  ['Arabic, digits', '٦', 'Digit6', {}, '6'],
  ['Arabic, two letters on one key', 'لا', 'KeyB', {}, 'b'],
  ['Arabic, two letters as one', 'ﻻ', 'KeyB', {}, 'b'],
  ['Arabic, a vowel sign', 'َ', 'KeyQ', SHIFT, 'shift+q'],
  ['Hebrew, letters', 'ה', 'KeyV', {}, 'v'],
  ['Hebrew, apostrophe on W', "'", 'KeyW', {}, 'w'],
  ['Hebrew, slash on Q', '/', 'KeyQ', {}, '/'],
  ['Hebrew, slash', '.', 'Slash', {}, '/'],
  ['Hindi, digits', '१', 'Digit1', {}, '1'],
  ['Hindi, digits', '९', 'Digit9', {}, '9'],
  ['Hindi, letters', 'न', 'KeyV', {}, 'v'],
  ['Hindi, a vowel sign', 'ी', 'KeyR', {}, 'r'],
  ['Bengali, digits', '৪', 'Digit4', {}, '4'],
  ['Russian, letters', 'м', 'KeyV', {}, 'v'],
  ['Russian, letters with Shift', 'Т', 'KeyN', SHIFT, 'shift+n'],
  ['Russian, undo', 'я', 'KeyZ', CTRL, 'mod+z'],
  ['Russian, a letter where others have a bracket', 'х', 'BracketLeft', {}, '['],
  ['Russian, a letter where others have a bracket', 'Ъ', 'BracketRight', SHIFT, 'shift+]'],
  ['Russian, full stop where others have a slash', '.', 'Slash', {}, '/'],
  ['Russian, comma where others have a question mark', ',', 'Slash', SHIFT, '?'],
  ['Russian, question mark', '?', 'Digit7', SHIFT, '?'],
  ['Greek, letters', 'ω', 'KeyV', {}, 'v'],
  ['Greek, semicolon on Q', ';', 'KeyQ', {}, 'q'],
  ['Greek, dead key', 'Dead', 'Semicolon', {}, ''],
  ['Turkish, ı', 'ı', 'KeyI', {}, 'i'],
  ['Turkish, i', 'i', 'Quote', {}, 'i'],
  ['Turkish, İ', 'İ', 'Quote', SHIFT, 'shift+i'],
  ['Turkish, slash', '/', 'Digit7', SHIFT, '/'],
  ['Dvorak, letters', 'r', 'KeyO', {}, 'r'],
  ['Dvorak, slash', '/', 'BracketLeft', {}, '/'],
  ['Dvorak, bracket', '[', 'Minus', {}, '['],
  ['Japanese, while an input method listens', 'Process', 'KeyV', {}, 'v'],
  ['Japanese, full-width letters', 'ｖ', 'KeyV', {}, 'v'],
  ['Japanese, full-width digits', '３', 'Digit3', {}, '3'],
  ['Japanese, kana', 'ひ', 'KeyV', {}, 'v'],
  ['Korean, letters', 'ㅍ', 'KeyV', {}, 'v'],
  ['Thai, digits', '๑', 'Digit2', SHIFT, '1'],
  ['US international, dead key', 'Dead', 'Quote', {}, ''],
]

describe('on other keyboards', () => {
  it.each(LAYOUTS)('%s: %s (%s)', (_, key, code, more, means) => expect(pressed(key, code, more)).toBe(means))

  it('a digit is a number, whatever the layout types there', () => {
    const keys = [event('&', 'Digit1'), event('-', 'Digit6'), event('۷', 'Digit7'), event('8', 'Numpad8'), event('r', 'KeyR')]
    expect(keys.map(digitPressed)).toEqual([1, 6, 7, 8, Number.NaN])
  })
})
