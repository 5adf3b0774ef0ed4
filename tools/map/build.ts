/** npm run build:map: makes the map anew, and then where things stand on it. */
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeMap } from './pipeline'

const { files, notes } = makeMap()
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text)
  console.log(`${file} ${Math.round(text.length / 1024)} KB`)
}
for (const note of notes) console.log(note)

// A step of its own, since it reads what was just written.
const anchors = 'tools/map/anchors/build.ts'
if (existsSync(anchors)) {
  const { load } = (await import(pathToFileURL(path.resolve('tools/load.mjs')).href)) as {
    load: (entry: string) => Promise<unknown>
  }
  await load(anchors)
}
