/** For each test of a file a device on which nothing is kept; its tabs are closed behind it. */
import { afterEach, beforeEach, vi } from 'vitest'
import { locks } from './locks.ts'
import { freshDatabase } from './storage.ts'

/** Where each tab puts what closes it. */
export function freshDevice(): (() => void)[] {
  const closing: (() => void)[] = []
  beforeEach(() => {
    freshDatabase()
    vi.stubGlobal('navigator', { locks: locks() })
  })
  afterEach(() => {
    for (const stop of closing.splice(0)) stop()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return closing
}
