/** The text of links: signs that an address may hold, and how large what they say may be. Anybody may have written them. */

/** Signs of a link at most. */
export const MAX_LINK_LENGTH = 8000

/** What links are written with: base64 without what means something else in an address. */
export const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text)

/** Bytes, one a character, as signs. */
export const toBase64Url = (bytes: string): string => btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** The bytes again, one a character. Throws where the signs are none. */
export const fromBase64Url = (signs: string): string => atob(signs.replaceAll('-', '+').replaceAll('_', '/'))

const WORDS = /"(?:[^"\\]|\\.)*"/g

/** Whether the brackets of a text of JSON nest no deeper and are no more; those within words are none. */
export function isSmallJson(json: string, most: { readonly depth: number; readonly brackets: number }): boolean {
  let depth = 0
  let count = 0
  for (const sign of json.replace(WORDS, '')) {
    if (sign === '{' || sign === '[') {
      depth++
      count++
    } else if (sign === '}' || sign === ']') depth--
    if (depth > most.depth || count > most.brackets) return false
  }
  return true
}
