/**
 * The built page asks for what stands behind its start page by scripts of their own: they are fetched beside the first, which does
 * not wait for them, and they are there once the page has loaded. First what every game needs, then the other rulesets.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite'

const BEHIND = ['src/app/behind.ts', 'src/store/other-rulesets.ts']

export function second(): Plugin {
  return {
    name: 'second',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        return BEHIND.flatMap((file): HtmlTagDescriptor[] => {
          const chunk = Object.values(bundle).find(
            (each) => each.type === 'chunk' && each.moduleIds.some((id) => id.endsWith(file)),
          )
          if (chunk?.type !== 'chunk') throw new Error(`The build has no piece of its own for ${file}.`)
          const script = { type: 'module', src: `./${chunk.fileName}`, fetchpriority: 'low' }
          return [{ tag: 'script', attrs: script, injectTo: 'body' }]
        })
      },
    },
  }
}
