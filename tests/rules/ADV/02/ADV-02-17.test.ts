import { describe, expect, test } from 'vitest'
import type { UnitSpec } from '../../../../src/engine/index.ts'
import { battle, before } from '../../../support/scenes/land.ts'
import { bearers } from '../../../support/scenes/told.ts'

const stopped = (rest: UnitSpec) => battle({ infantry: 1, ...rest }, { france: { infantry: 1, 'machine-gun': 4 } }, [1, 1, 1, 1])

describe('ADV-02-17 which unit becomes infantry', () => {
  test('allowed: any land unit or fighter, tipped tanks included', () => {
    const g = stopped({ artillery: 1, 'machine-gun': 1, tank: 1, fighter: 1 })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'choice', rule: 'ADV-02-17' })
    expect(g.decision?.options?.map((o) => o.id).sort()).toEqual(['artillery', 'fighter', 'machine-gun', 'tank'])
    g.choose('tank')
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 1, 'machine-gun': 1, fighter: 1 })
  })

  test('allowed: a damaged fighter', () => {
    const g = battle(
      { infantry: 1, artillery: 1, fighter: 1 },
      { france: { infantry: 1, 'machine-gun': 1, fighter: 1 } },
      [6, 2, 1],
    )
    g.choose('fighter')
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, artillery: 1 })
  })

  test('allowed: the gas marker of a gun that becomes infantry is lost', () => {
    const g = before(
      { infantry: 1, artillery: 1, 'poison-gas': 1 },
      { france: { infantry: 1, 'machine-gun': 1 } },
      { queue: [1] },
    )
    g.attack('lorraine')
    g.do({ type: 'gas', count: 0 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1 })
    expect(bearers(g, 'lorraine')).toBe(0)
  })

  test('edge: with nothing left the attack is destroyed and control is settled', () => {
    const g = stopped({})
    expect(g.decision).toBeNull()
    expect(g.units('lorraine')).toEqual({ france: { infantry: 1, 'machine-gun': 4 } })
    expect(g.control('lorraine')).toBe('france')
  })

  test('refused: a ship, or what is not there', () => {
    const g = stopped({ artillery: 1, tank: 1 })
    for (const option of ['battleship', 'fighter', 'infantry']) g.refuse({ type: 'choose', option }, 'CONTRACT')
  })
})
