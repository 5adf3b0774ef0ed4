// Saves that came through a mail program, and saves whose end is missing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../../src/save/decode.ts'
import { toText } from '../../src/save/encode.ts'
import { repairJson } from '../../src/save/repair-json.ts'
import { OPENING_MOVES, played } from './samples.ts'

const save = { ...played(OPENING_MOVES), title: 'Anna’s “great” war' }
const text = toText(save)

const quoted = (what: string, mark = '> ') => what.replace(/^/gm, mark)
const curly = (what: string) => {
  let isOpen = false
  return what.replaceAll('"', () => {
    isOpen = !isOpen
    return isOpen ? '“' : '”'
  })
}
/** As mail programs break lines: at so many characters, wherever that is. */
const broken = (what: string, width: number, mark = '') =>
  what
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [''])
    .join(`\n${mark}`)
const letter = (what: string) =>
  `Dear Ben,\n\nhere is our game {as promised}:\n\n${what}\n\nYours, Anna :-}\n-- \nSent from my phone\n`
const plain = { ...save, title: 'War' }

describe('a save in a mail opens as it was', () => {
  it.each([
    ['with text around it', letter(text), save],
    ['in curly quotes', curly(text), save],
    ['in German quotes', toText(plain).replaceAll(/"([^"]*)"/g, '„$1“'), plain],
    ['in French quotes', toText(plain).replaceAll(/"([^"]*)"/g, '«$1»'), plain],
    ['quoted', quoted(text), save],
    ['quoted twice, with text around it', letter(quoted(text, '>> ')), save],
    ['with spaces that do not break', text.replaceAll('\n ', '\n\u00a0'), save],
    ['behind a mark of byte order', `\ufeff${text}`, save],
    ['with line ends of Windows', text.replaceAll('\n', '\r\n'), save],
    ['with broken lines', broken(text, 76), save],
    ['with broken lines, and quoted', broken(quoted(text), 78, '> '), save],
    ['with the soft line ends of quoted-printable', text.replace(/(.{60})/g, '$1=\n'), save],
    ['all at once', letter(quoted(broken(curly(toText(plain)), 70))), plain],
    ['with a brace too many', `${text}}`, save],
  ])('%s', (_, mail, expected) => {
    const decoded = decode(mail)
    expect(decoded.ok && decoded.save).toEqual(expected)
  })

  it('and quotes in valid JSON stay as they are', () => {
    const decoded = decode(JSON.stringify({ ...save, title: '„Verdun“, “Ypres”\u00a0\n> and {others}' }))
    expect(decoded.ok && decoded.save.title).toBe('„Verdun“, “Ypres”\u00a0\n> and {others}')
  })

  it('wherever the lines are broken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 400 }), fc.constantFrom('', '> ', '>> ', '| '), (width, mark) => {
        const decoded = decode(letter(broken(toText(plain), width, mark)))
        expect(decoded.ok && decoded.save).toEqual(plain)
      }),
      { numRuns: 60 },
    )
  })
})

describe('text without a save', () => {
  it.each(['Dear Anna,', 'Hello {name}, "how" are you?', '{ "a": nonsense here }', '{"a": [}', '{“a”'])('%s', (nothing) => {
    const decoded = decode(nothing)
    expect(decoded.ok || decoded.problem.code).toMatch(/not-json|foreign/)
  })

  it('mends JSON of any kind', () => {
    expect(repairJson('see {“a”: [1, 2, {“b”: null}]} there')).toEqual({ value: { a: [1, 2, { b: null }] }, isTruncated: false })
    expect(repairJson('{"a": 1, "b": [2, 3')).toEqual({ value: { a: 1 }, isTruncated: true })
    expect(repairJson('{"log": [{"x": 1}, {"x": 2}, {"x"')).toEqual({ value: { log: [{ x: 1 }, { x: 2 }] }, isTruncated: true })
  })
})

describe('a save whose end is missing', () => {
  /** Where the log begins, and how many actions of it are whole before each cut. */
  const logAt = text.indexOf('"log"')
  const wholeAt = (length: number) =>
    OPENING_MOVES.filter((_, i) => {
      const at = text.indexOf(JSON.stringify(save.log[i]), logAt)
      return at + JSON.stringify(save.log[i]).length <= length
    }).length

  it('can be played up to its last whole action, and from the position it kept', () => {
    const decoded = decode(text.slice(0, text.lastIndexOf('"path"')))
    if (decoded.ok || !('cut' in decoded)) throw new Error('nothing is offered')
    expect(decoded.problem).toEqual({ code: 'truncated' })
    expect(decoded.cut.byLog?.entries.map(({ action }) => action)).toEqual(OPENING_MOVES.slice(0, 2))
    expect(decoded.cut.bySnapshot?.state).toEqual(save.snapshot?.state)
    expect(decoded.cut.bySnapshot?.departed).toBeNull()
  })

  it('also where the log came before all else, as in older files', () => {
    const { format, version, start, log, ...rest } = save
    const old = JSON.stringify({ format, version, start, log, ...rest }, null, 1)
    const decoded = decode(old.slice(0, old.indexOf('"snapshot"') + 40))
    if (decoded.ok || !('cut' in decoded)) throw new Error('nothing is offered')
    expect(decoded.cut.byLog?.entries).toHaveLength(OPENING_MOVES.length)
    expect(decoded.cut.bySnapshot).toBeNull()
  })

  it('never fails otherwise, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), fc.boolean(), (length, isCurly) => {
        const decoded = decode((isCurly ? curly(text) : text).slice(0, length))
        // Without the last line end it is whole.
        if (decoded.ok) {
          expect(text.slice(length).trim()).toBe('')
          return
        }
        expect(decoded.problem.code).toMatch(/^(?:empty|not-json|truncated)$/)
        const cut = 'cut' in decoded ? decoded.cut : { byLog: null, bySnapshot: null }
        expect(cut.byLog?.entries.length ?? 0).toBe(wholeAt(length))
        expect('cut' in decoded).toBe(cut.bySnapshot !== null || cut.byLog !== null)
      }),
      { numRuns: 300 },
    )
  })
})
