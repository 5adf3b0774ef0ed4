// The lines of a turn: every event has its words or a reason for none, and what is alike is told at once.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messages } from '../../src/content/catalogue.ts'
import type { EventOf, PowerId } from '../../src/engine/index.ts'
import { emptyFacts, RECORDERS, recordEvent } from '../../src/history/facts.ts'
import { headlineOf } from '../../src/history/headline.ts'
import { diarySentence } from '../../src/history/index.ts'
import { unitsLost } from '../../src/history/losses.ts'
import { paragraphsOf } from '../../src/history/narrative.ts'
import type { BattleReport } from '../../src/report/index.ts'
import { diaryVoice as voice } from '../../src/store/view/diary.ts'
import { pastGame } from '../support/past.ts'

const past = pastGame('central-by-capitals')
const told = (facts: ReturnType<typeof emptyFacts>) =>
  paragraphsOf(facts).map((paragraph) => paragraph.map((saying) => diarySentence(saying, voice)).join(' '))

describe('what is told of events', () => {
  const sources = ['facts', 'narrative', 'battle-narrative', 'march-narrative', 'headline', 'diary']
    .map((file) => readFileSync(`src/history/${file}.ts`, 'utf8'))
    .join('')
  const SKIRMISHES = ['skirmishes-won', 'skirmishes-open']
  const MARCHES = ['occupied', 'contest', 'entered', 'front', 'rear', 'sea'].flatMap((kind) => [kind, `${kind}-many`])
  const used = new Set([...[...sources.matchAll(/phrase\(\s*'([a-z-]+)'/g)].map(([, key]) => key!), ...MARCHES, ...SKIRMISHES])

  it('has its words in the catalogue, and the catalogue has no others', () => {
    const known = [...messages.keys()].filter((key) => key.startsWith('diary.said.')).map((key) => key.slice(11))
    expect([...used].sort()).toEqual(known.sort())
  })

  it('is settled for every event: a line, or why there is none', () => {
    const silent = Object.entries(RECORDERS).filter(([, noting]) => typeof noting === 'string')
    expect(Object.keys(RECORDERS).length).toBeGreaterThan(80)
    expect(new Set(silent.map(([, why]) => why))).toEqual(new Set(['battle', 'heading', 'elsewhere', 'trifle']))
  })

  it('joins what is alike: mines of a zone, minors of an owner, raids of a power', () => {
    const facts = emptyFacts('germany', past.opening)
    const before = past.opening
    const rolled = { zone: 'sz9', at: 'sz9', by: 'britain', owner: 'germany', die: { value: 1, needs: 1, hit: true } } as const
    const ship = { power: 'germany', type: 'submarine', count: 1 } as EventOf<'mine-rolled'>['ship']
    recordEvent(facts, { type: 'mine-rolled', ...rolled, ship, result: 'sunk' }, before)
    recordEvent(facts, { type: 'mine-rolled', ...rolled, ship, result: 'sunk' }, before)
    recordEvent(facts, { type: 'mine-rolled', ...rolled, ship, result: 'safe' }, before)
    for (const space of ['belgium', 'holland'])
      recordEvent(facts, { type: 'minor-mobilized', space, owner: 'france', units: { infantry: 2 }, entered: 'germany' }, before)
    recordEvent(facts, { type: 'merchantmen-sunk', victim: 'germany', by: 'britain', dice: [], loss: 2 }, before)
    recordEvent(facts, { type: 'merchantmen-sunk', victim: 'germany', by: 'britain', dice: [], loss: 1 }, before)
    expect(told(facts)).toEqual([
      'Mines in Sea Zone 9: 2 submarines sunk. Belgium and Holland mobilised for France: 4 infantry.',
      'Lost 3 IPC of shipping to submarines of Britain.',
    ])
  })

  it('names the large marches behind the front and counts the others; land that is taken is named whatever went there', () => {
    const facts = emptyFacts('germany', past.opening)
    const march = (kind: 'rear' | 'entered', to: string, count: number) =>
      facts.marches.push({ kind, from: 'berlin', to, units: { infantry: count } })
    march('rear', 'ruhr', 20)
    march('rear', 'alsace', 9)
    march('rear', 'munich', 3)
    march('entered', 'belgium', 12)
    march('entered', 'holland', 1)
    expect(told(facts)).toEqual([
      'Marched into Belgium with 12 and Holland with 1. Brought up 20 to Ruhr, 9 to Alsace, and 3 elsewhere.',
    ])
  })

  it('leaves single men and ships among others out, and says in full where but one goal is left', () => {
    const facts = emptyFacts('germany', past.opening)
    const march = (kind: 'rear' | 'sea', to: string, units: Record<string, number>) =>
      facts.marches.push({ kind, from: 'berlin', to, units })
    march('rear', 'ruhr', { infantry: 8, artillery: 2 })
    march('rear', 'alsace', { infantry: 1 })
    march('sea', 'sz9', { cruiser: 1 })
    march('sea', 'sz10', { cruiser: 1 })
    expect(told(facts)).toEqual(['Moved 8 infantry and 2 artillery from Berlin to Ruhr.'])
  })

  it('tells at once what was paid for several countries, where several revolts broke out, and what was placed', () => {
    const facts = emptyFacts('germany', past.opening)
    const here = (event: Parameters<typeof recordEvent>[1]) => recordEvent(facts, event, past.opening)
    for (const [territory, price] of [
      ['india', 5],
      ['ireland', 5],
    ] as const) {
      here({ type: 'revolt-paid', power: 'germany', territory, price } as EventOf<'revolt-paid'>)
      here({ type: 'revolt-broke-out', power: 'germany', territory, units: { infantry: 1 } } as EventOf<'revolt-broke-out'>)
      here({
        type: 'control-changed',
        space: territory,
        from: 'britain',
        to: 'germany',
        cause: 'revolt',
      } as EventOf<'control-changed'>)
    }
    here({ type: 'influence-paid', power: 'germany', country: 'holland', price: 10 } as EventOf<'influence-paid'>)
    here({ type: 'country-won', power: 'germany', country: 'holland' } as EventOf<'country-won'>)
    for (const to of ['kiel', 'ruhr']) here({ type: 'units-mobilized', power: 'germany', to, units: { infantry: 2 } })
    expect(told(facts)).toEqual([
      'Won Holland over. Revolts in India and Ireland: 2 infantry. Holds India and Ireland after the revolt.',
      'Paid 10 IPC for influence in Holland. Paid 10 IPC for revolts in India and Ireland. Placed 2 infantry in Kiel and 2 infantry in Ruhr.',
    ])
  })

  it('counts no marker among those who fell, and says where a fleet withdrew to instead of that it did', () => {
    expect(unitsLost({ infantry: 1, artillery: 2, 'poison-gas': 1 })).toBe(3)
    const facts = emptyFacts('france', past.opening)
    const line = (power: PowerId) => [{ power, type: 'cruiser', count: 2, damaged: 0, submerged: 0 }]
    const fled = { id: '0.0', space: 'sz20', kind: 'sea', attacker: 'france', outcome: 'retreated', exchanges: [], steps: [] }
    const opening = { attacker: line('france'), defender: line('ottoman') }
    facts.battles.push({ ...fled, opening } as unknown as BattleReport)
    expect(told(facts)).toEqual(['Gave battle in Sea Zone 20, 2 against 2: no losses; ships retreated.'])
    const gone = { type: 'ships-retreated', power: 'france', from: 'sz20', to: 'sz17', units: {} } as unknown
    recordEvent(facts, gone as EventOf<'ships-retreated'>, past.opening)
    expect(told(facts)).toEqual([
      'Gave battle in Sea Zone 20, 2 against 2: no losses. Retreated from Sea Zone 20 to Sea Zone 17.',
    ])
  })

  it('leaves trifles out: a few men behind the front, one ship at sea', () => {
    const facts = emptyFacts('germany', past.opening)
    const march = (kind: 'rear' | 'sea', units: Record<string, number>) =>
      facts.marches.push({ kind, from: 'berlin', to: kind === 'sea' ? 'sz9' : 'ruhr', units })
    march('rear', { infantry: 3 })
    march('sea', { transport: 1 })
    expect(told(facts)).toEqual([])
    march('rear', { infantry: 1 })
    march('sea', { cruiser: 1 })
    expect(told(facts)).toEqual(['Moved 4 infantry from Berlin to Ruhr. Sailed to Sea Zone 9 with 1 cruiser and 1 transport.'])
  })

  it('tells land that nobody fought for after the fights, names garrisons without their number, and nothing twice', () => {
    const facts = emptyFacts('germany', past.opening)
    const enter = (space: string, count: number, to: 'germany' | 'contested') => {
      facts.marches.push({ kind: 'entered', from: 'ruhr', to: space, units: { infantry: count } })
      facts.lands.push({ space, from: 'france', to, cause: to === 'contested' ? 'contested' : 'entered' })
    }
    enter('picardy', 2, 'germany')
    enter('lorraine', 9, 'germany')
    enter('burgundy', 5, 'contested')
    facts.lands.push({ space: 'alsace', from: 'contested', to: 'france', cause: 'withdrawn' })
    expect(told(facts)).toEqual([
      'Left Alsace to France. Occupied Lorraine with 9 and Picardy, unopposed. Contested Burgundy from Ruhr with 5 infantry.',
    ])
  })

  it('tells of land that was taken from the sea once, with the landing', () => {
    const facts = emptyFacts('britain', past.opening)
    facts.landings.push({ zone: 'sz6', to: 'karelia', units: { infantry: 4 }, assault: true })
    facts.lands.push({ space: 'karelia', from: 'germany', to: 'britain', cause: 'entered' })
    expect(told(facts)).toEqual(['Stormed ashore in Karelia with 4 infantry, and took it.'])
  })

  it('says of a capital that the power left that it is free, in its turn and above it', () => {
    const facts = emptyFacts('germany', past.opening)
    facts.lands.push({ space: 'paris', from: 'contested', to: 'france', cause: 'withdrawn' })
    expect(told(facts)).toEqual(['Left Paris, which is free again.'])
    const headline = headlineOf([facts], paragraphsOf(facts).flat(), past.opening, false)
    expect(headline.map((saying) => diarySentence(saying, voice))).toEqual(['Paris is free again.'])
  })

  it('leads with a capital that was entered without a fight', () => {
    const facts = emptyFacts('germany', past.opening)
    facts.order = { type: 'units-ordered', power: 'germany', units: { infantry: 1 }, cost: 3, left: 0 } as never
    facts.marches.push({ kind: 'entered', from: 'picardy', to: 'paris', units: { infantry: 5 } })
    facts.lands.push({ space: 'paris', from: 'france', to: 'germany', cause: 'entered' })
    expect(told(facts)).toEqual(['Entered Paris: the capital of France fell.', 'Bought 1 infantry for 3 IPC.'])
  })
})
