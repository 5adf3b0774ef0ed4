/**
 * The built page asks for what stands behind its start page by a script of its own: it is fetched beside the first, which does not
 * wait for it, and it is there once the page has loaded.
 */
import type { Plugin } from 'vite'

const BEHIND = 'src/app/behind.ts'

export function second(): Plugin {
  return {
    name: 'second',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(BEHIND))
        if (!chunk) throw new Error(`The build has no piece of its own for ${BEHIND}.`)
        return [{ tag: 'script', attrs: { type: 'module', src: `./${chunk.fileName}`, fetchpriority: 'low' }, injectTo: 'body' }]
      },
    },
  }
}
