// What may go wrong around a game, tried against the built page: npm run faults -- [what, all optional]
//   --times 40       so many reloads, closings and files of each kind
//   --only lost      only these: read, files, lost, gone, tabs, parts, offline, places, room, hostile (more than one: with commas)
//   --no-build       tries the page that was built last
// Prints a table, and keeps it in test-results/faults.md. A sample is in `npm test`: tests/save/broken.test.ts,
// tests/save/storage.test.ts, tests/store/autosave.test.ts, tests/store/gone.test.ts, tests/store/write-ahead.dom.test.ts, tests/app/.
import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { imported, read, sound } from './faults/files.ts'
import { hostile } from './faults/hostile.ts'
import { gone, lost } from './faults/lost.ts'
import { offline } from './faults/offline.ts'
import { openSite, type Site } from './faults/page.ts'
import { parts } from './faults/parts.ts'
import { places } from './faults/places.ts'
import { room } from './faults/room.ts'
import { big, flipped } from './faults/sizes.ts'
import { asTable, type Row } from './faults/table.ts'
import { tabs } from './faults/tabs.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const FOLDER = 'test-results'

/** Many of what costs little, few of what takes a browser of its own. */
const TRIALS: Readonly<Record<string, (site: Site) => Promise<readonly Row[]>>> = {
  read: async () => [read(times * 12), flipped(sound(), times * 12), big(sound())],
  files: (site) => imported(site, times),
  lost: (site) => lost(site, times),
  gone: (site) => gone(site, times * 25),
  tabs: (site) => tabs(site, Math.ceil(times / 10)),
  parts,
  offline,
  places,
  room: (site) => room(site, times),
  hostile: async (site) => [await hostile(site, times * 100)],
}

const chosen = values.only?.split(',') ?? Object.keys(TRIALS)
if (!values['no-build']) await build({ logLevel: 'warn' })
const site = await openSite()
const rows: Row[] = []
try {
  for (const name of chosen) {
    const trial = TRIALS[name]
    if (!trial) throw new Error(`There is no trial called ${name}: ${Object.keys(TRIALS).join(', ')}.`)
    const begun = Date.now()
    rows.push(...(await trial(site)))
    console.error(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`)
  }
} finally {
  await site.close()
}
const table = asTable(rows)
console.log(`\n${table}\n`)
mkdirSync(FOLDER, { recursive: true })
writeFileSync(`${FOLDER}/faults.md`, `${table}\n`)
if (rows.some(({ not }) => not.length > 0)) process.exitCode = 1
