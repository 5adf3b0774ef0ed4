// How much script the built page needs, packed, before something can be done with it. Read off the build, without a browser.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { AT_ONCE } from '../../tools/site/compiled.ts'

type Chunk = { file: string; imports?: string[] }

/** Ceilings in kB, gzipped. */
const MOST = { start: 170, table: 480 }
/** What the scripts behind the start page read as data: facts, and words. */
const MOST_FACTS = 45
/** What is read of rules, besides their texts. */
const MOST_OF_RULES = { 'src/ui/rules/RuleBook.tsx': 20, 'src/store/example-data.ts': 30, 'src/store/example-words.ts': 12 }

/** What stands behind the start page; then the table on which a new game is begun, with its map. */
const BEHIND = 'src/app/behind.ts'
const TABLE = ['src/app/TablePage.tsx', 'src/app/MapView.tsx']
/** Fetched beside them; only games of other rulesets, kept ones and files wait for it. */
const OTHERS = 'src/store/other-games.ts'
const DIST = path.resolve(import.meta.dirname, '../../dist')
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'))

/** Every file that must have come before the last of these runs. */
function together(entries: readonly string[]): Set<string> {
  const found = new Set(entries)
  for (const entry of found) for (const to of chunks[entry]?.imports ?? []) found.add(to)
  return found
}

test('only what draws the board waits for its shapes', () => {
  const scripts = Object.keys(chunks).filter((piece) => chunks[piece]!.file.endsWith('.js'))
  const [shapes, ...others] = scripts.filter((piece) =>
    readFileSync(path.join(DIST, chunks[piece]!.file), 'utf8').includes('board.topo'),
  )
  expect(shapes).toMatch(/^_shapes-/)
  expect(others).toEqual([])
  const waits = scripts.filter((piece) => piece !== shapes && together([piece]).has(shapes!))
  const names = new Set(waits.map((piece) => path.basename(piece).replace(/^_|-.*$|\.tsx?$/g, '')))
  // Each of them is asked for together with the shapes, and says it where they cannot be had (`withShapes`), or once the map is there.
  expect([...names].sort()).toEqual([
    'DrillMap',
    'FrontToggle',
    'KeySheet',
    'MapView',
    'MiniMap',
    'PrintPage',
    'Twin',
    'ahead',
    'arrowRouting',
    'arrows',
    'chips',
    'diary',
    'fronts',
    'map',
    'painter',
    'pencil',
  ])
})

test('each script asks to be compiled when it comes, before anything else', () => {
  const assets = path.join(DIST, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const late = scripts.filter((file) => !readFileSync(path.join(assets, file), 'utf8').startsWith(AT_ONCE))
  expect(late).toEqual([])
})

test('facts and words come as data, with what stands behind the start page and with nothing else', () => {
  const assets = path.join(DIST, 'assets')
  const [facts, ...others] = readdirSync(assets).filter((file) => /^facts-.+\.json$/.test(file))
  expect(others).toEqual([])
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const readers = scripts.filter((file) => readFileSync(path.join(assets, file), 'utf8').includes(facts!))
  expect(readers.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['behind'])
  expect(gzipSync(readFileSync(path.join(assets, facts!))).length / 1000).toBeLessThanOrEqual(MOST_FACTS)
})

test('the rule book, and the examples it shows, come late and weigh no more than they may', () => {
  const weight = (piece: string) => gzipSync(readFileSync(path.join(DIST, chunks[piece]!.file))).length / 1000
  const table = together([BEHIND, ...TABLE])
  for (const [piece, most] of Object.entries(MOST_OF_RULES)) {
    expect(table.has(piece), piece).toBe(false)
    expect(weight(piece), piece).toBeLessThanOrEqual(most)
  }
})

test('the start page and the table need no more script than they may', () => {
  const packed = (entries: Iterable<string>) => {
    let bytes = 0
    for (const entry of entries) bytes += gzipSync(readFileSync(path.join(DIST, chunks[entry]!.file))).length
    return bytes / 1000
  }
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8')
  const scriptsIn = (text: string) =>
    [...text.matchAll(/<script type="module"[^>]*\ssrc="\.\/([^"]+)"[^>]*>/g)].map(([, file]) => {
      return Object.keys(chunks).find((name) => chunks[name]!.file === file)!
    })
  const [template, waiting] = /<template id="second">(.*?)<\/template>/s.exec(html)!
  const [page, ...later] = scriptsIn(waiting!)
  const first = [...scriptsIn(html.replace(template, '')), page!]
  const start = together(first)
  const table = together([...first, BEHIND, ...TABLE])
  // The page has not loaded before these have come, and the start page does not wait for them.
  expect(later).toHaveLength(2)
  expect([...together([BEHIND])]).toContain(later[0])
  expect(later[1]).toBe(OTHERS)
  expect([...start].filter((piece) => later.includes(piece))).toEqual([])
  expect([...table].filter((piece) => later.includes(piece))).toEqual([later[0]])

  expect(packed(start)).toBeGreaterThan(50)
  expect(packed(table)).toBeGreaterThan(packed(start))
  expect(packed(start)).toBeLessThanOrEqual(MOST.start)
  expect(packed(table)).toBeLessThanOrEqual(MOST.table)
})
