/**
 * Has V8 compile all of a script when it comes, beside the main thread, and not each function on it where it is first called: that
 * is a tenth of the first of anything, and four fifths of the first odds (`npm run bench screens`). Everywhere else it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
import type { Plugin } from 'vite'

/** Nothing may stand before it in its file. */
export const AT_ONCE = '//# allFunctionsCalledOnLoad\n'

export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    generateBundle: {
      // After Vite has written its own before what is fetched later.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = AT_ONCE + file.code
      },
    },
  }
}
