/** Puts the script that says why the page does not start into the page itself, so that it needs nothing that could be missing. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const PLACE = '<script id="start-check"></script>'

/** As it stands in the page. */
export const startCheckScript = (): string => readFileSync(new URL('start-check.js', import.meta.url), 'utf8')

export function startCheck(): Plugin {
  return {
    name: 'start-check',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}.`)
        return html.replace(PLACE, () => PLACE.replace('><', `>\n${startCheckScript()}<`))
      },
    },
  }
}
