// Finds a Chromium-family browser for the end-to-end tests, and installs one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge-stable']
/** The same without windows, bars and profiles: what most tests wait for, a new page, takes it half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
/** So long (ms) may either step of installing a shell take where a whole browser would do. */
const WORTH_WAITING = 60_000

const installed = (commands) =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)].flatMap((folder) =>
    commands.map((command) => path.join(folder, command)),
  )

function candidates() {
  const { env } = process
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
  }
  if (process.platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        path.join(folder, 'Google/Chrome/Application/chrome.exe'),
        path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ])
  }
  return installed(COMMANDS)
}

/** The browser that CHROME_PATH names, else the first of these that is there. */
function first(files) {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, and there is no such file.`)
    return chosen
  }
  return files.find((file) => existsSync(file))
}

/** The path of an installed browser, or undefined: Playwright then looks for the one it downloaded itself. */
export const findBrowser = () => first([...candidates(), ...installed(SHELLS)])

/** The same for the tests: rather one without windows. */
export const findBrowserForTests = () => first([...installed(SHELLS), ...candidates()])

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status === 0

// Debian's package works behind a closed firewall, where Playwright's own download tries five times and fails.
// Ubuntu's package of that name only points to a snap, so it is left alone.
/** Installs Debian's packages where that can be done: true when they are there then. `limit`: ms for each of the two steps. */
export function installFromDebian(packages, what, limit) {
  const debian =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/os-release')
  if (!debian || !/^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))) return false
  console.log(`Installing the Debian ${packages.length > 1 ? 'packages' : 'package'} ${packages.join(', ')} for ${what} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  return (
    run('apt-get', [...quiet, 'update'], { env, timeout: limit }) &&
    run('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: limit,
    })
  )
}

function installWithPlaywright() {
  // Returns at once when that browser has been downloaded before.
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'])
}

/** A browser is there then, or it says why not. */
export function ensureBrowser() {
  if (findBrowser()) return
  if (installFromDebian(['chromium'], 'the browser') && findBrowser()) return
  if (installWithPlaywright()) return
  throw new Error('No Chromium, Chrome or Edge was found and none could be installed: install one, or name it in CHROME_PATH.')
}

/** And one without windows, where that can be had. */
export function ensureBrowserForTests() {
  if (process.env.CHROME_PATH || installed(SHELLS).some((file) => existsSync(file))) return
  if (!installFromDebian(['chromium-headless-shell'], 'the browser tests', findBrowser() ? WORTH_WAITING : undefined))
    ensureBrowser()
}
