// Several scripts of package.json at the same time: node tools/abreast.mjs typecheck style build. Each keeps about one core
// busy, and none needs what another makes. What one of them says stands together, in the order in which they end; the first that fails
// ends the others.
import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const running = new Set()

function begin(script) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, shell: process.platform === 'win32' })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
  running.add(child)
  child.on('close', (code) => {
    running.delete(child)
    process.stdout.write(`\n> ${script}\n${Buffer.concat(said)}`)
    if (code === 0 || process.exitCode) return
    process.exitCode = code ?? 1
    for (const other of running) other.kill()
  })
}

for (const script of process.argv.slice(2)) begin(script)
