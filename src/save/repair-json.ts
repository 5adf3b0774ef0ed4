/**
 * Reads JSON that came through a mail program: text around it, `>` before quoted lines, lines broken in the middle, curly quotes,
 * spaces that are none. Only for text that is no JSON as it stands.
 */

/** `isTruncated`: the text ends before the object does; `value` is what was whole of it. */
export type RepairedJson = { value: unknown; isTruncated: boolean }

const START = /\{(?=[\s\u00a0>|]*["“”„‟«»″＂])/
const QUOTE = /["“”„‟«»″＂]/
/** White space, marks of quoted lines, and the line ends of quoted-printable mails. */
const BETWEEN = /(?:[\s\u00a0\u200b-\u200d\u2060\ufeff>|]|=\r?\n)+/y
const LITERAL = /[-+.\w]+/y
/** A line that was broken within a string: the break and what the mail put before the next line. */
const BREAK = /=?\r?\n(?:[>|] ?)*/y
/** After a curly quote that closes a string, as after any string of an object. */
const AFTER = /(?:[\s\u00a0>|])*[:,}\]]/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** A string from its opening quote on; null: the text ends in it. */
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
      // Within curly quotes a straight one is one of the text.
      token += letter === '"' ? '\\"' : letter
      i++
    }
  }
  return null
}

/** Up to where the tokens are whole, and what is still open there. */
type Whole = { tokens: number; open: number }

/**
 * The tokens of the first object in the text. A cut object is whole up to its last field, and where it ends in its log, up to the
 * last action.
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
      // An empty log is whole too.
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
      // A number at the very end may have gone on.
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
