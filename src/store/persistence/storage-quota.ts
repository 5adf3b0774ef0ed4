/** Whether storage is persistent, and how much of it is used. */
import { create } from 'zustand'
import { addGameEffect } from '../effects.ts'

export type StorageQuota = {
  /** The browser deletes nothing by itself; null: unknown. */
  lasting: boolean | null
  /** In bytes; null: unknown. */
  used: number | null
  most: number | null
}

export const useStorageQuota = create<StorageQuota>()(() => ({ lasting: null, used: null, most: null }))

/** Reads the state without a permission prompt. */
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

/** Asks the browser not to clear the storage when space runs short. */
async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false
  } catch {
    return false
  }
}

/** After the first round, because some browsers prompt the player. */
export function startPersistentStorage(): () => void {
  const stop = addGameEffect('storage-quota', ({ game, opening, autosave }) => {
    if (!game || !opening || autosave.state !== 'saved' || game.flow.round <= opening.flow.round) return
    stop()
    void askToPersist().then((lasting) => useStorageQuota.setState({ lasting }))
  })
  return stop
}
