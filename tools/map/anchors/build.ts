/** Writes where things stand on the map. Run by `npm run build:map` when the map itself is written. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { BoardTopology } from '../../../src/content/map'
import { watersFile } from '../waters'
import { anchorsFile } from './make'

const topology = JSON.parse(readFileSync('data/map/board.topo.json', 'utf8')) as BoardTopology
const files = { 'data/map/anchors.json': anchorsFile(topology), 'data/map/waters.json': watersFile() }
for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text)
  console.log(`${file} ${Math.round(text.length / 1024)} KB`)
}
