// Where a rule bites on the board now: the sixty rules that newcomers meet, each asked of positions in which it does and does not.
import { describe, expect, it } from 'vitest'
import { ruleById } from '../../src/content/rules.ts'
import { createGame, type GameState, type PositionSpec, type PowerId, positionFrom, RULESET_IDS } from '../../src/engine/index.ts'
import { bitingNow, ON_BOARD, onBoard } from '../../src/learn/on-board/index.ts'

const SIXTY = [
  'STD-BRD-02 STD-BRD-03 STD-BRD-06 STD-BRD-07 STD-BRD-12 STD-BRD-15 STD-BRD-16 STD-BRD-19 STD-POL-02 STD-POL-03',
  'STD-POL-04 STD-POL-05 STD-POL-09 STD-POL-10 STD-POL-12 STD-POL-14 STD-POL-19 STD-POL-24 STD-PUR-06 STD-MOV-04',
  'STD-MOV-05 STD-MOV-06 STD-MOV-08 STD-MOV-09 STD-MOV-12 STD-MOV-13 STD-AIR-03 STD-AIR-04 STD-SEA-02 STD-SEA-03',
  'STD-SEA-06 STD-SUB-01 STD-TRN-01 STD-TRN-03 STD-TRN-04 STD-TRN-09 STD-MIN-01 STD-MIN-02 STD-MIN-03 STD-MIN-05',
  'STD-MIN-07 STD-AMP-01 STD-AMP-02 STD-CBT-02 STD-CBT-03 STD-LND-05 STD-LND-08 STD-LND-15 STD-NAV-06 STD-NAV-12',
  'STD-ASL-02 STD-CAP-03 STD-CAP-11 STD-CAP-13 STD-MOB-01 STD-MOB-05 STD-INC-01 STD-INC-04 STD-REV-03 STD-VIC-03',
].flatMap((row) => row.split(' '))

const at = (more: Partial<PositionSpec>): GameState =>
  positionFrom({
    ruleset: 'standard',
    seed: 'board',
    base: 'empty',
    round: 5,
    power: 'germany',
    phase: 'move',
    usaAtWar: true,
    ...more,
  })
const opening = (power: PowerId, more: Partial<PositionSpec> = {}) =>
  at({ base: 'opening', round: 1, power, usaAtWar: false, ...more })

const front = at({
  control: { lorraine: 'contested', picardy: 'contested', venice: 'austria-hungary', rome: 'austria-hungary' },
  treasury: { 'austria-hungary': 0, germany: 0, ottoman: 0, france: 12, russia: 0, britain: 0, italy: 9, usa: 0 },
  units: {
    lorraine: { germany: { infantry: 2, artillery: 1, tank: 1, fighter: 1 }, france: { infantry: 2 } },
    picardy: { 'austria-hungary': { infantry: 1 }, france: { infantry: 1 } },
    alsace: { germany: { infantry: 1 } },
    burgundy: { france: { infantry: 1 } },
    kiel: { germany: { infantry: 3, fighter: 1 } },
    sz10: {
      germany: { battleship: 1, damaged: { battleship: 1 }, transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }] },
    },
    sz9: { britain: { cruiser: 1 }, germany: { submarine: 1 } },
    sz8: { britain: { submarine: 1 } },
    yorkshire: { britain: { infantry: 1, artillery: 1 } },
  },
})
const own = (rule: string, state = front, power: PowerId = 'germany') => onBoard(state, rule, power)?.own.toSorted()
const others = (rule: string, state = front, power: PowerId = 'germany') => onBoard(state, rule, power)?.others.toSorted()

describe('the table of rules and questions', () => {
  it('is of the sixty rules and no other, all of which there are', () => {
    expect([...ON_BOARD].toSorted()).toEqual(SIXTY.toSorted())
    expect(new Set(SIXTY).size).toBe(60)
    expect(SIXTY.filter((id) => !ruleById(id))).toEqual([])
  })

  it('has nothing to say of the others', () => {
    expect(onBoard(front, 'STD-SET-01', 'germany')).toBeNull()
    expect(onBoard(front, 'ADV-01-09', 'germany')).toBeNull()
  })

  it.each(RULESET_IDS)('answers in the opening of every ruleset for every power: %s', (ruleset) => {
    const state = createGame({ ruleset, seed: 'sixty' })
    const answers = SIXTY.map((rule) => onBoard(state, rule, 'britain'))
    expect(answers.every((answer) => answer!.others.every((space) => !answer!.own.includes(space)))).toBe(true)
    expect(answers.filter((answer) => answer!.own.length > 0).length).toBeGreaterThan(20)
  })
})

