import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Entry = { resolved?: string; link?: boolean; integrity?: string; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Entry> }

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** npm writes a lock without a platform's package when it could not see it; the next `npm ci` then stops everywhere. */
function missingOptional({ packages }: Lock): string[] {
  const names = new Set(Object.keys(packages).map((where) => where.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([where, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${where} asks for ${name}`),
  )
}

const withAddress = ({ packages }: Lock) => Object.keys(packages).filter((where) => packages[where]?.resolved !== undefined)

describe('package-lock.json', () => {
  const lock: Lock = readJson('package-lock.json')

  it('holds the packages of every platform that a dependency names', () => {
    expect(missingOptional(lock)).toEqual([])
  })

  it('names no download address, and a checksum for every package', () => {
    expect(withAddress(lock)).toEqual([])
    const unchecked = Object.entries(lock.packages).filter(([where, entry]) => where !== '' && !entry.link && !entry.integrity)
    expect(unchecked.map(([where]) => where)).toEqual([])
  })

  it('would be found out if it did not', () => {
    const faulty: Lock = {
      packages: {
        'node_modules/tool': { resolved: 'somewhere', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } },
        'node_modules/tool/node_modules/tool-linux': {},
      },
    }
    expect(missingOptional(faulty)).toEqual(['node_modules/tool asks for tool-darwin'])
    expect(withAddress(faulty)).toEqual(['node_modules/tool'])
  })

  it('belongs to exact versions', () => {
    const { dependencies, devDependencies } = readJson('package.json')
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })
})
