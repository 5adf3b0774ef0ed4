/**
 * In which order the built page asks for its scripts and runs them, so that a slow machine is never busy for long at a time. The
 * packages come first, after the faces of the first picture. What is of the page is fetched beside them, but lies with all that
 * follows in a `template`, which browsers leave alone: the packages put it to use as they have run (`src/app/second.ts`). So each is
 * run by itself, the start page has the line for its own, and the page has not loaded before what stands behind it is there: what
 * every game needs, then the other rulesets.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite'

const BEHIND = ['src/app/behind.ts', 'src/store/other-games.ts']
/** By what `src/app/second.ts` finds them. */
const SECOND = 'second'

const SCRIPT = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g

/** Behind the faces in the line; each is run as soon as it has come. They stand at the end, after all that they need of the page. */
const script = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', src, fetchpriority: 'low', async: true },
  injectTo: 'body',
})

/** The page without its scripts, and what stands at its end in their place; `behind`: files of what comes second. */
export function inOrder(html: string, behind: readonly string[]): { html: string; tags: HtmlTagDescriptor[] } {
  const first = [...html.matchAll(SCRIPT)].map(([, src]) => src!)
  // The last of them needs those before it, and is the page.
  const page = first.pop()
  if (!page || first.length === 0) throw new Error('The page begins with its packages and itself.')
  const children = [page, ...behind.map((file) => `./${file}`)].map(script)
  return {
    html: html.replace(SCRIPT, ''),
    tags: [
      { tag: 'template', attrs: { id: SECOND }, children, injectTo: 'body' },
      ...first.map(script),
      { tag: 'link', attrs: { rel: 'modulepreload', href: page, fetchpriority: 'low' }, injectTo: 'body' },
    ],
  }
}

export function second(): Plugin {
  return {
    name: 'second',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        inOrder(
          html,
          BEHIND.map((file) => {
            const chunk = Object.values(bundle).find(
              (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(file)),
            )
            if (chunk?.type !== 'chunk') throw new Error(`The build has no piece of its own for ${file}.`)
            return chunk.fileName
          }),
        ),
    },
  }
}
