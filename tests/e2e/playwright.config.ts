import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowserForTests } from '../../tools/browser.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const results = path.join(root, 'test-results')
const inCi = Boolean(process.env.CI)
const browser = findBrowserForTests()

/**
 * What the browser leaves out. The last such list counts, so that this one says again what Playwright leaves out by itself; the
 * last two are pages of the address bar, which every window loads for itself and nobody sees: a second of work for each test.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'e2e'),
  reporter: inCi ? [['list'], ['json', { outputFile: path.join(results, 'e2e.json') }]] : 'list',
  fullyParallel: true,
  workers: 2,
  retries: inCi ? 1 : 0,
  timeout: 60_000,
  // Two browsers that draw without a graphics card may be slow together.
  expect: { timeout: 10_000 },
  forbidOnly: inCi,
  use: {
    // The server says which port it got, and Playwright puts the named group below into the environment.
    baseURL: `http://127.0.0.1:${process.env.PW_PORT}/`,
    // A trace of every test costs a third of the time; the second try of one that failed has it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Where a test is about it, it asks for it.
    serviceWorkers: 'block',
    // The map jumps where it would fly, so that a press finds what it was aimed at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        '--disable-gpu',
        // A page of a test does not live long enough for the dearest of V8's compilers to be worth its work.
        '--js-flags=--no-opt',
        `--disable-features=${LEFT_OUT.join()}`,
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } }],
  webServer: {
    command: 'node tools/play.mjs --no-build --no-open',
    cwd: root,
    wait: { stdout: /127\.0\.0\.1:(?<PW_PORT>\d+)/ },
  },
})
