import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const DIST = path.resolve(process.env.OUT_DIR ?? 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** A static host: the built page in a folder below its root. */
export async function staticHost(folder: string) {
  let version = ''
  let down = false
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    asked.push(pathname)
    const within = pathname.startsWith(folder) ? pathname.slice(folder.length) || 'index.html' : null
    const file = within === null ? null : path.join(DIST, within)
    if (down) return void request.socket.destroy()
    if (!file?.startsWith(DIST) || !existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    if (within === 'worker.js') return void response.end(readFileSync(file, 'utf8') + version)
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`,
    asked,
    /** Stops answering. */
    cut(): void {
      down = true
    },
    mend(): void {
      down = false
    },
    /** From now on another version is there: its worker differs. */
    release(name: string): void {
      version = `\n// ${name}`
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  }
}
