import { beforeEach, describe, expect, it } from 'vitest'
import { spacesOf, turn } from '../../src/engine'
import { useGame } from '../../src/store/game/game'
import { neighboursOf, turnAttention } from '../../src/store/view/attention'

const PLAYERS = [
  { name: 'Anna', powers: ['germany', 'austria-hungary', 'ottoman'] },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
] as const
const open = (over: object = {}) =>
  useGame.getState().open({
    ruleset: 'standard',
    seed: 'look',
    base: 'empty',
    round: 2,
    power: 'austria-hungary',
    phase: 'purchase',
    players: PLAYERS,
    ...over,
  } as never)
const now = () => {
  const { game, log } = useGame.getState()
  return turnAttention(game!, log)
}
const pass = () => {
  const { power } = turn(useGame.getState().game!)
  for (let i = 0; i < 9 && turn(useGame.getState().game!).power === power; i++) {
    const done = useGame.getState().dispatch({ type: 'end-phase' })
    if (!done.ok) throw new Error(done.error.message)
  }
}

describe('as a turn opens', () => {
  beforeEach(() =>
    open({
      units: {
        vienna: { 'austria-hungary': { infantry: 2 } },
        trieste: { 'austria-hungary': { infantry: 1 } },
        sz18: { 'austria-hungary': { battleship: 1 } },
        belarus: { russia: { infantry: 3 } },
        poland: { russia: { infantry: 3 } },
        moscow: { russia: { infantry: 3 } },
      },
    }),
  )

  it('it is about the capital and all stacks of the power', () => {
    expect(now().core).toEqual(['vienna'])
    expect([...now().around].sort()).toEqual(['sz18', 'trieste', 'vienna'])
    pass()
    expect(now().core).toEqual(['moscow'])
    expect([...now().around].sort()).toEqual(['belarus', 'moscow', 'poland'])
  })

  it('in a short war it is about what decides it, wherever the capital lies', () => {
    open({ options: { 'western-front': true }, base: 'opening', power: 'germany', round: 4 })
    expect([...now().core].sort()).toEqual(['burgundy', 'paris', 'picardy'])
    expect(now().around).toContain('berlin')
  })

  it('and about what has changed within a step of them since its own last turn', () => {
    pass()
    const { dispatch } = useGame.getState()
    dispatch({ type: 'end-phase' })
    expect(dispatch({ type: 'move', from: 'poland', path: ['galicia'], units: { infantry: 2 } } as never).ok).toBe(true)
    for (let i = 0; i < 60 && turn(useGame.getState().game!).power !== 'austria-hungary'; i++) {
      const done = dispatch({ type: 'end-phase' })
      if (!done.ok) throw new Error(done.error.message)
    }
    // Galicia borders on Vienna; Poland, from where they came, borders on none of its stacks.
    const { around } = now()
    expect(around).toContain('galicia')
    expect(around).not.toContain('belarus')
  })

  it('it is about an army where the capital is lost', () => {
    open({
      control: { vienna: 'italy' },
      units: { trieste: { 'austria-hungary': { infantry: 1 } }, vienna: { italy: { infantry: 1 } } },
    })
    expect(now().core).toEqual(['trieste'])
  })
})

it('the neighbours of a space are those of its board', () => {
  open()
  const { game } = useGame.getState()
  expect(neighboursOf(game!, 'lorraine')).toEqual(spacesOf(game!).find(({ id }) => id === 'lorraine')!.adjacent)
  expect(neighboursOf(game!, 'nowhere')).toEqual([])
})
