/**
 * Notes down what the tests of the rules play, for `npm run build:examples` to choose from: switched on by EXAMPLES_IN, the folder
 * in which every process writes a file of its own.
 */
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type RunnerTestCase, TestRunner } from 'vitest'
import type { Action, PositionSpec } from '../../src/engine/index.ts'

/** One action of a test: what came before it, and the rules that its refusal, its events or its question name, the first reason first. */
export type Noted = {
  readonly rule: string
  readonly test: string
  /** Numbers the games of a process, so that the last line of a game tells all of it. */
  readonly game: number
  readonly spec: PositionSpec
  readonly log: readonly Action[]
  readonly then: Action
  readonly refused: boolean
  readonly names: readonly string[]
}

const FOLDER = process.env.EXAMPLES_IN
const ID = /\b(?:STD|TOU|INF|ADV|WIK)-[A-Z\d-]*\d\b/

/** All that is called `rule` in there. */
function rulesNamed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'rule' && typeof part === 'string' ? [part] : rulesNamed(part)))
}

type Named = { readonly name: string; readonly suite?: Named }
const fullName = ({ name, suite }: Named): string => (suite ? `${fullName(suite)} > ${name}` : name)

/**
 * Of the test that runs. What is played while a file is read, before any of its tests, belongs to the group it stands in: the name of
 * the test that ran last would be that of another file.
 */
export function namesNow(): string {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>()
  const group = TestRunner.getCurrentSuite()
  return fullName(test ?? group.suite ?? group)
}

/** Writes down an action of the test that runs, if it is asked to and the test is one of a rule's. */
export function note(seen: Omit<Noted, 'rule' | 'test' | 'names'>, told: unknown): void {
  if (!FOLDER) return
  const test = namesNow()
  const [rule] = ID.exec(test) ?? []
  if (!rule) return
  const line: Noted = { rule, test, ...seen, names: [...new Set(rulesNamed(told))] }
  appendFileSync(path.join(FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
}
