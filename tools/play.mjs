// Builds the game and serves it on this machine. --no-build serves the last build as it is.
import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { otherAddress, plainly, portFrom } from './serving.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Ends with one sentence instead of a stack, where one says it. */
async function orSay(work) {
  try {
    return await work()
  } catch (error) {
    console.error(`\n${plainly(error) ?? error.stack}\n`)
    process.exit(1)
  }
}

/** A sentence of our own needs no stack. */
function port() {
  try {
    return portFrom(process.env.PORT)
  } catch (error) {
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

function openInBrowser(url) {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  // The address stands in the terminal: where there is no desktop, nothing opens and nothing is said.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

const asked = port()
const server = await orSay(async () => {
  if (!process.argv.includes('--no-build')) await build({ root, logLevel: 'warn' })
  return preview({ root, preview: { host: '127.0.0.1', port: asked } })
})
server.printUrls()
const got = server.httpServer.address()
const elsewhere = typeof got === 'object' && got ? otherAddress(got.port) : null
if (elsewhere) console.log(`\n${elsewhere}\n`)

const url = server.resolvedUrls?.local[0]
if (url && process.stdout.isTTY && !process.env.CI && !process.argv.includes('--no-open')) openInBrowser(url)

const stop = () => {
  void server.close().finally(() => process.exit(0))
  setTimeout(() => process.exit(0), 1000).unref()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// npm hands SIGTERM to a shell that dies without telling us: notice that the parent has changed.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) stop()
}, 500).unref()
