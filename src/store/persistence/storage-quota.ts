/** Whether the browser keeps the games for good, and how much room they take. */
import { create } from 'zustand'
import { addGameEffect } from '../effects.ts'

export type StorageQuota = {
  /** The browser deletes nothing of its own accord; null: it does not say. */
  lasting: boolean | null
  /** Bytes; null: it does not say. */
  used: number | null
  most: number | null
}

export const useStorageQuota = create<StorageQuota>()(() => ({ lasting: null, used: null, most: null }))

/** What the browser says without being asked for anything. */
export async function measureStorage(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined
  try {
    const lasting = (await storage?.persisted?.()) ?? null
    const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {}
    useStorageQuota.setState({ lasting, used: usage, most: quota })
  } catch {
    useStorageQuota.setState({ lasting: null, used: null, most: null })
  }
}

/** Asks the browser not to clear this away when space runs short. It may say no; nothing depends on it. */
async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false
  } catch {
    return false
  }
}

/** Some browsers ask the player: not before there is something to lose, which is after a round. */
export function startPersistentStorage(): () => void {
  const stop = addGameEffect('storage-quota', ({ game, opening, autosave }) => {
    if (!game || !opening || autosave.state !== 'saved' || game.flow.round <= opening.flow.round) return
    stop()
    void askToPersist().then((lasting) => useStorageQuota.setState({ lasting }))
  })
  return stop
}
