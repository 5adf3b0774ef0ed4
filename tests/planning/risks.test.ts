import { describe, expect, it } from 'vitest'
import { type Action, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { risksOf } from '../../src/planning/risks.ts'
import { position } from './position.ts'

function played(state: GameState, ...actions: Action[]): GameState {
  return actions.reduce((now, action) => {
    const outcome = reduce(now, action)
    expect(outcome.ok, JSON.stringify(action)).toBe(true)
    return (outcome as Extract<typeof outcome, { ok: true }>).state
  }, state)
}
const END: Action = { type: 'end-phase' }
const controlled = (state: GameState, space: string) => state.war.control[space]

describe('contested land that is left', () => {
  const lorraine = (germany: number, more: Partial<PositionSpec> = {}) =>
    position({
      power: 'germany',
      units: { lorraine: { germany: { infantry: germany }, france: { infantry: 3 } } },
      ...more,
    })
  const away = (infantry: number): Action => ({ type: 'move', from: 'lorraine', path: ['alsace'], units: { infantry } })
  const given = { kind: 'land-given', rule: 'STD-MOV-13', space: 'lorraine', by: 'france' }

  it('goes to the enemy in it once nobody of the side stays, as Movement then ends (STD-MOV-13)', () => {
    const left = played(lorraine(2), away(2))
    expect(risksOf(left)).toEqual([given])
    expect(controlled(played(left, END), 'lorraine')).toBe('france')
  })

  it('is not given away while one of the side stays, a comrade of another power too', () => {
    expect(risksOf(lorraine(2))).toEqual([])
    expect(risksOf(played(lorraine(2), away(1)))).toEqual([])
    const helped = lorraine(1, {
      units: {
        lorraine: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 }, france: { infantry: 2 } },
      },
    })
    expect(risksOf(played(helped, away(1)))).toEqual([])
  })

  it('names nobody where several enemies choose among them', () => {
    const state = position({
      power: 'germany',
      units: { tyrolia: { germany: { infantry: 1 }, france: { infantry: 1 }, britain: { infantry: 1 } } },
      control: { tyrolia: 'contested' },
    })
    const left = played(state, { type: 'move', from: 'tyrolia', path: ['munich'], units: { infantry: 1 } })
    expect(risksOf(left)).toEqual([{ ...given, space: 'tyrolia', by: null }])
  })

  it('is said in Movement only', () => {
    expect(risksOf(played(played(lorraine(2), away(2)), END))).toEqual([])
  })
})

describe('a capital that stands empty', () => {
  const vienna = (units: PositionSpec['units'], control: PositionSpec['control'] = { galicia: 'russia' }) =>
    position({ power: 'austria-hungary', units: units ?? {}, control: control ?? {} })
  const open = { kind: 'capital-open', rule: 'STD-CAP-11', space: 'vienna', by: 'russia', from: 'galicia' }

  it('is open to an army next door (STD-CAP-11)', () => {
    expect(risksOf(vienna({ galicia: { russia: { infantry: 1 } } }))).toEqual([open])
  })

  it('is not while anybody of its side is in it, or nobody next door', () => {
    const galicia = { russia: { infantry: 2 } }
    expect(risksOf(vienna({ galicia, vienna: { 'austria-hungary': { infantry: 1 } } }))).toEqual([])
    expect(risksOf(vienna({ galicia, vienna: { germany: { infantry: 1 } } }))).toEqual([])
    expect(risksOf(vienna({ ukraine: { russia: { infantry: 5 } } }))).toEqual([])
    expect(risksOf(vienna({ galicia: { germany: { infantry: 5 } } }, { galicia: 'germany' }))).toEqual([])
    expect(risksOf(vienna({ galicia: { russia: { fighter: 1 } } }))).toEqual([])
  })

  it('is not feared for from contested land, whose units may not go there (STD-MOV-06)', () => {
    const bound = { galicia: { russia: { infantry: 3 }, 'austria-hungary': { infantry: 1 } } }
    expect(risksOf(vienna(bound, { galicia: 'contested' }))).toEqual([])
    // Those who are attacked this turn may have beaten it off by then.
    const attacked = vienna({ galicia: { russia: { infantry: 3 } }, vienna: { 'austria-hungary': { infantry: 2 } } })
    const all: Action = { type: 'move', from: 'vienna', path: ['galicia'], units: { infantry: 2 } }
    expect(risksOf(played(attacked, all))).toEqual([open])
  })

  it('is nobody’s loss once the enemy has it', () => {
    const lost = vienna({ galicia: { russia: { infantry: 1 } } }, { galicia: 'russia', vienna: 'russia' })
    expect(risksOf(lost)).toEqual([])
  })

  it('is left alone by those who may not come: the neutral United States', () => {
    const beside = (by: 'usa' | 'britain') =>
      position({ power: 'germany', control: { hanover: by }, units: { hanover: { [by]: { infantry: 2 } } } })
    expect(risksOf(beside('usa'))).toEqual([])
    expect(risksOf(beside('britain'))).toMatchObject([{ kind: 'capital-open', by: 'britain', from: 'hanover' }])
  })
})
