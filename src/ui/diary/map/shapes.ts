/** Drawings as plain data: serialized for files, rendered by React on the page. */

export type Drawing = {
  readonly tag: string
  readonly at: Readonly<Record<string, string | number>>
  readonly inside: readonly (Drawing | string)[]
}

/** One shape. Undefined attributes are left out. */
export const shape = (
  tag: string,
  at: Readonly<Record<string, string | number | undefined>> = {},
  inside: readonly (Drawing | string)[] = [],
): Drawing => ({
  tag,
  at: Object.fromEntries(Object.entries(at).filter((pair): pair is [string, string | number] => pair[1] !== undefined)),
  inside,
})

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for markup. */
export const safe = (words: string): string => words.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)

/** Serializes a drawing. */
export function markup({ tag, at, inside }: Drawing): string {
  const attributes = Object.entries(at).map(([name, value]) => ` ${name}="${safe(`${value}`)}"`)
  const within = inside.map((each) => (typeof each === 'string' ? safe(each) : markup(each))).join('')
  return within === '' ? `<${tag}${attributes.join('')}/>` : `<${tag}${attributes.join('')}>${within}</${tag}>`
}
