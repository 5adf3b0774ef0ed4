// The first answer of a fresh process, as milliseconds: what npm run bench odds asks of it again and again.
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { positionFrom } from '../../src/engine/index.ts'
import { forecast } from '../../src/odds/index.ts'

const state = positionFrom({
  ruleset: 'standard',
  seed: 'bench',
  base: 'opening',
  round: 6,
  phase: 'combat',
  power: 'germany',
  units: { picardy: { germany: { infantry: 12, artillery: 2 }, france: { infantry: 3, artillery: 1 } } },
})
const cpu = process.cpuUsage()
const began = performance.now()
forecast(state, { space: 'picardy' })
const wall = performance.now() - began
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ wall, cpu: (user + system) / 1000 }))
