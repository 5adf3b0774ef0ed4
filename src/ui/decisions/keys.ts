import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Chord } from '../../store/chord.ts'
import { type Command, useCommands } from '../../store/commands.ts'
import type { KeyId } from '../../store/keys.ts'

/** What each key does while this is on the screen, by its row in the table of keys. */
export type Keys = Readonly<Partial<Record<KeyId, (pressed: Chord) => void>>>

/** Keys for what is open. What they do may change with every drawing; the keys themselves do not. */
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

/** Dice are not to be thrown by a key that was still held down for what stood there before. */
const ARMED_AFTER = 250

export function useArmed(of: unknown): () => boolean {
  const since = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new matter starts the clock again
  useEffect(() => {
    since.current = performance.now()
  }, [of])
  return () => performance.now() - since.current >= ARMED_AFTER
}
