/** What was pressed, in one word: `mod+shift+z`, `shift+n`, `?`, `arrowup`. `mod` is Ctrl, and Command on a Mac. */

export type Chord = string

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?(name: 'AltGraph'): boolean
}

/**
 * Characters that stand for the sign of a shortcut: what Shift and Option make of brackets, the Arabic question mark, Turkish İ.
 */
const SAME: Readonly<Record<string, string>> = { '{': '[', '}': ']', '“': '[', '‘': ']', '؟': '?', İ: 'i' }
/** Keys that a browser names without saying which character they would type. */
const UNTOLD = new Set(['Dead', 'Process', 'Unidentified'])
const NAMED = /^[A-Z][A-Za-z0-9]+$/
/** Characters that are shortcuts wherever a layout has them. */
const SHORTCUT = /^[a-z0-9?/[\]+=-]$/
const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' }

/** AltGr types a character of its own. Windows reports it as Ctrl with Alt. */
const isAltGr = ({ key, ctrlKey, altKey, getModifierState }: Pressed, event: Pressed): boolean =>
  key.length === 1 && ((ctrlKey && altKey) || (getModifierState?.call(event, 'AltGraph') ?? false))

/** A decimal digit of any script as one of ours: in Unicode each script has its ten in a row. */
function digitOf(character: string): string | undefined {
  if (!/^\p{Nd}$/u.test(character)) return undefined
  const at = character.codePointAt(0)!
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value++
  return String(value)
}

/** What the layout types there; full-width letters of Asian input methods are the usual ones. */
function characterOf(key: string): string {
  const plain = key.normalize('NFKC')
  return SAME[plain] ?? digitOf(plain) ?? plain.toLowerCase()
}

/** What a US keyboard has at this place. */
function placeOf({ key, code, shiftKey }: Pressed): string | undefined {
  const placed = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  if (placed) return (placed[1] ?? placed[2])!.toLowerCase()
  // `!` on a French keyboard is no slash; what a Russian or Hebrew one has there is.
  if (code === 'Slash') return /^[.,]$|[^\x21-\x7e]/.test(key) ? (shiftKey ? '?' : '/') : undefined
  return BRACKETS[code]
}

/**
 * The names a key may go by, the likeliest first. Alt was only needed to type a sign that is elsewhere on this keyboard:
 * `typed`.
 */
function namesOf(event: Pressed): { name: string; typed?: true }[] {
  const { key, altKey, shiftKey, code } = event
  if (key === ' ') return [{ name: 'space' }]
  if (NAMED.test(key) && !UNTOLD.has(key)) return [{ name: key.toLowerCase() }]
  const character = UNTOLD.has(key) ? '' : characterOf(key)
  if (isAltGr(event, event)) return [{ name: character, typed: true }]
  const place = placeOf(event)
  if (altKey) {
    // Option+5 is the only `[` of a German, French or Spanish Mac.
    const isBracket = character === '[' || character === ']'
    return isBracket && !BRACKETS[code] ? [{ name: character, typed: true }] : [{ name: place ?? character }]
  }
  // French and Czech keyboards have signs where others have digits, some of which are shortcuts too.
  if (code.startsWith('Digit') && !shiftKey && place && place !== character)
    return SHORTCUT.test(character) ? [{ name: place }, { name: character }] : [{ name: place }]
  return [{ name: SHORTCUT.test(character) ? character : (place ?? character) }]
}

/** Shift belongs to a sign: it is said only with letters, brackets and keys that have a name. */
const shiftCounts = (name: string): boolean => name.length > 1 || /^[a-z[\]]$/.test(name)

/**
 * What may be meant, the likeliest first. Letters and signs are where the layout puts them; where what it types is no shortcut, the
 * place of the key counts.
 */
export const chordsOf = (event: Pressed): Chord[] =>
  namesOf(event).map(({ name, typed }) =>
    [
      ...((event.ctrlKey || event.metaKey) && !typed ? ['mod'] : []),
      ...(event.altKey && !typed ? ['alt'] : []),
      ...(event.shiftKey && shiftCounts(name) ? ['shift'] : []),
      name,
    ].join('+'),
  )

/** The digit that was pressed, on any keyboard. */
export const digitPressed = (event: Pressed): number => Number(chordsOf(event).find((chord) => /^\d$/.test(chord)))

/** Types nothing where something is written. */
export const typesNothing = (chord: Chord): boolean => /^mod\+/.test(chord) || chord === 'escape'

/** A plain letter or sign, which can be switched off in the settings. */
export const isSingle = (chord: Chord): boolean => chord.length === 1
