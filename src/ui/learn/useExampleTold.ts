import { useEffect, useState } from 'react'
import type { Example } from '../../content/examples.ts'
import type { ExampleTold } from './example-told.ts'

type Kept = { readonly example: Example; readonly told: ExampleTold | null }

/** The example in words; null until it has been played. Needs the log texts, which load later. */
export function useExampleTold(rule: string, example: Example | null): ExampleTold | null {
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let current = true
    if (example)
      import('./example-told.ts').then(
        ({ exampleTold }) => current && setKept({ example, told: exampleTold(rule, example) }),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [rule, example])
  return kept?.example === example ? kept.told : null
}
