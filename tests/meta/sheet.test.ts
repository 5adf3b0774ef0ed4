// The sheet of the start page stands in the built page: what it names is found from there, and it is fetched no second time.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { movedUp, withSheets } from '../../tools/site/sheet.ts'

const page = '<head><link rel="stylesheet" crossorigin href="./assets/start-1a2b.css"></head>'

describe('the sheet in the page', () => {
  it('stands where its link stood, which is switched off', () => {
    expect(withSheets(page, (file) => `/* ${file} */ p{color:red}\n`)).toBe(
      '<head><style>/* assets/start-1a2b.css */ p{color:red}</style>\n' +
        '    <link rel="stylesheet" href="./assets/start-1a2b.css" disabled></head>',
    )
  })

  it('names its faces from the page, and leaves whole addresses as they are', () => {
    const file = 'assets/start.css'
    expect(movedUp('a{src:url(./one.woff2)} b{src:url("../two.png")}', file)).toBe(
      'a{src:url(./assets/one.woff2)} b{src:url("./two.png")}',
    )
    for (const whole of ['url(#mark)', 'url(data:x)', 'url(/root.png)', 'url(https://a.b/c)'])
      expect(movedUp(whole, file)).toBe(whole)
  })

  it('edge: may not end the element it stands in, and is one', () => {
    expect(() => withSheets(page, () => 'p::after{content:"</style>"}')).toThrow(/would end/)
    expect(() => withSheets(page + page, () => '')).toThrow('2 sheets')
    expect(() => withSheets('<head></head>', () => '')).toThrow('0 sheets')
  })
})

describe('the faces', () => {
  const sheet = readFileSync('src/ui/styles/fonts.css', 'utf8')
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

  it('that the first picture is written in are asked for before any script', () => {
    const html = readFileSync('index.html', 'utf8')
    const asked = [...html.matchAll(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)"/g)]
    expect(asked.map(([, file]) => file)).toEqual(['/src/ui/styles/fonts/sans.woff2', '/src/ui/styles/fonts/serif-regular.woff2'])
  })

  it('have letters that stand in for them until they have come, as wide and as high, and for letters only', () => {
    const faces = sheet.split('@font-face').filter((face) => /Stand-in/.test(face))
    expect(faces).toHaveLength(5)
    for (const face of faces) {
      expect(face).toMatch(/src:\s*local\("/)
      for (const said of ['size-adjust', 'ascent-override', 'descent-override', 'unicode-range']) expect(face).toContain(said)
      expect(face).not.toContain('url(')
    }
    for (const kind of ['Sans', 'Serif']) {
      const line = new RegExp(
        `--${kind.toLowerCase()}:\\s+"Contested ${kind}"[^;]*"${kind} Stand-in",\\s+"${kind} Stand-in Android"`,
      )
      expect(tokens).toMatch(line)
    }
  })
})
