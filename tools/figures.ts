// The figures by which the layout of the code is judged, measured anew: npm run figures [-- --json] [-- --list <figure> …]
//   --list circles refused   also prints every place that these figures count; --list alone: of all
import process from 'node:process'
import { measure } from './figures/measure.ts'

const args = process.argv.slice(2)
const list = args.indexOf('--list')
const wanted = list < 0 ? [] : args.slice(list + 1).filter((arg) => !arg.startsWith('--'))
const listed = (id: string): boolean => list >= 0 && (wanted.length === 0 || wanted.includes(id))

const { figures, files } = measure()
const strange = wanted.filter((id) => !figures.some((figure) => figure.id === id))
if (strange.length > 0) {
  console.error(`no figure ${strange.join(', ')}; there are: ${figures.map(({ id }) => id).join(' ')}`)
  process.exit(2)
}
if (args.includes('--json'))
  console.log(
    JSON.stringify({ files, figures: Object.fromEntries(figures.map(({ id, value, of }) => [id, { value, of }])) }, null, 2),
  )
else {
  console.log(`${files.src} files of src, ${files.tests} of tests`)
  for (const { id, what, value, of, list } of figures) {
    console.log(`${`${value}${of === undefined ? '' : ` of ${of}`}`.padStart(13)}  ${what.padEnd(68)} ${id}`)
    if (listed(id)) for (const line of list) console.log(`               ${line}`)
  }
}
