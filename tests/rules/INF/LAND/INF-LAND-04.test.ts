import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { inAlsace, together } from '../../../support/scenes/land.ts'
import { dice } from '../../../support/scenes/told.ts'

describe('INF-LAND-04 artillery and tanks of a joint attack', () => {
  test('allowed: one power’s guns support another’s infantry', () => {
    const g = together(
      inAlsace({ france: { infantry: 1, artillery: 2 }, britain: { infantry: 2 }, germany: { infantry: 1 } }, Array(6).fill(6)),
      'britain',
    )
    expect(dice(g, 'attack')).toEqual([
      'france artillery 2@3',
      'france infantry 1@3',
      'britain infantry 1@3',
      'britain infantry 1@2',
    ])
  })

  test('allowed: one power’s tank absorbs a hit for the whole force', () => {
    const g = together(
      inAlsace({ france: { infantry: 1 }, britain: { infantry: 1, tank: 1 }, germany: { infantry: 1 } }, [6, 6, 6, 1]),
      'britain',
    )
    expect(g.units('alsace')).toMatchObject({ france: { infantry: 1 }, britain: { infantry: 1, tank: 1 } })
  })

  test('allowed: the forecast counts those who would join', () => {
    const { state } = inAlsace({ france: { infantry: 1, artillery: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } })
    const needs = (companions: PowerId[]) =>
      engine.battleDice(state, 'alsace', companions)?.attackers.map((l) => `${l.power} ${l.type} ${l.count}@${l.needs}`)
    expect(needs([])).toEqual(['france artillery 1@3', 'france infantry 1@3'])
    expect(needs(['britain'])).toEqual(['france artillery 1@3', 'france infantry 1@3', 'britain infantry 1@2'])
  })

  test('not: each gun raises one unit only, whosever it is', () => {
    const g = together(
      inAlsace({ france: { infantry: 2, artillery: 1 }, britain: { infantry: 2 }, germany: { infantry: 1 } }, Array(6).fill(6)),
      'britain',
    )
    expect(dice(g, 'attack').filter((d) => d.endsWith('infantry 1@3'))).toEqual(['france infantry 1@3'])
  })

  test('edge: guns of an ally that declines support nobody', () => {
    const g = inAlsace({ france: { infantry: 1 }, britain: { infantry: 1, artillery: 1 }, germany: { infantry: 1 } }, [6, 6])
    g.attack('alsace')
    expect(dice(g, 'attack')).toEqual(['france infantry 1@2'])
  })
})
