// The page says why it does not start, in every browser, and never while its scripts are still on their way.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startCheckScript } from '../../tools/site/html.ts'

const HOST = 'example.org'
const script = startCheckScript()

/** A page that loads. `root`: what is in it; `lacks`: what the browser does not have. */
function page({ protocol = 'https:', lacks = [] as string[], modules = true } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const sentences: Record<string, { hidden: boolean }> = { 'too-old': { hidden: true }, 'not-reached': { hidden: true } }
  const there = { sentences: true, page: false }
  const listen = (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener)
  const has = <T>(name: string, value: T) => (lacks.includes(name) ? undefined : value)
  const window = {
    location: { protocol, host: HOST },
    Array: { prototype: { toSorted: has('toSorted', true) } },
    Object: { hasOwn: has('hasOwn', true) },
    structuredClone: has('structuredClone', true),
    Intl: has('Intl', { ListFormat: has('ListFormat', true), PluralRules: true }),
    DOMMatrix: has('DOMMatrix', true),
    addEventListener: listen,
    setTimeout: (run: () => void, time: number) => setTimeout(run, time),
    contested: undefined as object | undefined,
  }
  const document = {
    createElement: () => (modules ? { noModule: false } : {}),
    addEventListener: listen,
    getElementById: (id: string) => {
      if (id === 'root') return { firstChild: there.page ? {} : null }
      return there.sentences ? sentences[id] : null
    },
  }
  const run = () => new Function('window', 'document', script)(window, document)
  return {
    window,
    document,
    there,
    run,
    tell: (kind: string, event: object = {}) => listeners.get(kind)?.(event),
    said: () => Object.keys(sentences).filter((id) => !sentences[id]!.hidden),
  }
}
const parseError = { filename: `https://${HOST}/assets/start.js`, error: new SyntaxError('Unexpected token') }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is written for browsers that know no newer syntax', () => {
  const code = script.replace(/\/\*.*?\*\/|\/\/.*/g, '')
  expect(code).not.toMatch(/=>|\b(?:let|const|class|async|import)\b|`|\?\.|\?\?|\.\.\./)
})

describe('a browser that is too old', () => {
  it.each(['toSorted', 'hasOwn', 'structuredClone', 'Intl', 'ListFormat', 'DOMMatrix'])('has no %s', (feature) => {
    const { run, said } = page({ lacks: [feature] })
    run()
    expect(said()).toEqual(['too-old'])
  })

  it('has no modules', () => {
    const { run, said } = page({ modules: false })
    run()
    expect(said()).toEqual(['too-old'])
  })

  it('cannot read a script of the page: also said before the sentence is there', () => {
    const { run, said, tell, there } = page()
    there.sentences = false
    run()
    tell('error', parseError)
    expect(said()).toEqual([])
    there.sentences = true
    tell('DOMContentLoaded')
    expect(said()).toEqual(['too-old'])
  })

  it('cannot read a script that is loaded after the start page', () => {
    const { run, said, tell, there } = page()
    run()
    there.page = true
    tell('error', parseError)
    expect(said()).toEqual(['too-old'])
  })

  it('fails otherwise: said when the page has loaded and is not alive some seconds later', () => {
    const { run, said, tell } = page()
    run()
    tell('error', { filename: parseError.filename, error: new TypeError('x is not a function') })
    tell('load')
    vi.advanceTimersByTime(4000)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(said()).toEqual(['too-old'])
  })
})

describe('nothing is said', () => {
  it('of a page that starts', () => {
    const { run, said, tell, there } = page()
    run()
    there.page = true
    tell('load')
    vi.advanceTimersByTime(60_000)
    expect(said()).toEqual([])
  })

  it('while the scripts are on their way, however slow the network', () => {
    const { run, said } = page()
    run()
    vi.advanceTimersByTime(600_000)
    expect(said()).toEqual([])
  })

  it.each([
    ['of an extension', { ...parseError, filename: 'chrome-extension://abc/content.js' }],
    ['of another kind', { ...parseError, error: new TypeError('no function') }],
  ])('of an error %s', (_, event) => {
    const { run, said, tell } = page()
    run()
    tell('error', event)
    expect(said()).toEqual([])
  })

  it('of faulty data once all scripts have run', () => {
    const { run, said, tell, window } = page()
    run()
    window.contested = {}
    tell('error', parseError)
    expect(said()).toEqual([])
  })

  it('of a page that was opened as a file', () => {
    const { run, said, tell } = page({ protocol: 'file:', lacks: ['hasOwn'] })
    run()
    tell('load')
    vi.advanceTimersByTime(60_000)
    expect(said()).toEqual([])
  })
})

it('a script that could not be fetched is no fault of the browser', () => {
  const { run, said, tell } = page()
  run()
  tell('error', { target: { tagName: 'SCRIPT' } })
  tell('load')
  vi.advanceTimersByTime(6000)
  expect(said()).toEqual(['not-reached'])
})
