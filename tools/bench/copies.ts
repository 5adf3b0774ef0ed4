/**
 * Times in a page against one JSON copy of the position on its table, in the same page: machines differ, and the goals of odds and
 * players count with such a copy as about 0.1 ms.
 */
import type { Page } from '@playwright/test'
import { note } from './noted'

/** Milliseconds of a copy that goals count with. */
const THERE = 0.1

function timed(state: unknown): number {
  const times = Array.from({ length: 60 }, () => {
    const began = performance.now()
    for (let i = 0; i < 20; i++) JSON.parse(JSON.stringify(state))
    return (performance.now() - began) / 20
  })
  return times.sort((a, b) => a - b)[times.length >> 1]!
}

/** Milliseconds of one here: the median of many. `position`: what is copied, as the page calls it. */
export const copyIn = (page: Page, position = 'contested.state()'): Promise<number> =>
  page.evaluate<number>(`(${timed})(${position})`)

/** What a thing took (ms), and how many copies that is. */
export function noteWithCopies(what: string, goal: number, ms: number, copy: number): void {
  note(what, goal, ms)
  note(`${what}, in copies`, goal / THERE, ms / copy, 'copies')
}
