import { describe, expect, it } from 'vitest'
import {
  type Action,
  decision,
  type GameState,
  type PositionSpec,
  type PowerId,
  positionFrom,
  reduce,
  turn,
} from '../../src/engine/index.ts'
import { type Dispatch, dispatchesSince } from '../../src/history/index.ts'
import { proposedAnswer } from '../../src/planning/answers.ts'
import type { Entry } from '../../src/save/replay.ts'
import { turnStart } from '../../src/store/game/timeline.ts'

const CENTRAL: PowerId[] = ['austria-hungary', 'germany', 'ottoman']

/** A game of which every entry is kept, as the table keeps it. */
class Table {
  state: GameState
  readonly log: Entry[] = []
  constructor(spec: Partial<PositionSpec>) {
    this.state = positionFrom({
      ruleset: 'standard',
      base: 'empty',
      seed: 'since',
      round: 2,
      power: 'russia',
      phase: 'move',
      ...spec,
    } as PositionSpec)
  }
  do(...actions: Action[]): this {
    for (const action of actions) {
      const outcome = reduce(this.state, action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${outcome.error.message}`)
      this.log.push({ action, dice: outcome.dice, events: outcome.events, before: this.state, after: outcome.state })
      this.state = outcome.state
    }
    return this
  }
  /** Every question as it is proposed, every phase ended, until this power may buy. */
  to(power: PowerId): this {
    for (let i = 0; i < 60; i++) {
      if (turn(this.state).power === power && turn(this.state).phase === 'purchase') return this
      this.answer()
      if (!decision(this.state)) this.do({ type: 'end-phase' })
    }
    throw new Error(`${power} never buys`)
  }
  answer(): this {
    while (decision(this.state)) this.do(proposedAnswer(this.state)!)
    return this
  }
  since(powers: PowerId[]): Dispatch[] {
    return dispatchesSince(this.log, powers, turnStart(this.log))
  }
}

/** In few words: what, where. */
const brief = ({ news, spaces }: Dispatch): string =>
  `${news.kind === 'events' ? news.events.map(({ type }) => type).join('+') : news.kind} ${spaces.join('+')}`

const march = (from: string, to: string, infantry: number): Action => ({ type: 'move', from, path: [to], units: { infantry } })

/** Six Russians wipe out two in Poland: hits 1, misses 6. */
const poland = (more: PositionSpec['units'] = {}): Table =>
  new Table({
    units: { poland: { 'austria-hungary': { infantry: 2 } }, belarus: { russia: { infantry: 6 } }, ...more },
    control: { poland: 'austria-hungary' },
    queue: [1, 1, 1, 6, 6, 6, 1, 6],
  })
    .do(march('belarus', 'poland', 6), { type: 'end-phase' }, { type: 'attack', space: 'poland' })
    .answer()

describe('what a person has missed', () => {
  it('tells a battle of theirs with who holds the land now and what both lost', () => {
    const [first, ...rest] = poland().to('germany').since(CENTRAL)
    expect(first).toMatchObject({ by: 'russia', spaces: ['poland'], cost: { ours: 6, theirs: 3 } })
    expect(first?.news).toMatchObject({ kind: 'battle', ours: 'defender', taken: true })
    // Who took it is told once.
    expect(rest.map(brief).filter((words) => words.includes('poland'))).toEqual([])
  })

  it('tells a person with several powers of all of them, and nobody of what is not theirs', () => {
    const table = poland().to('germany')
    expect(table.since(['germany']).map(brief)).not.toContain('battle poland')
    expect(table.since(['germany', 'austria-hungary']).map(brief)).toContain('battle poland')
  })

  it('begins where the last turn of one of these powers ended', () => {
    const table = poland().to('ottoman')
    // Germany has heard of it.
    expect(table.since(CENTRAL).map(brief)).not.toContain('battle poland')
    expect(table.since(['ottoman', 'austria-hungary']).map(brief)).toContain('battle poland')
    expect(table.to('austria-hungary').since(['austria-hungary']).map(brief)).toContain('battle poland')
  })

  it('is the same while the turn goes on', () => {
    const table = poland().to('germany')
    const before = table.since(CENTRAL)
    table.do({ type: 'end-phase' })
    expect(table.since(CENTRAL)).toEqual(before)
  })

  it('is nothing at the start of a war', () => {
    expect(new Table({ power: 'russia', phase: 'purchase' }).since(['russia'])).toEqual([])
  })

  it('puts the loss of land first and what only came near last, all of one place as one', () => {
    const table = new Table({
      units: { silesia: { germany: { infantry: 1 } }, poland: { russia: { infantry: 2 } }, belarus: { russia: { infantry: 5 } } },
      control: { poland: 'russia' },
    }).do(march('poland', 'prussia', 2), march('belarus', 'poland', 3), march('belarus', 'poland', 2))
    const told = table.to('germany').since(CENTRAL)
    expect(told.map(brief).slice(0, 2)).toEqual(['control-changed prussia', 'massed poland'])
    expect(told[1]?.news).toMatchObject({ power: 'russia', units: { infantry: 5 } })
  })

  it('leaves out small movements, and movements far from what is theirs', () => {
    const few = new Table({ units: { belarus: { russia: { infantry: 9 } } }, control: { poland: 'russia' } })
    expect(
      few
        .do(march('belarus', 'poland', 3))
        .to('germany')
        .since(CENTRAL)
        .map(brief),
    ).not.toContain('massed poland')
    const far = new Table({ units: { moscow: { russia: { infantry: 9 } } } })
    expect(
      far
        .do(march('moscow', 'tatarstan', 9))
        .to('germany')
        .since(CENTRAL)
        .map(brief),
    ).not.toContain('massed tatarstan')
  })

  it('tells of a landing on their shore, all that came ashore there as one', () => {
    const ashore = (transport: number): Action[] => [
      { type: 'load', from: 'egypt', transport, units: { infantry: 2 } },
      { type: 'offload', transport, to: 'smyrna', units: { infantry: 2 } },
    ]
    const table = new Table({
      power: 'britain',
      units: { sz19: { britain: { transport: 2, cruiser: 1 } }, egypt: { britain: { infantry: 5 } } },
      control: { smyrna: 'ottoman' },
    })
    const [one, two] = (table.state.war.units.sz19 ?? []).flatMap(({ id }) => (id === undefined ? [] : [id]))
    const told = table
      .do(...ashore(one!), ...ashore(two!))
      .to('ottoman')
      .since(CENTRAL)
    const words = told.map(brief).filter((each) => each.includes('smyrna'))
    expect(words).toEqual(['control-changed smyrna', 'landed smyrna'])
    expect(told.find(({ news }) => news.kind === 'landed')?.news).toMatchObject({ power: 'britain', units: { infantry: 4 } })
  })

  it('tells what the mines of their ports did', () => {
    const table = new Table({
      power: 'britain',
      units: { sz9: { britain: { cruiser: 2 } }, kiel: { germany: { infantry: 1 } } },
      queue: [1, 5],
    }).do({ type: 'move', from: 'sz9', path: ['sz10'], units: { cruiser: 2 } })
    const mines = table
      .to('ottoman')
      .since(CENTRAL)
      .find(({ news }) => news.kind === 'mines')
    expect(mines).toMatchObject({ by: 'britain', spaces: ['sz10'], cost: { ours: 0, theirs: 9 } })
  })

  it('tells everybody what changes the war', () => {
    const table = new Table({ power: 'germany', phase: 'move' }).do({ type: 'declare-submarine-warfare' })
    expect(brief(table.to('france').since(['france'])[0]!)).toBe('submarine-warfare-declared ')
  })

  it('counts new armies of the enemy last, those of a friend not at all', () => {
    const table = new Table({
      phase: 'purchase',
      treasury: { russia: 9, france: 9 },
      units: { moscow: { russia: { infantry: 1 } } },
    })
    table.do({ type: 'purchase', units: { infantry: 3 } }, { type: 'end-phase' }, { type: 'end-phase' }, { type: 'end-phase' })
    table.do({ type: 'mobilize', to: 'moscow', units: { infantry: 3 } } as Action)
    const last = table.to('germany').since(CENTRAL).at(-1)
    expect(last?.news).toMatchObject({ kind: 'placed', power: 'russia', units: { infantry: 3 } })
    expect(last?.spaces).toEqual(['moscow'])
    expect(
      table
        .to('france')
        .since(['france'])
        .filter(({ news }) => news.kind === 'placed' && news.power === 'russia'),
    ).toEqual([])
  })
})
