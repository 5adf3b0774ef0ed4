import { describe, expect, it } from 'vitest'
import { VERSION } from '../../src/save/format.ts'
import { MIGRATIONS, type Migration, migrate } from '../../src/save/migrations/index.ts'

const step = (from: number, to = from + 1): Migration => ({
  from,
  to,
  up: (save) => ({ ...save, steps: [...((save.steps as number[] | undefined) ?? []), from] }),
})

describe('migrations', () => {
  it('go one version at a time, in order, however they are listed', () => {
    const migrated = migrate({ version: 1 }, 1, 4, [step(3), step(1), step(2)])
    expect(migrated).toEqual({ ok: true, save: { version: 4, steps: [1, 2, 3] } })
  })

  it('leave a save of today as it is', () => {
    const save = { version: VERSION }
    expect(migrate(save, VERSION, VERSION)).toEqual({ ok: true, save })
  })

  it('say where they cannot go on', () => {
    expect(migrate({ version: 1 }, 1, 4, [step(1), step(3)])).toEqual({ ok: false, stuckAt: 2 })
    expect(migrate({ version: 1 }, 1, 3, [step(1, 3)])).toEqual({ ok: false, stuckAt: 1 })
  })

  it('do not touch what they were given', () => {
    const save = Object.freeze({ version: 1 })
    migrate(save, 1, 2, [step(1)])
    expect(save).toEqual({ version: 1 })
  })

  it('form one unbroken line up to today', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toEqual([...MIGRATIONS.keys()].map((i) => i + 1))
    expect(MIGRATIONS.every(({ from, to }) => to === from + 1)).toBe(true)
    expect(MIGRATIONS.length).toBe(VERSION - 1)
  })
})
