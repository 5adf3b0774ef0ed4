// What came while a test waited is drawn before it listens: React runs the effects of a frame in a later turn, and on a busy machine
// the timer that the library waits for may come first. This turn comes after React's own, which was asked for earlier.
// In a file of its own: setup files run again for every test file, and the wrapper must stand around the library's own once.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { configure, getConfig } from '@testing-library/react'

const { asyncWrapper } = getConfig()
configure({
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await nextTurn()
      return found
    }),
})
