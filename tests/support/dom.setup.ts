import './awaited.ts'
import './words.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { playWithOneHand } from './one-hand.ts'

beforeEach(playWithOneHand)
afterEach(cleanup)
// Menus, dialogs and panels are fetched when they are first shown, and a busy machine takes longer than a second for that.
configure({ asyncUtilTimeout: 20_000 })

// happy-dom has no 2D context, and Konva asks for one as soon as a stage is made. This one answers everything and
// draws nothing: what a canvas shows is looked at in tests/e2e.
const answers: Record<string, (...args: number[]) => unknown> = {
  measureText: () => ({ width: 0, actualBoundingBoxAscent: 0, actualBoundingBoxDescent: 0 }),
  getImageData: (_x = 0, _y = 0, width = 1, height = 1) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }),
  createLinearGradient: () => ({ addColorStop() {} }),
  createRadialGradient: () => ({ addColorStop() {} }),
  createPattern: () => ({}),
}

function contextOf(canvas: HTMLCanvasElement) {
  const own: Record<PropertyKey, unknown> = { canvas }
  return new Proxy(own, {
    get: (target, name) => (name in target ? target[name] : (answers[String(name)] ?? (() => undefined))),
    set: (target, name, value) => {
      target[name] = value
      return true
    },
  })
}

HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
  return contextOf(this)
} as unknown as HTMLCanvasElement['getContext']

// It lays nothing out either: whatever is watched is in sight.
globalThis.IntersectionObserver = class {
  readonly #told: (entries: { isIntersecting: boolean }[]) => void
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    this.#told = told
  }
  observe() {
    queueMicrotask(() => this.#told([{ isIntersecting: true }]))
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver
