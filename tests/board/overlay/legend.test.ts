import { describe, expect, it } from 'vitest'
import { marksInPlay, unitsInPlay } from '../../../src/app/key/inPlay'
import {
  battleSprites,
  orderSprites,
  placeSprites,
  seaSprites,
  stateSprites,
  targetSprites,
} from '../../../src/board/overlay/legend'
import { type GameState, type PositionSpec, positionFrom, type RulesetId } from '../../../src/engine'
import { hasText, t } from '../../../src/store/text'
import '../../support/words'

const game = (ruleset: RulesetId): GameState => positionFrom({ ruleset, base: 'opening', seed: 'key' })

describe('the key to the map', () => {
  it('says what every state of a counter is', () => {
    expect(Object.keys(stateSprites).filter((id) => !hasText(`key.states.${id}`))).toEqual([])
  })

  it.each(
    Object.entries({ places: placeSprites, sea: seaSprites, goals: targetSprites, battles: battleSprites, orders: orderSprites }),
  )('names every mark of %s', (area, marks) => {
    expect(hasText(`key.${area}.title`)).toBe(true)
    expect(Object.keys(marks).filter((id) => !hasText(`key.${area}.${id}.name`))).toEqual([])
  })
})

describe('the key of a game', () => {
  const seaOf = (ruleset: RulesetId) => marksInPlay('sea', seaSprites, game(ruleset)).map(([id]) => id)

  it('shows the units of that game, and says how each is known', () => {
    const types = (ruleset: RulesetId) => unitsInPlay(game(ruleset)).map(({ id }) => id)
    expect(types('standard')).not.toContain('machine-gun')
    expect(types('advanced')).toEqual(expect.arrayContaining(['machine-gun', 'destroyer']))
    expect(types('advanced')).not.toContain('poison-gas')
    expect(types('advanced').filter((unit) => t('key.units.sign', { unit }) === '')).toEqual([])
  })

  it('leaves out the marks that its rules never put on the map', () => {
    expect(seaOf('standard')).toEqual(['base', 'mines', 'dead', 'open', 'shut', 'raided'])
    expect(seaOf('advanced')).toEqual(['base', 'mines', 'dead', 'open', 'submarines', 'shut', 'convoy', 'patrol'])
    const gas = (ruleset: RulesetId) => marksInPlay('states', stateSprites, game(ruleset)).some(([id]) => id === 'gas')
    expect([gas('standard'), gas('advanced')]).toEqual([false, true])
  })

  it('shows closed land where there can be a revolution or a peace, and armistices where they are made', () => {
    const shown = (spec: Partial<PositionSpec>) =>
      marksInPlay('places', placeSprites, positionFrom({ ruleset: 'standard', base: 'opening', seed: 'key', ...spec }))
        .map(([id]) => id)
        .filter((id) => id === 'closed' || id === 'armistice')
    expect(shown({})).toEqual([])
    expect(shown({ options: { 'russian-revolution': true } })).toEqual(['closed'])
    expect(shown({ ruleset: 'influence' })).toEqual(['closed'])
    expect(shown({ ruleset: 'advanced' })).toEqual(['closed', 'armistice'])
  })
})
