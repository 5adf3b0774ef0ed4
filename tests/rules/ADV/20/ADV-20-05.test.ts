import { describe, expect, test } from 'vitest'
import type { Counts, PowerId } from '../../../../src/engine/index.ts'
import { at } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

const NEW = ['paris', 'marseilles', 'algeria', 'sevastopol']
const g = advOpening()
const printed = at({ base: 'opening', round: 1 })
const land = Object.keys(g.state.war.units).filter((id) => !id.startsWith('sz'))

/** Without what the advanced game adds everywhere: machine guns; a gas marker is no unit and is not counted here. */
const plain = (units: Partial<Record<PowerId, Counts>>) =>
  Object.fromEntries(Object.entries(units).map(([power, { 'machine-gun': _guns, ...counts }]) => [power, counts] as const))

describe('ADV-20-05 all other garrisons', () => {
  test('allowed: those of the printed opening, with the new machine guns and gas markers', () => {
    for (const id of land.filter((space) => !NEW.includes(space))) expect(plain(g.units(id)), id).toEqual(printed.units(id))
  })

  test('not: no army anywhere else, and none of the printed ones is missing', () => {
    const before = Object.keys(printed.state.war.units).filter((id) => !id.startsWith('sz'))
    expect([...land].sort()).toEqual([...before, 'marseilles'].sort())
  })
})
