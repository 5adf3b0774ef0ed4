/** What the page says before any script runs comes from the catalogue too: `%app.page.asFile%` in index.html. */
import type { Plugin } from 'vite'
import app from '../../data/text/en/app.json' with { type: 'json' }

const WORDS: Readonly<Record<string, string>> = app

export function words(): Plugin {
  return {
    name: 'words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%app\.([\w.]+)%/g, (_, id: string) => {
          const said = WORDS[id]
          if (said === undefined) throw new Error(`index.html says app.${id}, which the catalogue has not.`)
          return said
        }),
    },
  }
}
