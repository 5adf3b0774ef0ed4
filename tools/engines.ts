/**
 * One turn, a battle and a reload in the other engines: npm run test:engines. Tried where they are installed; a line says where not.
 * The built page is served as `npm start` serves it, policy and all.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { FIREFOX } from './engines/firefox.ts'
import type { Engine, Seat } from './engines/seat.ts'
import { playTurn } from './engines/turn.ts'
import { WEBKIT } from './engines/webkit.ts'

if (!existsSync('dist/index.html')) throw new Error('There is no built page: npm run build')
const server = spawn(process.execPath, ['tools/play.mjs', '--no-build', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
const url = await new Promise<string>((resolve) => {
  server.stdout.on('data', (data: Buffer) => {
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(data))?.[0]
    if (address) resolve(address)
  })
})

/** After so long (ms) a browser that has not come will not come. */
const PATIENCE = 60_000

/** Null: it does not start on this machine, which is said and is no fault of the page. */
async function started(engine: Engine): Promise<Seat | null> {
  const silent = wait(PATIENCE, null, { ref: false }).then(() => {
    throw new Error(`no word of it in ${PATIENCE / 1000} seconds`)
  })
  try {
    return await Promise.race([engine.seat(), silent])
  } catch (error) {
    console.log(`${engine.name}: not tried, it does not start here: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

/** What went wrong; null: all was well, and it was said what. */
async function tried(engine: Engine): Promise<string | null> {
  const seat = await started(engine)
  if (seat === null) return null
  try {
    console.log(`${seat.name}: ${(await playTurn(seat, url)).join('; ')}.`)
    return null
  } catch (error) {
    return `${seat.name}: ${error instanceof Error ? error.message : error}.`
  } finally {
    await seat.close()
  }
}

try {
  for (const engine of [FIREFOX, WEBKIT]) {
    if (engine.missing) {
      console.log(`${engine.name}: not tried, for want of ${engine.missing}.`)
      continue
    }
    const first = await tried(engine)
    if (first === null) continue
    console.log(`${first} Once more.`)
    const second = await tried(engine)
    if (second === null) continue
    console.log(second)
    process.exitCode = 1
  }
} finally {
  server.kill()
}
// A browser that did not start may have left something that keeps this process waiting.
process.exit()
