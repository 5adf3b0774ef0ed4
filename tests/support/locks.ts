/** Web Locks as far as the table needs them; Node has none of its own. */
type Work = (lock: object | null) => Promise<void> | undefined
type Options = { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal }
type Waiting = { begin: () => void; signal: AbortSignal | undefined }

export function locks() {
  const held = new Map<string, (error: Error) => void>()
  const queues = new Map<string, Waiting[]>()
  const next = (name: string) => {
    const first = queues.get(name)?.shift()
    if (first?.signal?.aborted) return next(name)
    first?.begin()
  }
  const hold = (name: string, work: Work) =>
    new Promise<void>((done, lost) => {
      held.set(name, lost)
      void work({})?.then(() => {
        if (held.get(name) === lost) {
          held.delete(name)
          next(name)
        }
        done()
      })
    })
  return {
    request(name: string, { ifAvailable, steal, signal }: Options, work: Work): Promise<void> {
      if (!held.has(name)) return hold(name, work)
      if (steal) {
        held.get(name)?.(new DOMException('stolen', 'AbortError'))
        return hold(name, work)
      }
      if (ifAvailable) return Promise.resolve(work(null))
      return new Promise<void>((done, lost) => {
        signal?.addEventListener('abort', () => lost(signal.reason))
        queues.set(name, [...(queues.get(name) ?? []), { signal, begin: () => hold(name, work).then(done, lost) }])
      })
    },
  }
}