describe('a rule bites', () => {
  it.each([
    ['STD-MOV-06', ['lorraine'], ['picardy']],
    ['STD-MOV-13', ['lorraine'], ['picardy']],
    ['STD-BRD-12', ['lorraine', 'picardy'], []],
    ['STD-INC-01', ['lorraine', 'picardy'], []],
    ['STD-MOV-04', ['burgundy'], ['alsace']],
    ['STD-MOV-09', ['kiel', 'lorraine'], ['yorkshire']],
    ['STD-LND-05', ['lorraine'], []],
    ['STD-LND-08', ['lorraine'], []],
    ['STD-LND-15', ['lorraine'], []],
    ['STD-AIR-03', ['kiel', 'lorraine'], []],
    ['STD-AIR-04', ['lorraine'], []],
    ['STD-BRD-15', ['sz9'], ['sz10']],
    ['STD-SEA-03', ['sz8'], ['sz9']],
    ['STD-SEA-06', ['sz9'], []],
    ['STD-SUB-01', ['sz9'], ['sz8']],
    ['STD-NAV-06', ['sz9'], []],
    ['STD-NAV-12', ['sz10'], []],
    ['STD-PUR-06', ['sz10'], []],
    ['STD-TRN-01', ['sz10'], []],
    ['STD-TRN-09', ['sz10'], []],
    ['STD-CAP-13', ['rome'], []],
  ])('%s where it should: %j, and for others %j', (rule, mine, theirs) => {
    expect(own(rule)).toEqual(mine)
    expect(others(rule)).toEqual(theirs)
  })

  it('where an enemy is meant, to him who is meant', () => {
    expect(own('STD-CAP-11')).toEqual(['paris'])
    expect(own('STD-CAP-11', front, 'france')).toEqual([])
    expect(own('STD-CAP-03', front, 'france')).toEqual(['rome', 'venice'])
    expect(own('STD-CAP-03', front, 'italy')).toEqual([])
  })

  it('in the opening: the duty, the minor powers, colonies, the neutral United States', () => {
    const vienna = opening('austria-hungary')
    expect(own('STD-POL-02', vienna, 'austria-hungary')).toEqual(['serbia'])
    expect(own('STD-POL-02', opening('germany'))).toEqual([])
    expect(others('STD-POL-02', vienna)).toEqual(['serbia'])
    expect(own('STD-POL-09', vienna, 'austria-hungary')).toEqual(expect.arrayContaining(['bulgaria']))
    expect(own('STD-POL-10', vienna, 'austria-hungary')).toEqual(expect.arrayContaining(['serbia', 'belgium']))
    expect(own('STD-POL-14', vienna, 'austria-hungary')).toContain('switzerland')
    expect(own('STD-POL-12', vienna, 'austria-hungary')).toContain('belgian-congo')
    expect(own('STD-POL-24', vienna, 'austria-hungary')).toEqual(['united-states-of-america'])
    expect(own('STD-POL-24')).toEqual([])
  })

  it('where mines lie: all of them, those that are live to a power, and those that harm nobody', () => {
    const all = own('STD-MIN-01')!
    const live = own('STD-MIN-02')!
    const dead = own('STD-MIN-03')!
    expect(live.length).toBeGreaterThan(0)
    expect(live.filter((zone) => !all.includes(zone))).toEqual([])
    expect(dead.filter((zone) => live.includes(zone))).toEqual([])
    expect(own('STD-MIN-07')).toEqual(['sz9'])
  })

  it('in combat where a battle must be fought, until it has been', () => {
    const battle = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
      control: { lorraine: 'contested' },
    })
    expect(own('STD-CBT-02', battle)).toEqual([])
    expect(own('STD-CBT-03', battle)).toEqual(['lorraine'])
    expect(own('STD-CBT-03', at({}))).toEqual([])
  })

  it('somewhere or nowhere: the rules that bite a power now', () => {
    const biting = bitingNow(front, 'germany')
    expect(biting.has('STD-MOV-06')).toBe(true)
    expect(biting.has('STD-POL-02')).toBe(false)
    expect(bitingNow(front, 'ottoman').has('STD-MOV-06')).toBe(false)
  })

  it('where new units may be placed, for whoever is about to', () => {
    const placing = at({ phase: 'purchase', power: 'britain' })
    expect(own('STD-MOB-01', placing, 'britain')).toEqual(['india', 'london'])
    expect(own('STD-MOB-01', placing, 'germany')).toEqual([])
    expect(own('STD-MOB-05', placing, 'britain')).toContain('sz9')
  })
})
