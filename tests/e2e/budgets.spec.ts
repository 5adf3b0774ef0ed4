// Sizes of the built scripts, read from the manifest of the build, without a browser.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

type Chunk = { readonly file: string; readonly imports?: readonly string[] }

/** Ceilings in kB (1000 bytes), gzipped. */
const MOST = { start: 170, table: 480 }

const START = 'index.html'
/** What a new game loads before it can be played. */
const TABLE = [START, 'src/app/start-game.ts', 'src/ui/start/game-services.ts', 'src/app/TablePage.tsx', 'src/app/MapView.tsx']

const DIST = path.resolve(import.meta.dirname, '../../dist')
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'))

/** Size of the entries with all their static imports. */
function sizeOf(entries: readonly string[]): number {
  const found = new Set(entries)
  for (const entry of found) for (const to of chunks[entry]!.imports ?? []) found.add(to)
  const bytes = [...found].map((entry) => gzipSync(readFileSync(path.join(DIST, chunks[entry]!.file))).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

test('the start page and the table stay within their script budgets', () => {
  const [start, table] = [sizeOf([START]), sizeOf(TABLE)]
  expect(start).toBeGreaterThan(50)
  expect(start).toBeLessThanOrEqual(MOST.start)
  expect(table).toBeGreaterThan(start)
  expect(table).toBeLessThanOrEqual(MOST.table)
})
