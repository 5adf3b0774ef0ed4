/** npm run build:map: builds the map, then the positions on it. */
import { writeFileSync } from 'node:fs'
import { makeMap } from './pipeline'

const { files, notes } = makeMap()
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text)
  console.log(`${file} ${Math.round(text.length / 1024)} KB`)
}
for (const note of notes) console.log(note)

// Only now, since it reads what was just written.
await import('./anchors/build')
