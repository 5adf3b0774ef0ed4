/**
 * Reads JSON that a mail program has changed: surrounding text, `>` before quoted lines, broken lines, curly quotes, special
 * spaces.
 */

/** `isTruncated`: the text ends early, and `value` holds the complete part. */
export type RepairedJson = { value: unknown; isTruncated: boolean }

const START = /\{(?=[\s\u00a0>|]*["“”„‟«»″＂])/
const QUOTE = /["“”„‟«»″＂]/
/** White space, quote marks of mails, line ends of quoted-printable. */
const BETWEEN = /(?:[\s\u00a0\u200b-\u200d\u2060\ufeff>|]|=\r?\n)+/y
const LITERAL = /[-+.\w]+/y
/** A line break inside a string, with the mail's prefix. */
const BREAK = /=?\r?\n(?:[>|] ?)*/y
const AFTER = /(?:[\s\u00a0>|])*[:,}\]]/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Null if the text ends inside the string. */
function stringAt(text: string, at: number): { token: string; end: number } | null {
  const isStraight = text[at] === '"'
  let token = '"'
  for (let i = at + 1; i < text.length; ) {
    const letter = text[i]!
    const broken = letter === '\n' || letter === '\r' || letter === '=' ? matchAt(BREAK, text, i) : ''
    if (broken) {
      i += broken.length
    } else if (letter === '\\') {
      token += text.slice(i, i + 2)
      i += 2
    } else if (isStraight ? letter === '"' : QUOTE.test(letter) && matchAt(AFTER, text, i + 1) !== '') {
      return { token: `${token}"`, end: i + 1 }
    } else {
      // Inside curly quotes a straight quote is text.
      token += letter === '"' ? '\\"' : letter
      i++
    }
  }
  return null
}

type Whole = { tokens: number; open: number }

/**
 * Parses the first object of the text. A truncated one is complete up to its last field, or inside `log` up to its last action.
 */
export function repairJson(text: string): RepairedJson | null {
  const start = text.search(START)
  if (start < 0) return null
  const tokens: string[] = []
  const open: ('{' | '[')[] = []
  let whole: Whole | null = null
  let field = ''
  const closed = () => {
    if (open.length === 1 || (open.length === 2 && field === '"log"')) whole = { tokens: tokens.length, open: open.length }
  }
  for (let i = start; i < text.length; ) {
    const letter = text[i]!
    const between = matchAt(BETWEEN, text, i)
    if (between) {
      i += between.length
    } else if (letter === '{' || letter === '[') {
      open.push(letter)
      tokens.push(letter)
      i++
      if (letter === '[') closed()
    } else if (letter === '}' || letter === ']') {
      if (open.pop() !== (letter === '}' ? '{' : '[')) return null
      tokens.push(letter)
      if (open.length === 0) return parseTokens(tokens.join(''), false)
      i++
      closed()
    } else if (letter === ':' || letter === ',') {
      if (letter === ':' && open.length === 1) field = tokens.at(-1)!
      tokens.push(letter)
      i++
    } else if (QUOTE.test(letter)) {
      const found = stringAt(text, i)
      if (!found) break
      tokens.push(found.token)
      i = found.end
      if (tokens.at(-2) === ':') closed()
    } else {
      const literal = matchAt(LITERAL, text, i)
      if (!literal) return null
      tokens.push(literal)
      i += literal.length
      // A number at the end may be cut.
      if (i < text.length && tokens.at(-2) === ':') closed()
    }
  }
  return (
    whole && parseTokens(`${tokens.slice(0, (whole as Whole).tokens).join('')}${(whole as Whole).open === 2 ? ']}' : '}'}`, true)
  )
}

function parseTokens(json: string, isTruncated: boolean): RepairedJson | null {
  try {
    return { value: JSON.parse(json), isTruncated }
  } catch {
    return null
  }
}
