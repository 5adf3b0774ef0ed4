import { describe, expect, test } from 'vitest'
import { engine, opening } from '../../../support/game.ts'
import { touOpening } from '../../../support/scenes/start.ts'

const CHANGED = [
  'sevastopol',
  'livonia',
  'sz15',
  'sz9',
  'rhodesia',
  'british-east-africa',
  'french-west-africa',
  'togoland',
  'kamerun',
  'somaliland',
]

describe('TOU-SET-01 the standard set-up, adjusted', () => {
  test('allowed: every space that is not named opens as in the standard game', () => {
    const [here, there] = [touOpening(), opening()]
    for (const { id } of engine.spacesOf(here.state))
      if (!CHANGED.includes(id)) expect(here.units(id), id).toEqual(there.units(id))
  })

  test('refused: nothing else of the standard rules is given up, such as the first war with Serbia', () => {
    const g = touOpening({ phase: 'move' })
    g.refuse({ type: 'end-phase' }, 'STD-POL-02')
  })

  test('edge: each of the ten named spaces opens otherwise', () => {
    const [here, there] = [touOpening(), opening()]
    for (const id of CHANGED) expect(here.units(id), id).not.toEqual(there.units(id))
  })
})
