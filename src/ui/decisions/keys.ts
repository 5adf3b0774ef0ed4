import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Chord } from '../../store/settings/chord.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import type { KeyId } from '../../store/settings/keys.ts'

/** Handlers by row of the key table. */
export type Keys = Readonly<Partial<Record<KeyId, (pressed: Chord) => void>>>

/** Registers keys while mounted. The handlers may change between renders; the keys may not. */
export function useKeys(area: string, keys: Keys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  const names = Object.keys(keys).join()
  const commands = useMemo<Command[]>(
    () =>
      (names.split(',') as KeyId[]).map((key) => ({
        id: `${area}.${key}`,
        key,
        priority: 5,
        run: (pressed) => latest.current[key]?.(pressed),
      })),
    [area, names],
  )
  useCommands(commands)
}

/** Ignores a key that was held since before this card. */
const ARMED_AFTER = 250

export function useArmed(of: unknown): () => boolean {
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new matter starts the clock again
  useEffect(() => {
    since.current = performance.now()
  }, [of])
  return () => performance.now() - since.current >= ARMED_AFTER
}
