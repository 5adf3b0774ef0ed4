import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSettings, type Settings, TEXT_SIZES, THEMES, useSettings } from '../../src/store/settings/settings.ts'
import { applyTheme, themeNow, themeOf } from '../../src/store/settings/theme.ts'

const KEY = 'contested-1914:settings'
const head = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('index.html', 'utf8'))![1]!
const worn = () => document.documentElement.dataset.theme

const wants = new Set<string>()
const listeners = new Set<() => void>()
/** The system as it asks for things, with a list of queries parted by commas. */
const system = (...what: string[]) => {
  wants.clear()
  for (const want of what) wants.add(want)
  for (const tell of listeners) tell()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.split(', ').some((part) => wants.has(part))
    },
    addEventListener: (_: string, tell: () => void) => listeners.add(tell),
    removeEventListener: (_: string, tell: () => void) => listeners.delete(tell),
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  useSettings.setState({ theme: 'auto', textSize: 14 })
  delete document.documentElement.dataset.text
  system()
})

const SYSTEMS: string[][] = [
  [],
  ['(prefers-color-scheme: dark)'],
  ['(prefers-contrast: more)'],
  ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'],
  ['(forced-colors: active)'],
]

describe('the look of the table', () => {
  it('is what was chosen, or what the system asks for', () => {
    const found = SYSTEMS.map((asked) => {
      system(...asked)
      return themeOf('auto')
    })
    expect(found).toEqual(['light', 'dark', 'contrast', 'contrast', 'contrast'])
    for (const theme of ['light', 'dark', 'contrast'] as const) expect(themeOf(theme)).toBe(theme)
  })

  it('is worn by the page and changes with the setting and with the system', () => {
    const stop = applyTheme()
    expect(worn()).toBe('light')
    system('(prefers-color-scheme: dark)')
    expect(worn()).toBe('dark')
    changeSettings({ theme: 'contrast' })
    expect(worn()).toBe('contrast')
    system()
    expect(worn()).toBe('contrast')
    changeSettings({ theme: 'auto' })
    expect(worn()).toBe('light')
    stop()
    expect(listeners.size).toBe(0)
  })

  it('is the same before the program is there', () => {
    const stored = [null, '', '{', 'null', '7', '{"theme":"sepia"}', ...THEMES.map((theme) => JSON.stringify({ theme }))]
    for (const text of stored)
      for (const asked of SYSTEMS) {
        system(...asked)
        localStorage.clear()
        if (text !== null) localStorage.setItem(KEY, text)
        const chosen = THEMES.find((theme) => text?.includes(`"${theme}"`)) ?? 'auto'
        useSettings.setState({ theme: chosen as Settings['theme'] })
        new Function(head)()
        expect(worn(), `${text} ${asked}`).toBe(themeNow())
      }
  })
})

describe('the size of the text', () => {
  const size = () => Number(document.documentElement.dataset.text)
  /** The program as it starts in a window so wide. */
  const startsIn = async (width: number) => {
    vi.stubGlobal('innerWidth', width)
    vi.resetModules()
    return (await import('../../src/store/settings/settings.ts')).useSettings.getState().textSize
  }

  it('is worn by the page, kept on the device, and changes with the setting', () => {
    const stop = applyTheme()
    expect(size()).toBe(14)
    changeSettings({ textSize: 18 })
    expect(size()).toBe(18)
    expect(JSON.parse(localStorage.getItem(KEY)!).textSize).toBe(18)
    stop()
  })

  it('is larger at first in the window of a large screen, before the program is there too', async () => {
    for (const [width, first] of [
      [390, 14],
      [1920, 14],
      [2560, 16],
      [3840, 20],
    ] as const) {
      expect(await startsIn(width)).toBe(first)
      new Function(head)()
      expect(size()).toBe(first)
    }
  })

  it('is what was chosen, in whatever window', async () => {
    for (const chosen of TEXT_SIZES) {
      localStorage.setItem(KEY, JSON.stringify({ textSize: chosen }))
      expect(await startsIn(3840)).toBe(chosen)
      new Function(head)()
      expect(size()).toBe(chosen)
    }
    localStorage.setItem(KEY, JSON.stringify({ textSize: 200 }))
    expect(await startsIn(1280)).toBe(14)
    new Function(head)()
    expect(size()).toBe(14)
  })
})
