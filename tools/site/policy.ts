/**
 * The page's content security policy: nothing but its own files, no script or style in the page but those known by their
 * hash, no text that becomes markup (src/app/trusted.ts). Written into the built page, and sent with it by `npm start`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const PLACE = '<meta charset="UTF-8" />'
const META = 'http-equiv="Content-Security-Policy"'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What stands in the page itself between these tags. */
function written(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map((match) => match[1]!)
}

export function policyOf(html: string): string {
  const own = (tag: 'script' | 'style') => ["'self'", ...written(html, tag).map(hashOf)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own('script')}`,
    `style-src ${own('style')}`,
    ...['img', 'font', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

export function withPolicy(html: string): string {
  if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE}, after which its policy is written.`)
  return html.replace(PLACE, `${PLACE}\n    <meta ${META} content="${policyOf(html)}" />`)
}

/** What only a header can say, beside what the page says of itself. */
export function headersFor(html: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policyOf(html)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  }
}

export function policy(): Plugin {
  return {
    name: 'policy',
    transformIndexHtml: {
      order: 'post',
      // While the page is worked on, the server writes scripts and styles into it.
      handler: (html, { bundle }) => (bundle ? withPolicy(html) : html),
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      const html = readFileSync(path.resolve(root, build.outDir, 'index.html'), 'utf8')
      const headers = Object.entries(headersFor(html))
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
    },
  }
}
