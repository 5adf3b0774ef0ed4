/** Labels of keys as printed on a keyboard. */
import type { Chord } from './chord.ts'
import { KEYS, type KeyId } from './keys.ts'

const CAPS: Readonly<Record<string, string>> = {
  shift: '⇧',
  alt: 'Alt',
  enter: '⏎',
  escape: 'Esc',
  space: 'Space',
  backspace: '⌫',
  '-': '−',
}

const mac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const named = (key: string): string => CAPS[key] ?? key.charAt(0).toUpperCase() + key.slice(1)

/** `mod+shift+z` as "Ctrl ⇧ Z". */
export const chordLabel = (chord: Chord, mod = mac ? '⌘' : 'Ctrl'): string =>
  (chord === '+' ? ['+'] : chord.split('+')).map((key) => (key === 'mod' ? mod : named(key))).join(' ')

/** The first key of a row. */
export const keyLabel = (id: KeyId): string => chordLabel(KEYS[id].keys[0] ?? '')

/** All keys of a row. */
export const allKeyLabels = (id: KeyId, mod?: string): readonly string[] => {
  const { cap: printed, keys } = KEYS[id]
  return printed === undefined ? keys.map((key) => chordLabel(key, mod)) : [printed]
}
