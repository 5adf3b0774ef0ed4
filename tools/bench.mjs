// Runs tools/bench/*.bench.ts, each in a process of its own: npm run bench [-- <part of a name> …]
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folder = path.join(root, 'tools/bench')
const wanted = process.argv.slice(2)

const benches = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .sort()
if (benches.length === 0) console.log(`No file in tools/bench fits ${wanted.join(' ') || '*.bench.ts'}.`)

for (const file of benches) {
  console.log(`\n${file}`)
  const { status } = spawnSync(process.execPath, ['--expose-gc', 'tools/load.mjs', `tools/bench/${file}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exitCode = 1
}
