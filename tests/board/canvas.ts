/** What a page without a canvas lacks of one, for tests that mount the board. */
import { vi } from 'vitest'

export function stubPaths(): void {
  class Path {
    addPath() {}
    moveTo() {}
    lineTo() {}
    closePath() {}
    rect() {}
    arc() {}
    ellipse() {}
    quadraticCurveTo() {}
    bezierCurveTo() {}
  }
  vi.stubGlobal('Path2D', Path)
  vi.stubGlobal(
    'DOMMatrix',
    class {
      scale() {
        return this
      }
    },
  )
}

/** A map of 920 × 600 on a page that wants no motion and has its letters. */
export function stubPage(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]), check: () => false }, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 920, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 600, configurable: true })
}
