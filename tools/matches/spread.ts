// The same work in several processes: each plays every so manieth game and tells what came of it, a line each.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'

/** `jobs`: number of processes. `job`: index of this one, undefined for the parent. `options`: arguments of a child. */
export type Spread = { jobs: number; job?: number; seconds: number; options: Record<string, string | undefined> }

/** What marks a line that tells of a game. */
const MARK = '\u0001'

/** Plays this many games in order, fewer if time runs out. */
export async function spread<T>(many: number, play: (n: number) => T, { jobs, job, seconds, options }: Spread): Promise<T[]> {
  if (jobs > 1 && job === undefined) {
    const told = await Promise.all(Array.from({ length: jobs }, (_, k) => child<T>({ ...options, job: String(k) })))
    return told
      .flat()
      .sort((a, b) => a.n - b.n)
      .map(({ result }) => result)
  }
  const began = performance.now()
  const results: T[] = []
  for (let n = job ?? 0; n < many && (performance.now() - began) / 1000 < seconds; n += jobs) {
    const result = play(n)
    results.push(result)
    if (job !== undefined) console.log(MARK + JSON.stringify({ n, result }))
  }
  return results
}

/** Starts the same tool with these options. Collects its results and forwards its other output. */
async function child<T>(options: Record<string, string | undefined>): Promise<{ n: number; result: T }[]> {
  const args = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  const run = spawn(process.execPath, [process.argv[1] ?? '', 'tools/matches.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => run.on('close', done))
  const told: { n: number; result: T }[] = []
  for await (const line of createInterface({ input: run.stdout })) {
    if (line.startsWith(MARK)) told.push(JSON.parse(line.slice(MARK.length)))
    else console.log(line)
  }
  const code = await ended
  if (code !== 0) throw new Error(`a process of the series ended with ${code}`)
  return told
}
