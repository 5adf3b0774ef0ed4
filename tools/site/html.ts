/** Fills in index.html: the texts of the page before any script runs (`%app.page.asFile%`), and the inlined check that it starts. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import app from '../../data/text/en/app.json' with { type: 'json' }

const PLACE = '<script id="start-check"></script>'
const WORDS: Readonly<Record<string, string>> = app

/** Inlined, so that it also runs where scripts cannot be fetched. */
export const startCheckScript = (): string => readFileSync(new URL('start-check.js', import.meta.url), 'utf8')

const withWords = (html: string): string =>
  html.replace(/%app\.([\w.]+)%/g, (_, id: string) => {
    const words = WORDS[id]
    if (words === undefined) throw new Error(`index.html names app.${id}, which data/text/en/app.json does not have.`)
    return words
  })

function withStartCheck(html: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`)
  return html.replace(PLACE, () => PLACE.replace('><', `>\n${startCheckScript()}<`))
}

export function html(): Plugin {
  return {
    name: 'html',
    transformIndexHtml: { order: 'pre', handler: (page) => withStartCheck(withWords(page)) },
  }
}
