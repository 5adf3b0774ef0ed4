// A checker for Stryker that lets through only the mutants of the sample: those of the same files that were not drawn are
// called compile errors, and so count for nothing. And a reporter that tells of each that no test notices, when it is tried.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What tells a mutant from all others: its file (from the project's folder), its place, and what stands there instead. */
export const keyOf = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
  [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ')

/** The mutants of the sample by their keys, with what each changes, in words. */
const readSample = () => new Map(Object.entries(JSON.parse(readFileSync(process.env.MUTANTS_SAMPLE ?? '', 'utf8'))))

/** A file's path from `src/` on is the same in the project and in the sandbox. */
function placed(mutant) {
  const name = path.relative(process.cwd(), mutant.fileName).replaceAll('\\', '/')
  return keyOf({ ...mutant, fileName: name.slice(name.indexOf('src/')) })
}

class SampleChecker {
  drawn = new Map()

  async init() {
    this.drawn = readSample()
  }
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.drawn.has(placed(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    )
  }
  group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

class LivingReporter {
  onMutantTested(mutant) {
    const how = { Survived: 'lives', NoCoverage: 'is reached by no test', RuntimeError: 'could not be tried' }[mutant.status]
    // What is reported counts lines and columns from 1, what is checked from 0.
    const { start, end } = mutant.location
    const from0 = ({ line, column }) => ({ line: line - 1, column: column - 1 })
    const location = { start: from0(start), end: from0(end) }
    if (how) console.log(`${readSample().get(placed({ ...mutant, location }))}\n  ${how}`)
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.Reporter, 'living', LivingReporter),
]
