// The figures of the layout (npm run figures) grow no worse, and each counts what it says.
import { describe, expect, it } from 'vitest'
import { docstrings, foreignIds, moduleLets, notFound, repeatedNames, stateFields } from '../../tools/figures/code.ts'
import { measure } from '../../tools/figures/measure.ts'
import { buildPlugins, gameWriters, patchedPackages, smallFiles, subscriptions } from '../../tools/figures/mechanisms.ts'
import { bareNames, commentsOf, countWords, oldTurns } from '../../tools/figures/plain.ts'
import type { File } from '../../tools/figures/source.ts'
import { branches, refusedCases } from '../../tools/figures/tests.ts'

/** The most there may be of each: lowered when there is less, never raised. */
const LIMITS: Readonly<Record<string, number>> = {
  'comment-words': 1.3,
  'old-turns': 16,
  'old-texts': 8,
  'bare-names': 120,
  'small-files': 170,
  plugins: 15,
  patched: 10,
  'cache-helpers': 2,
  'lazy-helpers': 1,
  'game-writers': 14,
  subscriptions: 38,
  circles: 0,
  'circles-values': 0,
  'circles-later': 0,
  kernel: 0,
  'board-flat': 7,
  'phases-not-standard': 10,
  'foreign-ids': 45,
  'ids-not-found': 0,
  'state-fields': 4,
  // One thing in two rooms (a price, a sum, a name in words), what comes later by its own name, a subject of two rulesets.
  'repeated-names': 10,
  'module-lets': 4,
  docstrings: 0,
  refused: 0,
  branches: 0,
}

/** The variables of modules that stay, and why: one a page has of its own accord, and no value that could be handed on or kept in a store. */
const MEMORY: Readonly<Record<string, string>> = {
  'src/board/basemap/sheet-ornaments.ts sheetDate': 'what the one sheet of the page has printed on it',
  'src/board/glyphs/colours.ts theme': 'asked for by every stroke on the one board of the page',
  'src/board/glyphs/sprites.ts spriteCache': 'the pictures that are kept for the window’s ratio of pixels and its fonts',
  'src/store/persistence/tab-lock.ts seat': 'a lock of the browser that this tab holds',
}

describe('the figures of the layout', () => {
  const { figures, files } = measure()

  it('are read from all files, and each has its limit', () => {
    expect(files.src).toBeGreaterThan(450)
    expect(files.tests).toBeGreaterThan(1000)
    expect(figures.map(({ id }) => id)).toEqual(Object.keys(LIMITS))
  })

  it.each(figures)('$id is within its limit', ({ id, value, list }) => {
    expect(value, list.join('\n')).toBeLessThanOrEqual(LIMITS[id] ?? 0)
  })

  it('leave no memory in modules but what has its reason here', () => {
    const list = figures.find(({ id }) => id === 'module-lets')?.list ?? []
    expect(list.map((at) => at.replace(/:\d+ /, ' '))).toEqual(Object.keys(MEMORY))
  })
})

