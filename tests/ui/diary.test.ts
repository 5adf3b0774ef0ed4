// The war diary as maps, document and file: what is drawn, that nothing of it leads out, and that names stay names.
import { describe, expect, it } from 'vitest'
import '../../src/content/words/play.ts'
import { boardOf, controllerOf, POWERS, unitsIn } from '../../src/engine/index.ts'
import { diaryMarkdown, diaryOf, eventfulTurns, formatRound, roundSummaries, textOfTurn } from '../../src/history/index.ts'
import { spaceName } from '../../src/store/text.ts'
import { diaryVoice } from '../../src/store/view/diary.ts'
import { diaryDocument, roundMap, roundPart } from '../../src/ui/diary/document.ts'
import { htmlOf } from '../../src/ui/diary/file.ts'
import { fileName } from '../../src/ui/diary/file-name.ts'
import { frontLines } from '../../src/ui/diary/map/front-lines.ts'
import { clearPlace, frontLineOf, partsSeen } from '../../src/ui/diary/map/fronts.ts'
import { BLACK_AND_WHITE, coloured, DARKEST } from '../../src/ui/diary/map/inks.ts'
import { type Drawing, markup, safe, shape } from '../../src/ui/diary/map/shapes.ts'
import { EUROPE, smallMap } from '../../src/ui/diary/map/small-map.ts'
import { thin } from '../../src/ui/diary/map/thin.ts'
import { outlinesOf } from '../../src/ui/start/miniMapPaths.ts'
import { pastGame } from '../support/past.ts'

const past = pastGame('central-by-capitals')
const summaries = roundSummaries(past)
const rounds = diaryOf(past).map((round, at) => ({ ...round, summary: summaries[at]! }))
const [first, second] = rounds
const HOSTILE = `</title><script>alert(1)</script><img src=https://example.org onerror="x"> & 'so'`

const all = (drawing: Drawing): Drawing[] => [
  drawing,
  ...drawing.inside.flatMap((each) => (typeof each === 'string' ? [] : all(each))),
]
const wordsIn = (drawing: Drawing): string[] =>
  drawing.inside.flatMap((each) => (typeof each === 'string' ? [each] : wordsIn(each)))
const used = (map: Drawing) =>
  new Map(all(map).flatMap(({ tag, at }) => (tag === 'use' ? [[`${at.href}`.slice(1), `${at.fill}`] as const] : [])))
const wishes = { frame: EUROPE, width: 674, inks: coloured('light'), armies: true, names: 'none', label: 'x' } as const

