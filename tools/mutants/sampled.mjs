// A checker for Stryker that lets through only the mutants of the sample: those of the same files that were not drawn are
// called compile errors, and so count for nothing.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What tells a mutant from all others: its file (from the project's folder), its place, and what stands there instead. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ')

class SampleChecker {
  drawn = new Set()

  async init() {
    this.drawn = new Set(JSON.parse(readFileSync(process.env.MUTANTS_SAMPLE ?? '', 'utf8')))
  }
  /** A file's path from `src/` on is the same in the project and in the sandbox. */
  isDrawn(mutant) {
    const name = path.relative(process.cwd(), mutant.fileName).replaceAll('\\', '/')
    return this.drawn.has(keyOf({ ...mutant, fileName: name.slice(name.indexOf('src/')) }))
  }
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    )
  }
  group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
