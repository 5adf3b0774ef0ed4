/**
 * One turn, a battle and a reload in the other engines: npm run test:engines. Tried where they are installed; a line says where not.
 * The built page is served as `npm start` serves it, policy and all.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { FIREFOX } from './engines/firefox.ts'
import type { Engine, Seat } from './engines/seat.ts'
import { playTurn } from './engines/turn.ts'
import { WEBKIT } from './engines/webkit.ts'

if (!existsSync('dist/index.html')) throw new Error('There is no built page: npm run build')

/** After so long (ms) a browser, or the server, that has not come will not come. */
const PATIENCE = 60_000
/** No turn takes so long (ms). Whatever hangs then is left behind, so that nothing after it waits for ever. */
const WHOLE_TRIAL = 8 * PATIENCE

const server = spawn(process.execPath, ['tools/play.mjs', '--no-build', '--no-open'], { stdio: ['ignore', 'pipe', 'inherit'] })
setTimeout(() => {
  console.error(`The other engines have not come to an end in ${WHOLE_TRIAL / 1000} seconds, and are given up.`)
  server.kill()
  process.exit(1)
}, WHOLE_TRIAL).unref()

/** Where the page is served. The line that says it is coloured wherever CI is set. */
const url = await new Promise<string>((resolve, reject) => {
  let said = ''
  server.stdout.on('data', (data: Buffer) => {
    said += stripVTControlCharacters(String(data))
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0]
    if (address) resolve(address)
  })
  setTimeout(() => reject(new Error(`the page is not served: ${said || 'the server says nothing'}`)), PATIENCE).unref()
})

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
