// A stand-in for the odds worker that answers in the same task, for tests without threads.
import { forecast } from '../../src/odds/index.ts'
import type { OddsMessage, OddsReply } from '../../src/store/odds/worker.ts'

export class OddsThread {
  onmessage: ((event: { data: OddsReply }) => void) | null = null
  onerror: (() => void) | null = null

  postMessage({ id, state, ask }: OddsMessage): void {
    this.onmessage?.({ data: { id } })
    this.onmessage?.({ data: { id, forecast: forecast(state, ask) } })
  }

  terminate(): void {
    this.onmessage = null
  }
}
