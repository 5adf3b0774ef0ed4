/**
 * The sheet of the start page stands in the built page itself: its first picture then needs one file and waits for no other. The
 * link to it stays, switched off, so that nobody fetches it: parts that come later see by it that it is there (Vite looks for the
 * links of the sheets they need).
 */
import path from 'node:path/posix'
import type { Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]*\shref="(\.\/[^"]+\.css)"[^>]*>/g

/** A sheet as it reads in a page beside whose folders it lies: its addresses are relative to itself. */
export const movedUp = (sheet: string, file: string): string =>
  sheet.replace(/url\(\s*(['"]?)(?!\w+:|\/|#)([^'")]+)\1\s*\)/g, (_, quote: string, to: string) => {
    return `url(${quote}./${path.join(path.dirname(file), to)}${quote})`
  })

/** The page with its sheets in it; `read`: what lies in a file of the build. */
export function withSheets(html: string, read: (file: string) => string): string {
  let found = 0
  const page = html.replace(LINK, (_, href: string) => {
    const file = path.normalize(href)
    const sheet = movedUp(read(file), file).trim()
    if (/<\/style/i.test(sheet)) throw new Error(`${file} would end the element it stands in.`)
    found++
    return `<style>${sheet}</style>\n    <link rel="stylesheet" href="${href}" disabled>`
  })
  if (found !== 1) throw new Error(`The page begins with ${found} sheets, and was to begin with one.`)
  return page
}

export function sheet(): Plugin {
  return {
    name: 'sheet',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        withSheets(html, (file) => {
          const asset = bundle[file]
          if (asset?.type !== 'asset') throw new Error(`The build has no sheet ${file}.`)
          return String(asset.source)
        }),
    },
  }
}