describe('shapes written out', () => {
  it('keep what a name holds from becoming markup, in words and in attributes', () => {
    expect(safe(HOSTILE)).not.toMatch(/[<>"']/)
    expect(markup(shape('p', { title: '"><b>' }, ['<i>&']))).toBe('<p title="&quot;&gt;&lt;b&gt;">&lt;i&gt;&amp;</p>')
  })

  it('leave out what is not said and close what is empty', () => {
    expect(markup(shape('path', { d: 'M0 0', fill: undefined }))).toBe('<path d="M0 0"/>')
  })
})

describe('outlines made thin', () => {
  it('snap every point by itself and drop those that fall together', () => {
    expect(thin('M1 1L2 2L10 10L19 1Z', 10)).toBe('M0 0l10 10 10 -10z')
  })

  it('leave nothing of what is smaller than a point', () => {
    expect(thin('M1 1L2 2L3 1Z', 20)).toBe('')
  })

  it('are much shorter and keep every land', () => {
    const { land } = outlinesOf(boardOf(past.opening))
    const paths = Object.values(land)
    const short = paths.map((d) => thin(d, 2))
    expect(short.join('').length).toBeLessThan(paths.join('').length * 0.7)
    expect(short.filter((d) => d === '')).toEqual([])
  })
})

const fought = past.entries.map(({ after }) => after).find((state) => controllerOf(state, 'ukraine') === 'contested')
const state = fought ?? past.opening

describe('a small map', () => {
  const fills = used(smallMap(state, wishes))
  const grouping = boardOf(state)

  it('fills every land as whoever holds it, and contested land in stripes', () => {
    const looks = Object.keys(outlinesOf(grouping).land).map((space) => {
      const [, of = ''] = fills.get(`${grouping}-${space}`)?.match(/^url\(#light-([a-z-]+)\)$/) ?? []
      return { holder: controllerOf(state, space), of }
    })
    const striped = looks.filter(({ holder }) => holder === 'contested')
    const single = looks.filter(({ holder }) => holder !== 'contested')
    expect(single.filter(({ holder, of }) => (holder ?? '') !== of)).toEqual([])
    expect(striped.filter(({ of }) => POWERS.some((power) => power === of))).toEqual([])
    expect(striped.length).toBeGreaterThan(0)
    expect(fills.get(`${grouping}-berlin`)).toBe('url(#light-germany)')
  })

  it('says with numbers who stands where, and with none where armies are not wanted', () => {
    const numbers = wordsIn(smallMap(state, wishes)).filter((words) => /^\d+$/.test(words))
    const inBerlin = unitsIn(state, 'berlin').reduce((sum, { count }) => sum + count, 0)
    expect(numbers).toContain(`${inBerlin}`)
    expect(wordsIn(smallMap(state, { ...wishes, armies: false })).filter((words) => /^\d+$/.test(words))).toEqual([])
  })

  it('says the name of a capital above its army, and below where it would lie on that of a neighbour', () => {
    const with4 = (...where: string[]) => {
      const units = where.map((space) => [space, [{ power: 'ottoman' as const, type: 'infantry' as const, count: 4 }]])
      return { ...state, war: { ...state.war, units: Object.fromEntries(units) } }
    }
    const nameOf = (map: Drawing) => {
      const said = all(map).find(
        ({ tag, inside }) => tag === 'g' && inside.some((each) => wordsIn(each as Drawing).includes('Constantinople')),
      )
      return Number(`${said?.at.transform}`.match(/^translate\(\S+ (\S+)\)/)?.[1])
    }
    const y = (...where: string[]) => nameOf(smallMap(with4(...where), { ...wishes, names: 'capitals' }))
    expect(y('constantinople')).toBeLessThan(y('constantinople', 'bulgaria'))
    expect(y('constantinople', 'rome')).toBe(y('constantinople'))
  })

  it('whole, holds all it goes by; each of its references has its mark', () => {
    const map = smallMap(state, wishes, true)
    const ids = new Set(all(map).map(({ at }) => at.id))
    const wanted = all(map).flatMap(({ at }) =>
      [at.href, at.fill].flatMap((each) => `${each}`.match(/#([\w.-]+)\)?$/)?.[1] ?? []),
    )
    const colours = /^[0-9a-f]{6}$/
    expect(wanted.filter((id) => !ids.has(id) && !colours.test(id))).toEqual([])
    expect(wanted.length).toBeGreaterThan(100)
  })

  it('is seen whole where there is less room for its height, with what lies beside it', () => {
    const at = (space: string) => ({
      ...state,
      war: { ...state.war, units: { [space]: [{ power: 'ottoman' as const, type: 'infantry' as const, count: 77 }] } },
    })
    const numbers = (space: string, beside: number) =>
      wordsIn(smallMap(at(space), { ...wishes, beside })).filter((words) => words === '77').length
    expect(numbers('berlin', 0)).toBe(1)
    expect(numbers('kazakhstan', 0)).toBe(0)
    expect(numbers('kazakhstan', 900)).toBe(1)
    // It is shown on paper alone: elsewhere the frame is all that is seen.
    const paper = all(smallMap(at('kazakhstan'), { ...wishes, beside: 900 })).filter(
      ({ at: { class: name } }) => name === 'diary-beside',
    )
    expect(paper.flatMap(wordsIn)).toContain('77')
    const inFrame = all(smallMap(at('berlin'), { ...wishes, beside: 900 })).filter(
      ({ at: { class: name } }) => name === 'diary-beside',
    )
    expect(inFrame.flatMap(wordsIn)).not.toContain('77')
    // To the north and the south nothing more of it is seen.
    expect(numbers('madagascar', 900)).toBe(0)
    const map = smallMap(state, { ...wishes, beside: 900 })
    expect(map.at.preserveAspectRatio).toBe('xMidYMid meet')
    const sea = all(map).find(({ at: { fill } }) => fill === wishes.inks.sea)!
    expect(sea.at).toMatchObject({ x: EUROPE.x - 900, width: EUROPE.width + 1800, height: EUROPE.height })
  })

  it('on paper has no land darker than it may be, no colours, and a pattern for each power', () => {
    const blackness = (hex: string) => 1 - Number.parseInt(hex.slice(1, 3), 16) / 255
    const { powers, sea, neutral, impassable } = BLACK_AND_WHITE
    const greys = [sea, neutral, impassable, ...POWERS.flatMap((power) => [powers[power].ground, powers[power].lines])]
    expect(greys.filter((grey) => !/^#(..)\1\1$/.test(grey))).toEqual([])
    expect(Math.max(...greys.map(blackness))).toBeLessThanOrEqual(DARKEST + 0.005)
    expect(new Set(POWERS.map((power) => powers[power].pattern)).size).toBe(POWERS.length)
  })
})

describe('the fronts', () => {
  it('lie elsewhere after a round in which land changed hands', () => {
    expect(frontLineOf(first!.summary.state)).not.toBe('')
    expect(frontLineOf(second!.summary.state)).not.toBe(frontLineOf(first!.summary.state))
  })

  it('have their rounds’ numbers beside them', () => {
    const fronts = rounds.map(({ round, summary }) => ({ round, state: summary.state }))
    const numbers = frontLines(fronts, wishes.inks, EUROPE, 674).flatMap(wordsIn)
    expect(numbers).toEqual(rounds.map(({ round }) => `${round}`))
  })

  it('of one round stands out over all others, in its line and its number', () => {
    const fronts = rounds.map(({ round, summary }) => ({ round, state: summary.state }))
    const drawn = frontLines(fronts, wishes.inks, EUROPE, 674, 1)
    const lines = drawn.slice(0, fronts.length)
    expect(lines.map(({ at }) => at.opacity !== undefined)).toEqual(fronts.map((_, i) => i < fronts.length - 1))
    const { ink } = wishes.inks
    const filled = drawn
      .slice(fronts.length)
      .filter(({ inside: [circle] }) => typeof circle === 'object' && circle.at.fill === ink)
    expect(filled.flatMap(wordsIn)).toEqual(['1'])
    expect(frontLines(fronts, wishes.inks, EUROPE, 674).filter(({ at }) => at.opacity !== undefined)).toEqual([])
  })

  it('of which nothing is seen have none', () => {
    expect(partsSeen('M0 0L1 1M5 5L6 6L7 7', { x: 4, y: 4, width: 10, height: 10 })[0]).toHaveLength(3)
    expect(clearPlace(partsSeen('M0 0L1 1', { x: 4, y: 4, width: 1, height: 1 }), 0.5, [], 20)).toBeNull()
  })

  it('of many rounds along one river have numbers that do not lie on each other', () => {
    const state = first!.summary.state
    const fronts = Array.from({ length: 12 }, (_, at) => ({ round: at + 1, state }))
    const places = frontLines(fronts, wishes.inks, EUROPE, 674).flatMap(({ at: { transform } }) => {
      const [, x, y] = /^translate\((\S+) (\S+)\)/.exec(`${transform}`) ?? []
      return x && y ? [[Number(x), Number(y)] as const] : []
    })
    expect(places).toHaveLength(12)
    const scale = EUROPE.width / 674
    const apart = places.flatMap(([x, y], i) => places.slice(i + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy) / scale))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(16)
  })
})

describe('the document', () => {
  it('has a part for every round, its map, every turn and a row a power', () => {
    const page = all(diaryDocument(rounds, 'Ypres', coloured('light')))
    const named = (name: string) => page.filter(({ at }) => at.class === name)
    expect(named('diary-round')).toHaveLength(rounds.length)
    expect(named('diary-turn')).toHaveLength(rounds.flatMap(eventfulTurns).length)
    expect(page.filter(({ at }) => at.role === 'img')).toHaveLength(rounds.length)
    expect(page.filter(({ tag, at }) => tag === 'th' && at.scope === 'row').length).toBeGreaterThanOrEqual(
      rounds.length * POWERS.length,
    )
  })

  it('has every land that changed hands once, beside who has it now and who had it', () => {
    const cells = all(diaryDocument([second!], 'Ypres', coloured('light')))
      .filter(({ at }) => at.class === 'diary-changes')
      .flatMap(all)
      .filter(({ tag }) => tag === 'td')
      .flatMap(wordsIn)
      .join(' ')
    const { changed } = second!.summary
    expect(changed.filter(({ space }) => !cells.includes(spaceName(space)))).toEqual([])
    expect(cells.match(/\(/g)).toHaveLength(changed.filter(({ from }) => from !== null).length)
  })

  it('tells of a round that goes on how it stands, not how it ended, and leaves blank what is still to come', () => {
    const [row, ...others] = second!.summary.rows
    const rows = [row!, ...others.map((each) => ({ ...each, income: null, spent: null }))]
    const goesOn = { ...second!, summary: { ...second!.summary, open: true, rows } }
    const saidOf = (round: Parameters<typeof roundPart>[0]) => wordsIn(roundPart(round, 'Ypres', coloured('light')))
    const [now, then] = [saidOf(goesOn), saidOf(second!)]
    expect(now.filter((each) => /ended|at its end/.test(each))).toEqual([])
    expect(now).toContain('As it is now. Striped: contested. Symbols show the powers.')
    expect(then).toContain('At the end of the round. Striped: contested. Symbols show the powers.')
    const blanks = (words: readonly string[]) => words.filter((each) => each === '–').length
    expect(blanks(now) - blanks(then)).toBe(2 * others.length)
  })

  it('names its maps for who cannot see them', () => {
    expect(roundMap(first!, coloured('dark')).at['aria-label']).toBe('Map: Round 1, autumn 1914')
  })
})

describe('all forms of the diary', () => {
  const paper = wordsIn(diaryDocument(rounds, 'Ypres', BLACK_AND_WHITE))
  const sheet = wordsIn(diaryDocument(rounds, 'Ypres', coloured('light')))
  const file = htmlOf(rounds, 'Ypres')
  const markdown = diaryMarkdown(rounds, diaryVoice)
  const mailed = rounds.flatMap(({ turns }) => turns.map((turn) => textOfTurn(turn, diaryVoice))).join('\n')
  const words = rounds.map((round) => formatRound(round, diaryVoice))

  it('say the same headlines, turns and quiet powers: sheet, paper, file and Markdown', () => {
    const all = words.flatMap(({ headline, turns, quiet }) => [headline, ...turns.flatMap(({ paragraphs }) => paragraphs), quiet])
    const said = all.filter((each) => each !== '')
    expect(said.length).toBeGreaterThan(rounds.length * 3)
    expect(said.filter((each) => !paper.includes(each))).toEqual([])
    expect(said.filter((each) => !sheet.includes(each))).toEqual([])
    expect(said.filter((each) => !file.includes(`>${safe(each)}<`))).toEqual([])
    expect(said.filter((each) => !markdown.includes(each))).toEqual([])
  })

  it('agree with the turns that are mailed, and what those collected with the figures', () => {
    const told = words.flatMap(({ turns }) => turns.flatMap(({ paragraphs }) => paragraphs))
    expect(told.filter((each) => !mailed.includes(`  ${each}\n`) && !mailed.endsWith(each))).toEqual([])
    const incomes = rounds.flatMap(({ turns, summary }) =>
      turns
        .filter(({ income }) => income)
        .map(({ income, power }) => [income?.values.income, summary.rows.find((row) => row.power === power)?.income]),
    )
    expect(incomes.filter(([said, counted]) => said !== counted)).toEqual([])
    expect(incomes.length).toBeGreaterThan(rounds.length)
  })
})

describe('the diary as a file', () => {
  const file = htmlOf(rounds, HOSTILE)

  it('runs nothing and asks for nothing: no script, no address but the name of its shapes', () => {
    expect(file).not.toMatch(/<script|<img|<link|<iframe|javascript:|@import|url\((?!#)/i)
    expect(new Set(file.match(/https?:\/\/[^"'\s)&<]+/g))).toEqual(new Set(['http://www.w3.org/2000/svg', 'https://example.org']))
    expect(file.match(/<[^>]* on[a-z]+=/g)).toBeNull()
  })

  it('holds a hostile name as words', () => {
    expect(file).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(file.match(/<title>/g)).toHaveLength(1 + rounds.length)
  })

  it('is named after the game and its round, in letters that every disk takes', () => {
    expect(fileName('Ypres, 951 actions', 7, 'html')).toBe('ypres-951-actions-round-7.html')
    expect(fileName('../…', 2, 'png')).toBe('contested-1914-round-2.png')
  })
})
