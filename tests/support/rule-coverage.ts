/** Which rules have a test of their own and are named at their code: read by tests/meta/rules-covered.test.ts. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { filesIn } from './files.ts'
import { catalogueOf, idsOf } from './rule-ids.ts'

export type File = { name: string; text: string }

export const standardIds = (['STD', 'WIK', 'HCP'] as const).flatMap((catalogue) => idsOf(catalogue).map(({ id }) => id))
/** The rules of the other rulesets. */
export const furtherIds = (['TOU', 'INF', 'ADV'] as const).flatMap((catalogue) => idsOf(catalogue).map(({ id }) => id))

const two = (n: number): string => String(n).padStart(2, '0')

/** A text without its line ends and the marks of comments that begin a line. */
const flowing = (text: string): string => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')

const STANDARD = /(?<![A-Z\d]-)\b(?:STD-)?(?!TOU|INF|ADV)([A-Z]{3})-(\d\d)(?:\s+to\s+(?:STD-)?\1-(\d\d))?\b/g
const FURTHER = /\b((?:TOU|INF|ADV)-[A-Z\d]+)-(\d+)(?:\s+to\s+\1-(\d+))?\b/g
const SHORTENED = /\b(?:TOU|INF|ADV)-([A-Z]+|\d\d|PT\d)-\d\d(?:(?:,| to| and|,? or)\s+\1-|\/|\.\.)\d\d\b/g

/**
 * The rules a text speaks of, over ends of lines too: in full ("STD-MOV-06", "ADV-05-03"), in ranges ("STD-MIN-02 to MIN-04",
 * "ADV-05-03 to ADV-05-05"), and those of the standard game in rows ("STD-TRN-12, TRN-13").
 */
export function rulesIn(text: string): Set<string> {
  const named = new Set<string>()
  for (const [, section = '', from, to] of flowing(text).matchAll(STANDARD))
    for (let n = Number(from); n <= Number(to ?? from); n++)
      named.add(section === 'WIK' || section === 'HCP' ? `${section}-${two(n)}` : `STD-${section}-${two(n)}`)
  for (const [, section, from = '', to] of flowing(text).matchAll(FURTHER)) {
    named.add(`${section}-${from}`)
    for (let n = Number(from) + 1; n <= Number(to ?? from); n++) named.add(`${section}-${two(n)}`)
  }
  return named
}

/** Where a text shortens ids that must stand in full: "TOU-COL-03, COL-04" would be read as a rule of the standard game. */
export const shortenedIn = (text: string): string[] => [...flowing(text).matchAll(SHORTENED)].map(([whole]) => whole)

/** Sections whose rules are the rows of a table: one file tests them all, a row a rule. */
const TABLES: ReadonlySet<string> = new Set(['INF-TBL'])

/** The file of a rule's own test, or of the table in which it is a row. */
export function testOf(id: string): string {
  const catalogue = catalogueOf(id)
  const section = id.split('-')[1] ?? ''
  const table = `${catalogue}-${section}`
  const folder =
    catalogue === 'WIK' || catalogue === 'HCP' ? catalogue : catalogue === 'STD' ? section : path.join(catalogue, section)
  return path.join('tests/rules', folder, `${TABLES.has(table) ? table : id}.test.ts`)
}

const TITLE = /\b(?:test|it)(?:\.each\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])(\w+):/g

/**
 * What a case does, by the word its title begins with: `allowed` plays and sees it accepted, `refused` sees an action or a
 * position refused, `holds` says what stays or follows, `not` what does not happen, `edge` what is true just at a limit.
 */
export const KINDS = ['allowed', 'refused', 'holds', 'not', 'edge'] as const
/** Of these a rule has one of each: what it grants, and where it ends. */
const SIDES: readonly (readonly (typeof KINDS)[number][])[] = [
  ['allowed', 'holds'],
  ['refused', 'not', 'edge'],
]

/** What a rule's file lacks: a describe with its id and a title, a case of what it grants, one of where it ends. */
export function lacks(id: string, text: string | undefined): string[] {
  const file = testOf(id)
  if (text === undefined) return [`${id}: no ${file}`]
  const kinds = new Set([...text.matchAll(TITLE)].map((m) => m[2]))
  return [
    ...(new RegExp(`(?:\\bdescribe\\(|\\[)\\s*['"\`]${id} \\S`).test(text)
      ? []
      : [`${file}: a describe with its id and title is missing`]),
    ...SIDES.filter((side) => !side.some((kind) => kinds.has(kind))).map(
      (side) => `${file}: no title begins with ${side.map((kind) => `"${kind}:"`).join(' or ')}`,
    ),
  ]
}

/** What the test files of these rules lack. */
export const untested = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => lacks(id, existsSync(testOf(id)) ? readFileSync(testOf(id), 'utf8') : undefined))

/** Those of these rules that no file of the engine names. */
export function unnamed(ids: readonly string[]): string[] {
  const named = new Set(filesIn('src/engine', (name) => name.endsWith('.ts')).flatMap(({ text }) => [...rulesIn(text)]))
  return ids.filter((id) => !named.has(id))
}

/** Names of rules that there are not, and ids in short where they must stand in full. */
export const strangers = (files: readonly File[], known: ReadonlySet<string>): string[] =>
  files.flatMap(({ name, text }) =>
    [...[...rulesIn(text)].filter((id) => !known.has(id)), ...shortenedIn(text)].map((id) => `${name}: ${id}`),
  )

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** The reasons of the rules that cannot be tested, by id. */
export const untestable: Readonly<Record<string, string>> = readJson('tests/rules/untestable.json')
