/** Encodes the text of links (base64url) and limits untrusted JSON. */

export const MAX_LINK_LENGTH = 8000

/** Is the text base64url? */
export const isBase64Url = (text: string): boolean => /^[\w-]+$/.test(text)

/** Encodes bytes, one a character. */
export const toBase64Url = (bytes: string): string => btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** Decodes bytes. Throws on invalid text. */
export const fromBase64Url = (signs: string): string => atob(signs.replaceAll('-', '+').replaceAll('_', '/'))

const WORDS = /"(?:[^"\\]|\\.)*"/g

/** Does the JSON stay within a depth and a number of brackets? */
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
