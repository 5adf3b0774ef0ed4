// Cuts the two typefaces down to the letters the table is written in, so that they are there before the first move.
// A name typed in with other letters is set from the full faces, which are fetched only then.
//   npm run build:fonts
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const FOLDER = path.join(root, 'src/ui/styles/fonts')

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('')

/** Words, numbers and signs of the catalogue. */
export const SANS_LETTERS = `${range(0x20, 0x7e)}\u00a0‘’“”–—…·×−±›‹°½`
/** Names on the map and titles, roman and italic. */
export const SERIF_LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}0123456789 .,:;!?'"()/&%+-‘’“”–—…·−`

const SERIF = '@fontsource/old-standard-tt/files/old-standard-tt-latin'
/** @typedef {{ file: string, from: string, letters: string, variationAxes?: Record<string, { min: number, max: number }> }} Face */

/** @type {readonly Face[]} */
export const FACES = [
  { file: 'serif-regular.woff2', from: `${SERIF}-400-normal.woff2`, letters: SERIF_LETTERS },
  { file: 'serif-italic.woff2', from: `${SERIF}-400-italic.woff2`, letters: SERIF_LETTERS },
  { file: 'serif-bold.woff2', from: `${SERIF}-700-normal.woff2`, letters: SERIF_LETTERS },
  {
    file: 'sans.woff2',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    letters: SANS_LETTERS,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/** The face as it is committed. @param {Face} face */
export const committed = ({ file }) => readFileSync(path.join(FOLDER, file))

/** The face cut anew: the same bytes every time. @param {Face} face */
export const cut = ({ from, letters, variationAxes }) =>
  subset(readFileSync(path.join(root, 'node_modules', from)), letters, {
    targetFormat: 'woff2',
    ...(variationAxes ? { variationAxes } : {}),
  })

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const face of FACES) {
    const bytes = await cut(face)
    writeFileSync(path.join(FOLDER, face.file), bytes)
    console.log(`${face.file}: ${bytes.length} bytes`)
  }
}
