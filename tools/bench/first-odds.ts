// The first answer of a fresh process, as milliseconds: what npm run bench odds asks of it again and again.
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { answer, position } from './first-answer.ts'

const state = position()
const cpu = process.cpuUsage()
const began = performance.now()
answer(state)
const wall = performance.now() - began
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ wall, cpu: (user + system) / 1000 }))
