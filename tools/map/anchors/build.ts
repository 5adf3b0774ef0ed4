/** Writes where names and armies stand on the map. Run by `npm run build:map` when the map itself is written. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { BoardTopology } from '../../../src/content/map'
import { anchorsFile } from './make'

const topology = JSON.parse(readFileSync('data/map/board.topo.json', 'utf8')) as BoardTopology
const [file, text] = ['data/map/anchors.json', anchorsFile(topology)]
writeFileSync(file, text)
console.log(`${file} ${Math.round(text.length / 1024)} KB`)
