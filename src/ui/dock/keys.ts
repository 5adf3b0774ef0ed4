/** `mod+shift+z` as it is printed on keys. */
const CAPS: Readonly<Record<string, string>> = {
  shift: '⇧',
  alt: 'Alt',
  ctrl: 'Ctrl',
  enter: '⏎',
  escape: 'Esc',
  slash: '/',
  minus: '−',
  equal: '+',
}

const mac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** The first of several ways to press it. */
export function keyCaps(keys: string): string[] {
  const first = keys.split(',')[0] ?? ''
  if (first === 'shift+slash') return ['?']
  return first.split('+').map((key) => (key === 'mod' ? (mac ? '⌘' : 'Ctrl') : (CAPS[key] ?? key.toUpperCase())))
}
