/** Part of the build: the service worker with its list of files, and what a browser must know to install the page. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import palette from '../../data/palette.json' with { type: 'json' }
import words from '../../data/text/en/app.json' with { type: 'json' }

const WORKER = 'worker.js'
/** What is not of the page itself, or says of itself whether it is new. */
const NOT_KEPT = new Set([WORKER])
/** Names that change with what is in the file: nothing more is needed to tell two versions apart. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/

const { paper, bar } = palette.theme.light

const manifest = {
  name: words.product,
  short_name: words.product,
  description: words['start.motto'],
  lang: 'en',
  // Wherever the page lies: all of it is named from here.
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: bar,
  background_color: paper,
  icons: [
    { src: './favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: './icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: './icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: './icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

type PageFile = { readonly url: string; readonly revision: string | null }

/** Every file of a built page, by the address it has beside the worker. */
export function pageFiles(folder: string): PageFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((url) => !NOT_KEPT.has(url) && !url.split('/').some((part) => part.startsWith('.')))
    .sort()
    .map((url) => {
      const revision = HASHED.test(url)
        ? null
        : createHash('sha256')
            .update(readFileSync(path.join(folder, url)))
            .digest('hex')
            .slice(0, 16)
      return { url, revision }
    })
}

async function workerCode(root: string, files: readonly PageFile[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { PAGE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => WORKER },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The service worker was not built.')
  return first.output[0].code
}

export function offline(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = path.resolve(config.root, config.build.outDir)
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest, null, 1) })
    },
    transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' }],
    // Last of all, when everything that is to be kept lies there.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        writeFileSync(path.join(folder, WORKER), await workerCode(root, pageFiles(folder)))
      },
    },
  }
}
