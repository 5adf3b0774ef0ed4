// The suite of the rules with every action played once more: npm run test:again [-- undo|dice [paths of tests …]]
//   undo: undone and done again, from the state that was kept and from one that went through JSON; dice: with every die typed in
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const args = process.argv.slice(2)
const modes = ['undo', 'dice'].filter((mode) => args.includes(mode))
const paths = args.filter((arg) => !modes.includes(arg))
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'engine', ...paths], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PLAY_AGAIN: (modes.length > 0 ? modes : ['undo', 'dice']).join() },
})
process.exitCode = status ?? 1
