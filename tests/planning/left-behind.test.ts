import { describe, expect, it } from 'vitest'
import type { GameState } from '../../src/engine/index.ts'
import { picksOf } from '../../src/planning/picks.ts'
import { vacatedTerritory } from '../../src/planning/risks.ts'
import { pickAll, pickCount } from '../../src/planning/selection.ts'
import { position } from './position.ts'

const FRONT = { ruhr: { germany: { infantry: 3, artillery: 1 } }, belgium: { france: { infantry: 2 } } }
const front = (
  units: Parameters<typeof position>[0]['units'],
  control: NonNullable<Parameters<typeof position>[0]['control']> = { ruhr: 'germany', belgium: 'france' },
) => position({ power: 'germany', units, control })
const all = (state: GameState) => pickAll('ruhr', picksOf(state, 'ruhr'))

describe('a territory at the front', () => {
  it('that all march out of would stand empty; one infantry can be kept', () => {
    const state = front(FRONT)
    expect(vacatedTerritory(state, all(state))).toEqual({
      kept: { space: 'ruhr', units: { infantry: 2, artillery: 1 }, transports: [] },
    })
  })

  it('where one stays, of ours or of a friend, does not', () => {
    const state = front(FRONT)
    const infantry = picksOf(state, 'ruhr').rows.find(({ type }) => type === 'infantry')!
    expect(vacatedTerritory(state, pickCount(all(state), infantry, 2))).toBeNull()
    const joined = front({ ...FRONT, ruhr: { ...FRONT.ruhr, 'austria-hungary': { infantry: 1 } } })
    expect(vacatedTerritory(joined, all(joined))).toBeNull()
  })

  it('is held by no fighter', () => {
    const state = front({ ...FRONT, ruhr: { germany: { infantry: 1, fighter: 1 } } })
    const infantry = picksOf(state, 'ruhr').rows.find(({ type }) => type === 'infantry')!
    const fighter = picksOf(state, 'ruhr').rows.find(({ type }) => type === 'fighter')!
    const [one] = [pickCount(all(state), fighter, 0)]
    expect(vacatedTerritory(state, pickCount(one, infantry, 1))).toEqual({ kept: null })
  })

  it('keeps nobody of guns, or of a single one', () => {
    const guns = front({ ...FRONT, ruhr: { germany: { artillery: 2 } } })
    expect(vacatedTerritory(guns, all(guns))).toEqual({ kept: null })
  })
})

it('needs no guard with no enemy army next door, nor where it is fought over', () => {
  const rear = front({ ruhr: { germany: { infantry: 3 } } })
  expect(vacatedTerritory(rear, all(rear))).toBeNull()
  const fought = front({ ...FRONT, ruhr: { germany: { infantry: 3 }, france: { infantry: 1 } } }, { belgium: 'france' })
  expect(vacatedTerritory(fought, all(fought))).toBeNull()
})

it('is nothing that ships leave', () => {
  const state = position({ power: 'germany', units: { sz10: { germany: { battleship: 1 } } } })
  expect(vacatedTerritory(state, pickAll('sz10', picksOf(state, 'sz10')))).toBeNull()
})
