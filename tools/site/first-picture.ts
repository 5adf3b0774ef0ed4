/**
 * The first picture of the start page needs no script: the built page holds it as text, as React would draw it for somebody
 * who has no games yet, and React puts the living one in its place. Until then nothing of it can be pressed (`inert`).
 */
import { createServer, type Plugin } from 'vite'

const PLACE = '<div id="root"></div>'
const PAGE = '/src/ui/start/index.ts'

async function draw(root: string, configFile: string | false): Promise<string> {
  const server = await createServer({
    root,
    configFile,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const { StartPage } = await server.ssrLoadModule(PAGE)
    const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([import('react'), import('react-dom/server')])
    return renderToStaticMarkup(createElement(StartPage))
  } finally {
    await server.close()
  }
}

/** The policy of the page forbids styles at an element: each becomes a class of a sheet that is known by its hash. */
export function withoutStyles(picture: string): { picture: string; sheet: string } {
  const styles: string[] = []
  const classOf = (style: string) => `first-${styles.includes(style) ? styles.indexOf(style) : styles.push(style) - 1}`
  const named = picture.replace(/<[^<>]*\sstyle="[^"]*"[^<>]*>/g, (tag) => {
    const name = classOf(/\sstyle="([^"]*)"/.exec(tag)![1]!)
    const bare = tag.replace(/\sstyle="[^"]*"/, '')
    return /\sclass="/.test(bare) ? bare.replace(/(\sclass=")/, `$1${name} `) : bare.replace(/^<\w+/, `$& class="${name}"`)
  })
  return { picture: named, sheet: styles.map((style, at) => `.first-${at}{${style}}`).join('') }
}

/** Whoever comes back to a game is shown that, and nobody a page that no script will ever bring to life. */
const HIDDEN =
  'html[data-at="game"] #first-picture,html[data-at="file"] #first-picture,html[data-at="stopped"] #root{display:none}'

export function firstPicture(): Plugin {
  let root = ''
  let configFile: string | false = false
  return {
    name: 'first-picture',
    apply: (_, { command }) => command === 'build' && !process.env.VITEST,
    configResolved(config) {
      root = config.root
      configFile = config.configFile ?? false
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error(`The page has no ${PLACE} for its first picture.`)
      const { picture, sheet } = withoutStyles(await draw(root, configFile))
      return html
        .replace('</head>', () => `  <style>${HIDDEN}${sheet}</style>\n  </head>`)
        .replace(PLACE, () => `<div id="root">${picture.replace(/^<\w+/, '$& id="first-picture" inert')}</div>`)
    },
  }
}
