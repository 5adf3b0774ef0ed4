/** What was pressed, in one word: `mod+shift+z`, `shift+n`, `?`, `arrowup`. `mod` is Ctrl, and Command on a Mac. */

export type Chord = string

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What Shift makes of brackets, and Alt on a Mac: with either they are brackets still. */
const BRACES: Readonly<Record<string, string>> = { '{': '[', '}': ']', '“': '[', '‘': ']' }

/**
 * Letters and signs are where the layout puts them. Only where it has no Latin letters, or Alt makes others of them, does their
 * place on the keyboard count.
 */
function nameOf({ key, code, altKey }: Pressed): string {
  const placed = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  const place = (placed?.[1] ?? placed?.[2])?.toLowerCase()
  if (BRACES[key]) return BRACES[key]
  if (key === ' ') return 'space'
  if (key.length > 1) return key.toLowerCase()
  if (place !== undefined && (altKey || (placed?.[1] !== undefined && !/^[a-z]$/i.test(key) && /\p{L}/u.test(key)))) return place
  return key.toLowerCase()
}

/** Shift belongs to a sign: it is said only with letters, brackets and keys that have a name. */
const shiftCounts = (name: string): boolean => name.length > 1 || /^[a-z[\]]$/.test(name)

export function chordOf(event: Pressed): Chord {
  const name = nameOf(event)
  return [
    ...(event.ctrlKey || event.metaKey ? ['mod'] : []),
    ...(event.altKey ? ['alt'] : []),
    ...(event.shiftKey && shiftCounts(name) ? ['shift'] : []),
    name,
  ].join('+')
}

/** Types nothing where something is written. */
export const typesNothing = (chord: Chord): boolean => /^mod\+/.test(chord) || chord === 'escape'

/** A plain letter or sign, which can be switched off in the settings. */
export const isSingle = (chord: Chord): boolean => chord.length === 1