describe('what they count', () => {
  const file = (text: string, name = 'src/a.ts'): File => ({ name, text })

  it('functions without a docstring: a line of comment is none, nor is what belongs to another', () => {
    const text = [
      `/** One. */`,
      `export function a() {}`,
      `export const b = () => 1`,
      `// three`,
      `export const c = function () {}`,
      `/** Four,`,
      ` * of two lines. */`,
      `export const d = 4`,
      `export function e() {}`,
      `function f() {}`,
      `/** Seven, called in two ways. */`,
      `export function g(a: 1): 1`,
      `export function g(a: 2): 2`,
      `export function g(a: number) { return a }`,
    ].join('\n')
    expect(docstrings([file(text)])).toEqual({ all: 5, without: ['src/a.ts:3 b', 'src/a.ts:5 c', 'src/a.ts:9 e'] })
  })

  it('old turns of phrase and words of comments, without directives and rule ids', () => {
    const text =
      '/** Whoever asks is told of it. */\n// biome-ignore lint/x: nobody\nexport const a = 1 // STD-MOV-06 applies `here`\n'
    const comments = commentsOf(file(text))
    expect(comments.map(({ line }) => line)).toEqual([1, 3])
    expect(comments.map(({ text }) => countWords(text))).toEqual([6, 1])
    expect(oldTurns('Whoever asks is told of it. The cache is valid; no more than two entries.')).toEqual([
      'Whoever',
      'is told of',
    ])
  })

  it('names that are a bare adverb or participle, of files too', () => {
    const found = bareNames([file('export const told = 1\nexport const tellStory = 2\nconst kept = 3', 'src/behind.ts')])
    expect(found).toEqual({ all: 3, list: ['src/behind.ts:1 told', 'src/behind.ts behind'] })
  })

  it('small files that are neither entry points nor types', () => {
    const files = [file('export const a = 1'), file('export type A = { a: 1 }\nexport interface B {}', 'src/b.ts')]
    expect(smallFiles([...files, file('export const a = 1', 'src/x/index.ts'), file('1\n'.repeat(16), 'src/c.ts')])).toEqual([
      'src/a.ts',
    ])
  })

  it('writers of the game store and subscriptions elsewhere', () => {
    const store = file('export const useGame = create(() => 0)\nuseGame.setState(1)', 'src/store/game/game.ts')
    const other = file('useGame.setState(2)\nuseGame.subscribe(f)', 'src/ui/x.ts')
    expect(gameWriters([store, other])).toEqual(['src/ui/x.ts:1 useGame.setState(2)'])
    expect(subscriptions([other, { ...other, name: 'src/store/effects.ts' }])).toEqual(['src/ui/x.ts:2 useGame.subscribe(f)'])
  })

  it('plugins of our own, and packages that the build replaces', () => {
    const config = `import { words } from './tools/site/words.ts'\n  plugins: [react(), words()],\n  alias: { 'its-fine': 'x.ts', 'react-style-singleton': 'y.ts' },`
    expect(buildPlugins(config)).toEqual(['words'])
    const plugin = file(
      `import { Stage } from 'konva'\nconst KONVA = /[\\\\/]konva[\\\\/]lib/\nexport const p = { transform: 1 }`,
      'tools/site/p.ts',
    )
    expect(patchedPackages(config, [plugin], ['konva', 'react'])).toEqual(['vite.config.ts its-fine', 'tools/site/p.ts konva'])
  })

  it('variables of modules, exported or not, but none within functions', () => {
    expect(moduleLets([file('let a = 1\nexport let b, c\nconst d = () => { let e = 2; return e }')])).toEqual([
      'src/a.ts:1 a',
      'src/a.ts:2 b',
      'src/a.ts:2 c',
    ])
  })

  it('names that are declared twice, not those handed on', () => {
    const files = [
      file('export const a = 1\nexport type T = 1\nconst b = 2', 'x.ts'),
      file(`export { b } from './x'\nexport type T = 2\nexport function a() {}`, 'y.ts'),
    ]
    expect(repeatedNames(files)).toEqual(['T: x.ts y.ts', 'a: x.ts y.ts'])
    const inner = file('export const a = 1', 'src/engine/state/a.ts')
    const door = file('export const a = 1', 'src/engine/index.ts')
    expect(repeatedNames([inner, door])).toEqual([])
    expect(repeatedNames([inner, door, file('export const a = 1', 'src/ui/a.ts')])).toHaveLength(1)
  })

  it('fields of the state that lie flat', () => {
    expect(stateFields(file('export type GameState = { a: 1; b?: { c: 2; d: 3 } }'))).toEqual(['a', 'b'])
    expect(() => stateFields(file('type Other = { a: 1 }'))).toThrow('declares no type GameState')
  })

  it('rules quoted in strings, not in comments', () => {
    const text = "// ADV-05-03\nconst a = 'ADV-05-04'\nconst b = `see TOU-COL-03`\nconst c = 'STD-MOV-06'"
    expect(foreignIds([file(text)])).toEqual(['src/a.ts:2 ADV-05-04', 'src/a.ts:3 TOU-COL-03'])
  })

  it('rules that a plain search does not find', () => {
    expect(notFound(['STD-MOV-06', 'STD-MOV-07', 'STD-MOV-08'], ['STD-MOV-06 to MOV-08', 'STD-MOV-08'])).toEqual(['STD-MOV-07'])
  })

  it('cases called "refused:" that refuse nothing, themselves or by what they call', () => {
    const text = [
      `const tries = (g) => g.refuse({}, 'STD-MOV-06')`,
      `const plays = (g) => g.do({})`,
      `test('refused: itself', () => { g.refuse({}, 'X') })`,
      `test('refused: by a helper', () => tries(g))`,
      `test('refused: by an outcome', () => { expect(out.ok).toBe(false) })`,
      `test.each([1])('refused: a position', (n) => { expect(refusedPosition({ n })).toBe('No.') })`,
      `test('refused: only said', () => { plays(g); expect(g.control('x')).toBe('y') })`,
      `test('refused: accepted', () => { expect(out.ok).toBe(true) })`,
      `test('allowed: nothing is said', () => { plays(g) })`,
      `test('refused: by a helper of others', () => { shared(g) })`,
    ].join('\n')
    const helper = file(`export function shared(g) { g.refuse({}, 'X') }`, 'tests/support/x.ts')
    const { all, empty } = refusedCases([file(text)], [helper])
    expect(all).toHaveLength(7)
    expect(empty.map(({ at }) => at)).toEqual(['src/a.ts:7', 'src/a.ts:8'])
  })

  it('places where a test follows the game, not where it follows its own table', () => {
    const text = [
      `if (g.decision) g.choose('france')`,
      `while (g.turn.phase !== 'move') g.endPhase()`,
      `const a = g.winner ? expect(1).toBe(1) : 0`,
      `g.decision && g.do({})`,
      `if (overland) g.move('a', 'b', {})`,
      `const found = g.decision ? 1 : 2`,
    ].join('\n')
    expect(branches([file(text)]).map((at) => at.replace(/^.*:/, ''))).toEqual(['1', '2', '3', '4'])
  })
})
