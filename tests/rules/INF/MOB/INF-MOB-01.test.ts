import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { raisedBy } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const TABLE = {
  norway: 7,
  sweden: 7,
  denmark: 3,
  holland: 3,
  spain: 7,
  switzerland: 1,
  greece: 3,
  afghanistan: 1,
  persia: 3,
  belgium: 3,
  portugal: 3,
  serbia: 7,
  montenegro: 1,
  romania: 5,
  albania: 3,
  arabia: 1,
  liberia: 1,
  bulgaria: 7,
  senussia: 1,
  'empire-of-ethiopia': 3,
  'khiva-khanate': 1,
  'sultanate-of-darfur': 1,
  'jabal-shammar': 1,
  'dervish-state': 1,
}

describe('INF-MOB-01 minors raise the armies of the country table', () => {
  test('allowed: every country of the table, by its own line', () => {
    const forces = Object.fromEntries(
      Object.keys(TABLE).map((id) => [id, engine.minorForecast(inf({ round: 5 }).state, id, 'germany')?.force.infantry]),
    )
    expect(forces).toEqual(TABLE)
    for (const id of Object.keys(TABLE)) expect(engine.minorForecast(inf().state, id, 'germany')?.force.artillery).toBe(1)
  })

  test('not: twice the value where the table says otherwise', () => {
    expect(engine.minorForecast(inf().state, 'bulgaria', 'russia')?.force).not.toEqual({ infantry: 5, artillery: 1 })
    expect(raisedBy('bulgaria', 'russia')).toEqual({ ottoman: { infantry: 7, artillery: 1 } })
  })
})
