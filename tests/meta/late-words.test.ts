// The texts of an area (src/content/words/) are loaded before any code that uses them: with the start page, the table, or the
// chunk that is loaded later.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { describe, expect, it } from 'vitest'

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [path.join('src', file), readFileSync(path.join('src', file), 'utf8')] as const),
)
/** The module that adds each area, read from its pattern of files. */
const moduleOf = new Map(
  [...sources]
    .filter(([file]) => file.startsWith('src/content/words/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/addCatalogues\([^']*'[^']*\/en\/\{?([\w.,-]+?)\}?\.json'/g)].flatMap(([, areas]) =>
        areas!.split(',').map((area) => [area, file] as const),
      ),
    ),
)
const START_AREAS = [...moduleOf].flatMap(([area, file]) => (file === 'src/content/words/start.ts' ? [area] : []))
const late = [...moduleOf.keys()].filter((area) => !START_AREAS.includes(area) && !area.includes('.'))

const targets = (file: string, pattern: RegExp): string[] =>
  [...sources.get(file)!.matchAll(pattern)].flatMap(([, to]) => {
    const target = path.join(path.dirname(file), to!)
    return sources.has(target) ? [target] : []
  })
const imported = (file: string) => targets(file, /^(?:import|export)\b(?! type\b)[^'"`;()]*?'(\.[^']+)'/gm)
const fetched = (file: string) => targets(file, /\bimport\('(\.[^']+)'\)/g)

/** A file with all its static imports. */
function together(entry: string): Set<string> {
  const found = new Set([entry])
  for (const file of found) for (const to of imported(file)) found.add(to)
  return found
}

/** What the start page stands on. */
const start = together('src/main.tsx')
/** What is there when the table is: the page with what stands behind it, and the table with its map. */
const page = new Set(
  ['src/main.tsx', 'src/app/start-game.ts', 'src/app/TablePage.tsx', 'src/app/MapView.tsx'].flatMap((entry) => [
    ...together(entry),
  ]),
)
const files = readdirSync('data/text/en').filter((file) => file.endsWith('.json'))
const words = files.filter((file) => !file.endsWith('.table.json')).map((file) => path.parse(file).name)
/** Of the areas with which the page starts: what is said at the table alone, by the first part of its id. */
const atTable = files.flatMap((file) => {
  const area = file.endsWith('.table.json') ? path.basename(file, '.table.json') : null
  const ids = area ? Object.keys(JSON.parse(readFileSync(`data/text/en/${file}`, 'utf8'))) : []
  return [...new Set(ids.map((id) => `${area}.${id.split('.')[0]}`))]
})
const parts = [...new Set([...sources.keys()].flatMap(fetched))]

/** A comment may name words without saying them. */
const spokenIn = (file: string): string => sources.get(file)!.replace(/\/\*[\s\S]*?\*\//g, '')

/** Areas of which something is said here and whose words have not come. */
function missing(files: ReadonlySet<string>): string[] {
  const here = (file: string) => files.has(file) || page.has(file)
  return [...files].flatMap((file) =>
    late
      .filter((area) => !here(moduleOf.get(area)!))
      .filter((area) => new RegExp(`['"\`]${area}\\.[\\w$.-]`).test(spokenIn(file)))
      .map((area) => `${file} says ${area}.…`),
  )
}

describe('the start page', () => {
  it('stands without the rules, the board and the map', () => {
    const rules = [...start].filter((file) => /^src\/(?:engine\/(?!types\/)|content\/(?:index|map|boards)\.)/.test(file))
    expect(rules).toEqual([])
  })

  it('says nothing but the words it comes with', () => {
    const known = [...START_AREAS, ...late.filter((area) => start.has(moduleOf.get(area)!))]
    const said = [...start].flatMap((file) =>
      words
        .filter((area) => !known.includes(area) && new RegExp(`\\bt\\(\\s*['"\`]${area}\\.`).test(sources.get(file)!))
        .map((area) => `${file} says ${area}.…`),
    )
    expect(said).toEqual([])
    expect(start.has('src/content/words/table.ts')).toBe(false)
    expect(start.size).toBeGreaterThan(50)
  })

  it('says nothing that is said at the table alone; whatever does brings those words', () => {
    expect(atTable.length).toBeGreaterThan(50)
    const said = new RegExp(`['"\`](?:${atTable.join('|')})(?:['"\`]|\\.[\\w$])`)
    const speakers = [...sources.keys()].filter((file) => said.test(sources.get(file)!))
    expect(speakers.filter((file) => start.has(file))).toEqual([])
    expect(speakers.filter((file) => !together(file).has('src/content/words/table.ts'))).toEqual([])
    expect(speakers.length).toBeGreaterThan(20)
  })
})

describe('words that come later', () => {
  it('are there with the page and the table', () => {
    expect(missing(page)).toEqual([])
  })

  it('are not waited for: neither the log nor the reports of battles come with the table', () => {
    expect([...page].filter((file) => /^src\/(?:report|ui\/(?:log|battle|decisions))\//.test(file))).toEqual([])
  })

  it.each(parts)('are there with %s', (part) => {
    expect(missing(together(part))).toEqual([])
  })

  it('would be missed', () => {
    expect(missing(new Set(['src/ui/battle/BattleBoard.tsx']))).not.toEqual([])
    expect(parts.length).toBeGreaterThan(15)
  })
})
