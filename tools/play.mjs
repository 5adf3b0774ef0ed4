// Builds the game and serves it on this machine. --no-build serves the last build as it is.
import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const port = Number(process.env.PORT) || 4173

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

if (!process.argv.includes('--no-build')) await build({ root, logLevel: 'warn' })
const server = await preview({ root, preview: { host: '127.0.0.1', port } })
server.printUrls()

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
