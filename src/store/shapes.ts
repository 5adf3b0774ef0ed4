/**
 * The board's shapes are a file beside the code that draws them, and that code waits for it (tools/site/map-data.ts). A browser
 * never tries a module again that has failed once: so it is asked for here, where it can fail and be asked for again.
 */
import { lazy } from '../memoize.ts'
import { shapesFile } from './shapes-file.ts'

type Shapes = Readonly<Record<string, unknown>>

/** A file of JSON: `come` waits until it is there, however often it was asked for in vain. */
export function awaited(address: string | null): { come: Promise<Shapes>; ask: () => Promise<void> } {
  let arrive: (all: Shapes) => void = () => undefined
  const come = new Promise<Shapes>((resolve) => {
    arrive = resolve
  })
  const asked = lazy(async () => {
    if (address === null) return
    try {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      arrive(await answer.json())
    } catch (error) {
      asked.reset()
      throw error
    }
  })
  return { come, ask: asked }
}

const { come, ask } = awaited(shapesFile)

/** For the code that draws, as it is built. */
export const shapes = come

/** Code that draws the board, with its shapes; fails as soon as either of them does. */
export const withShapes = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), ask()]))[0]
