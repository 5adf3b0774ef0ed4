import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Camera } from '../../src/board/types'
import { createCameraRig } from '../../src/board/viewport/camera-rig'
import { computeInsets } from '../../src/board/viewport/insets'
import { flightTime, isMotionReduced } from '../../src/store/settings/motion.ts'
import { changeSettings, MOTIONS, type Settings, SPEEDS, useSettings } from '../../src/store/settings/settings.ts'
import { applyTheme } from '../../src/store/settings/theme.ts'

let wished = false
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wished && query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  useSettings.setState(useSettings.getInitialState())
  wished = false
})

describe('motion', () => {
  it('is what was chosen, or what the system asks for', () => {
    const found = MOTIONS.flatMap((motion) =>
      [false, true].map((less) => {
        wished = less
        changeSettings({ motion })
        return isMotionReduced()
      }),
    )
    expect(found).toEqual([false, true, true, true, false, false])
  })

  it('the speed decides how long the map is under way, and never past 300 ms', () => {
    const times = SPEEDS.map((speed) => {
      changeSettings({ speed, motion: 'full' })
      return flightTime()
    })
    expect(times).toEqual([300, 200, 0])
    changeSettings({ speed: 'calm', motion: 'reduced' })
    expect(flightTime()).toBe(0)
  })
})

describe('the map', () => {
  /** How long it is under way: the last frame in which the camera has moved. */
  function flight(settings: Partial<Settings>): number {
    changeSettings(settings)
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const element = document.body.appendChild(document.createElement('div'))
    let moved = 0
    const began = performance.now()
    const at: Camera[] = []
    const rig = createCameraRig(element, {
      onMove: (camera) => {
        moved = performance.now() - began
        at.push(camera)
      },
      onSettle: () => {},
      onDrag: () => {},
      onStart: () => {},
      onUserMove: () => {},
    })
    rig.resize(computeInsets({ width: 900, height: 600 }, []))
    rig.moveTo({ x: -1500, y: -800, k: 1 }, 'jump')
    rig.moveTo({ x: -1900, y: -1000, k: 1 })
    vi.advanceTimersByTime(1000)
    expect(at.at(-1)).toMatchObject({ x: -1900, y: -1000 })
    rig.dispose()
    element.remove()
    vi.useRealTimers()
    return moved
  }

  it('flies longer when it is calm, and jumps when it is instant or when less motion is wanted', () => {
    const [calm, brisk] = [flight({ speed: 'calm', motion: 'full' }), flight({ speed: 'brisk', motion: 'full' })]
    expect(calm).toBeGreaterThanOrEqual(300)
    expect(calm).toBeLessThan(340)
    expect(brisk).toBeGreaterThanOrEqual(200)
    expect(brisk).toBeLessThan(240)
    expect(flight({ speed: 'instant', motion: 'full' })).toBe(0)
    expect(flight({ speed: 'calm', motion: 'reduced' })).toBe(0)
  })
})

describe('the sheets of the page', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const block = (selector: string) => tokens.split(`\n${selector} {`)[1]?.split('}')[0] ?? ''
  const beat = (text: string) => Number(/--beat: (\d+)ms/.exec(text)?.[1])

  it('are told of both', () => {
    const stop = applyTheme()
    changeSettings({ motion: 'full', speed: 'instant' })
    expect(document.documentElement.dataset).toMatchObject({ motion: 'full', speed: 'instant' })
    changeSettings({ motion: 'auto', speed: 'calm' })
    expect(document.documentElement.dataset).toMatchObject({ motion: 'auto', speed: 'calm' })
    stop()
  })

  it('let the throws of a battle follow each other slower, or all at once', () => {
    const usual = beat(tokens)
    expect(usual).toBeGreaterThan(0)
    expect(beat(block('[data-speed="calm"]'))).toBeGreaterThan(usual)
    expect(beat(block('[data-speed="instant"]'))).toBe(0)
  })

  it('let nothing move where less motion is wanted, here or by the system, unless all of it is wanted here', () => {
    const here = block(':root[data-motion="reduced"]')
    for (const name of ['quick', 'slow', 'beat']) expect(here).toContain(`--${name}: 0ms;`)
    expect(tokens).toMatch(/@media \(prefers-reduced-motion: reduce\) \{\s*:root:not\(\[data-motion="full"\]\) \{/)
  })
})
