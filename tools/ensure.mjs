// Runs before the npm scripts: checks Node, installs the locked dependencies when they are not there, and with
// --browser a browser too. It has no dependencies of its own, because it runs before there are any.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { plainly } from './serving.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const at = (file) => path.join(root, file)
const stampFile = at('node_modules/.setup-stamp')

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const have = process.versions.node.split('.').map(Number)
  const fits = engines.node.split('||').some((range) => {
    const [, sign, digits] =
      /^\s*(\^|>=)([\d.]+)\s*$/.exec(range) ?? stop(`package.json: cannot read engines.node "${engines.node}".`)
    const want = digits.split('.').map(Number)
    const place = want.findIndex((n, i) => n !== have[i])
    const notOlder = place === -1 || have[place] > want[place]
    return notOlder && (sign === '>=' || have[0] === want[0])
  })
  if (!fits)
    stop(`Contested 1914 needs Node.js ${engines.node}; this is ${process.versions.node}. Install a newer one from nodejs.org.`)
}

/** Names the installation that belongs to this lock file on this kind of machine. */
function stamp() {
  const lock = readFileSync(at('package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

const readIf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** npm's own note of what it installed last; it saves a second installation after a plain `npm ci` or `npm install`. */
function npmInstalledThis() {
  const note = readIf(at('node_modules/.package-lock.json'))
  if (!note || existsSync(stampFile)) return false
  const have = JSON.parse(note).packages
  const want = Object.entries(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages)
  // Optional entries are the builds for other machines, and what only those need.
  const forThisMachine = ({ os, cpu, libc }) => !libc && os?.includes(process.platform) && cpu?.includes(process.arch)
  return want.every(
    ([where, entry]) =>
      where === '' || have[where]?.version === entry.version || (entry.optional && !have[where] && !forThisMachine(entry)),
  )
}

function npm(args) {
  const cli = process.env.npm_execpath
  const own = cli && /npm-cli\.c?js$/.test(cli)
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  if (own) return spawnSync(process.execPath, [cli, ...args], options).status
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status
}

function ensureDependencies() {
  const wanted = stamp()
  if (readIf(stampFile) === wanted) return
  if (!npmInstalledThis()) {
    console.log('Installing the locked dependencies …')
    // --include=dev: with NODE_ENV=production npm would leave out the build tools.
    if (npm(['ci', '--include=dev', '--no-audit', '--no-fund']) !== 0)
      stop('npm ci failed: see the lines above. Nothing was started.')
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

checkNode()
try {
  ensureDependencies()
} catch (error) {
  stop(plainly(error) ?? error.stack)
}
if (process.argv.includes('--browser')) {
  const { ensureBrowserForTests } = await import('./browser.mjs')
  try {
    ensureBrowserForTests()
  } catch (error) {
    stop(error.message)
  }
}
