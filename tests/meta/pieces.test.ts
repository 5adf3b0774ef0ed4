// What of the script comes in one piece: of what the engine's door hands on, what somebody in it asks for by name.
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { together } from '../../tools/site/pieces.ts'

const ROOT = path.resolve('/page/src')
const at = (file: string) => path.join(ROOT, file)
const FILES: Record<string, { code: string; importedIds: string[] }> = {
  'app/table.ts': { code: 'import { reach, type Odd as Even } from "../engine/index.ts"', importedIds: ['engine/index.ts'] },
  'app/late.ts': { code: 'import { whatIf as ask } from "../engine/index.ts"', importedIds: ['engine/index.ts', 'app/table.ts'] },
  'engine/index.ts': {
    code: 'import { check } from "./flow/reduce.ts"; export { reach } from "./queries/reach.ts"; export { lossesAt, whatIf } from "./queries/what-if.ts"',
    importedIds: ['engine/flow/reduce.ts', 'engine/queries/reach.ts', 'engine/queries/what-if.ts'],
  },
  'engine/flow/reduce.ts': { code: '', importedIds: [] },
  'engine/queries/reach.ts': { code: '', importedIds: [] },
  'engine/queries/what-if.ts': { code: '', importedIds: ['engine/flow/ahead.ts'] },
  'engine/flow/ahead.ts': { code: '', importedIds: [] },
}
const modules = {
  getModuleInfo(id: string) {
    const { code, importedIds } = FILES[path.relative(ROOT, id)]!
    return { code, importedIds: importedIds.map(at) }
  },
}
const bringsAlong = (entry: string) => [...together(modules, at(entry))].map((id) => path.relative(ROOT, id)).sort()

describe('what comes together', () => {
  it('is what a file imports, and of the engine what it asks for', () => {
    expect(bringsAlong('app/table.ts')).toEqual([
      'app/table.ts',
      'engine/flow/reduce.ts',
      'engine/index.ts',
      'engine/queries/reach.ts',
    ])
  })

  it('what is asked for brings what it needs itself', () => {
    expect(bringsAlong('app/late.ts')).toEqual(
      ['app/late.ts', 'engine/flow/ahead.ts', 'engine/queries/what-if.ts', ...bringsAlong('app/table.ts')].sort(),
    )
  })
})
