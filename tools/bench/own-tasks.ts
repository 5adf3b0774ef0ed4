/** What the main thread of a page has to do by itself, whatever else the machine does: its tasks by the processor's time. */
import type { Page } from '@playwright/test'

type Traced = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** `spent`: all tasks, `longest`: the longest (ms of processor). `missed`: frames of 60 a second that its tasks leave no room for. */
export type OwnTasks = { spent: number; longest: number; missed: number }

const FRAME = 1000 / 60

/** Looks at a page while something goes on in it. */
export async function ownTasks(page: Page, meanwhile: () => Promise<void>): Promise<OwnTasks> {
  const session = await page.context().newCDPSession(page)
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel'] } })
  await meanwhile()
  const over = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await over
  await session.detach()
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const ofPage = ({ name, ph, pid, tid }: Traced) =>
    ph === 'X' && pid === main?.pid && tid === main.tid && name.endsWith('RunTask')
  let end = 0
  const own: OwnTasks = { spent: 0, longest: 0, missed: 0 }
  for (const { ts, dur = 0, tdur = 0 } of events.filter(ofPage).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    // A task within another is a part of it.
    if (ts < end) continue
    end = ts + dur
    own.spent += tdur / 1000
    own.longest = Math.max(own.longest, tdur / 1000)
    own.missed += Math.floor(tdur / 1000 / FRAME)
  }
  if (end === 0) throw new Error('no task of the page was seen')
  return own
}
