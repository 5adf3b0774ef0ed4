/**
 * One turn, a battle and a reload in the other engines: npm run test:engines. Tried where they are installed
 * or can be (Debian, as root); a line says where not.
 * The built page is served as `npm start` serves it, policy and all.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { installFromDebian } from './browser.mjs'
import { FIREFOX, FIREFOX_WITHOUT_COOKIES } from './engines/firefox.ts'
import type { Engine, Seat } from './engines/seat.ts'
import { playTurn } from './engines/turn.ts'
import { WEBKIT } from './engines/webkit.ts'

if (!existsSync('dist/index.html')) throw new Error('There is no built page: npm run build')

/** Timeout for a browser or the server (ms). */
const PATIENCE = 60_000
/** Timeout for the package mirror (ms). */
const INSTALLATION = 3 * PATIENCE
/** A turn takes a tenth of this (ms); longer means it hangs. */
const TURN = 2.5 * PATIENCE
const FAREWELL = 10_000
/** Whatever hangs after so long (ms) is left behind, so that nothing after it waits for ever. */
const WHOLE_TRIAL = 5 * TURN

const engines = [FIREFOX, FIREFOX_WITHOUT_COOKIES, WEBKIT]
const wanted = [...new Set(engines.flatMap((engine) => engine.missing()))]
if (wanted.length > 0) installFromDebian(wanted, 'the other engines', INSTALLATION)

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

/** What comes of it, or an error once it has taken so long (ms). */
function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const silent = wait(limit, null, { ref: false }).then(() => {
    throw new Error(`no word of it in ${limit / 1000} seconds`)
  })
  return Promise.race([work, silent])
}

/** Null: it does not start on this machine, which is said and is no fault of the page. */
async function started(engine: Engine): Promise<Seat | null> {
  try {
    return await within(PATIENCE, engine.seat())
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
    console.log(`${seat.name}: ${(await within(TURN, playTurn(seat, url))).join('; ')}.`)
    return null
  } catch (error) {
    return `${seat.name}: ${error instanceof Error ? error.message : error}.`
  } finally {
    await within(FAREWELL, seat.close()).catch(() => undefined)
  }
}

/** Retries once. Prints the result. */
async function trial(engine: Engine): Promise<void> {
  const missing = engine.missing()
  if (missing.length > 0) {
    console.log(`${engine.name}: not tried; it could not be installed here (Debian: ${missing.join(', ')}).`)
    return
  }
  const first = await tried(engine)
  if (first === null) return
  console.log(`${first} Once more.`)
  const second = await tried(engine)
  if (second === null) return
  console.log(second)
  process.exitCode = 1
}

try {
  // Side by side: each of them mostly waits.
  await Promise.all(engines.map(trial))
} finally {
  server.kill()
}
// A browser that did not start may have left something that keeps this process waiting.
process.exit()
