/** Part of the build: the licences of all that is shipped, on a page of their own beside the table. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import app from '../../data/text/en/app.json' with { type: 'json' }

const FILE = 'licences.html'
/** Put to use when the page is built, and part of it: its coasts (NOTICE.md), and what its service worker is made of. */
const ALSO_SHIPPED = ['world-atlas', 'workbox-precaching', 'workbox-core', 'workbox-routing', 'workbox-strategies']

type Locked = Readonly<
  Record<string, { version?: string; license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }>
>
type Packed = { readonly name: string; readonly licence: string; readonly text: string }

const LICENCE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i

/** What lies in a package as its licence; several of them one after another. */
function textIn(folder: string): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder).filter((name) => LICENCE.test(name))
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n')
}

/** Every package the page may contain: what it depends on and what that brings, as the lock file has it. */
export function shipped(root: string): Packed[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Locked }
  return Object.entries(packages).flatMap(([where, { version, license = '', dev, optional, devOptional }]) => {
    const name = where.replace(/^.*node_modules\//, '')
    const goesOut = ALSO_SHIPPED.includes(name) || !(dev || optional || devOptional)
    if (where === '' || !goesOut) return []
    return [{ name: `${name} ${version}`, licence: license, text: textIn(path.join(root, where)) }]
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Our own licence and notices first; then each text once, under the names of all that have it. */
export function licencePage(root: string): string {
  const own = ['LICENSE', 'NOTICE.md'].map((name) => readFileSync(path.join(root, name), 'utf8').trim())
  const byText = new Map<string, string[]>()
  for (const { name, licence, text } of shipped(root)) {
    const said = text || licence
    byText.set(said, [...(byText.get(said) ?? []), name])
  }
  const parts = [...byText].map(([text, names]) => `${names.join(', ')}\n\n${text}`)
  const body = [...own, ...parts].map((text) => `<pre>${escaped(text)}</pre>`).join('\n<hr>\n')
  const title = `${app.product}: ${app['start.licences']}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<p><a href="./">${app.product}</a></p>
<h1>${title}</h1>
${body}
</body>
</html>
`
}

export function licences(): Plugin {
  let root = ''
  return {
    name: 'licences',
    configResolved(config) {
      root = config.root
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: licencePage(root) })
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/html')
        response.end(licencePage(root))
      })
    },
  }
}
