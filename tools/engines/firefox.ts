/** Controls Firefox by WebDriver BiDi, without a driver. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as bidiModule from 'selenium-webdriver/bidi/index.js'
import { asText, type Engine, type Seat, WINDOW } from './seat.ts'

const COMMANDS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const command = () => process.env.FIREFOX_PATH ?? COMMANDS.find((file) => existsSync(file))

// The module is the class itself, where its types have it by name.
const Bidi = (bidiModule as unknown as { default: typeof bidiModule.Index }).default

type Answer<T> = { type: 'success'; result: T } | { type: 'error'; message: string }
type Evaluated = { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }

/** Where it listens, which it says as it starts. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    firefox.stderr?.on('data', (data: Buffer) => {
      said += String(data)
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    firefox.on('exit', () => reject(new Error(`Firefox ended before it listened.\n${said}`)))
  })
}

/** With cookies blocked Firefox forbids every kind of storage. */
const NO_COOKIES = 'user_pref("network.cookie.cookieBehavior", 2);\n'

async function seat(keeps: boolean): Promise<Seat> {
  const profile = mkdtempSync(path.join(tmpdir(), 'contested-firefox-'))
  if (!keeps) writeFileSync(path.join(profile, 'user.js'), NO_COOKIES)
  const firefox = spawn(command()!, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const bidi = new Bidi(`${await addressOf(firefox)}/session`)
  const send = async <T>(method: string, params: object): Promise<T> => {
    const answer = (await bidi.send({ method, params })) as Answer<T>
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  const { capabilities } = await send<{ capabilities: { browserName: string; browserVersion: string } }>('session.new', {
    capabilities: {},
  })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}${keeps ? '' : ', cookies blocked'}`,
    keeps,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    async ask<T>(expression: string) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: asText(expression),
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value) as T
    },
    press: ({ x, y }) =>
      send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    async close() {
      const gone = new Promise((resolve) => firefox.once('exit', resolve))
      await bidi.close()
      firefox.kill()
      await gone
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const missing = () => (command() ? [] : ['firefox-esr'])

export const FIREFOX: Engine = { name: 'Firefox', missing, seat: () => seat(true) }
export const FIREFOX_WITHOUT_COOKIES: Engine = { name: 'Firefox, cookies blocked', missing, seat: () => seat(false) }
