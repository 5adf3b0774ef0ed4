import { describe, expect, it } from 'vitest'
import { describeSpace as say } from '../../src/board/describe'
import type { BoardView, PassageView, SpaceView } from '../../src/board/types'
import { openingOn, spacesWith, viewWith } from './views'

const spaces = spacesWith()
const empty = viewWith(spaces)
const withSpace = (id: string, state: Partial<SpaceView>, more: Partial<BoardView> = {}): BoardView => ({
  ...empty,
  ...more,
  spaces: { ...spaces, [id]: { ...spaces[id]!, ...state } },
})

describe('a space in words', () => {
  it('tells a contested space: who is there, whose it was, what it is worth, what waits', () => {
    const view = withSpace(
      'galicia',
      {
        controller: 'contested',
        holders: ['austria-hungary', 'russia'],
        stacks: [
          { power: 'austria-hungary', type: 'infantry', count: 6 },
          { power: 'austria-hungary', type: 'artillery', count: 2 },
          { power: 'russia', type: 'infantry', count: 4, moved: true },
        ],
      },
      { battles: [{ space: 'galicia', required: true, resolved: false }], targets: { galicia: 'contested' } },
    )
    expect(say('galicia', view)).toBe(
      'Galicia, contested, Austria-Hungary and Russia, printed as Austria-Hungary, 3 IPC, may be entered. ' +
        'Austria-Hungary 6 infantry, 2 artillery; Russia 4 infantry. A battle is waiting and must be fought. ' +
        'Borders Bohemia, Budapest, Poland, Romania, Silesia, Ukraine, and Vienna.',
    )
  })

  it('tells a port: capital, naval base, and whose ships lie there with what aboard', () => {
    expect(say('london', empty)).toMatch(/^London, Britain, 6 IPC\. No units\. Capital of Britain\. Naval bases?: Sea Zone/)
    const sea = withSpace(
      'sz9',
      {
        stacks: [
          { power: 'britain', type: 'battleship', count: 2, damaged: true },
          { power: 'britain', type: 'transport', count: 1, cargo: [{ power: 'britain', type: 'infantry' }] },
        ],
      },
      { mines: [{ zone: 'sz9', side: 'allies' }] },
    )
    const said = say('sz9', sea)
    expect(said).toContain('Britain 2 battleships, 1 transport, damaged: 2 battleships, carrying 1 infantry.')
    expect(said).toContain('Mined by the Allies.')
    expect(said).not.toContain('IPC')
  })

  it('tells whose the guests aboard are', () => {
    const cargo = (['britain', 'france'] as const).map((power) => ({ power, type: 'infantry' as const }))
    const sea = withSpace('sz9', { stacks: [{ power: 'britain', type: 'transport', count: 1, cargo }] })
    expect(say('sz9', sea)).toContain('Britain 1 transport, carrying 1 infantry (British) and 1 infantry (French).')
  })

  it('tells which army would rise where land is entered but not yet settled, and whether it would fight', () => {
    const entered = (id: string, army: NonNullable<BoardView['rising']>[string]) => say(id, { ...empty, rising: { [id]: army } })
    expect(entered('belgium', { power: 'france', units: { infantry: 2, artillery: 1 }, hostile: true })).toContain(
      'At the end of movement 2 infantry, 1 artillery will rise for France and fight.',
    )
    expect(entered('bulgaria', { power: 'ottoman', units: { infantry: 4 }, hostile: false })).toContain(
      'At the end of movement 4 infantry will rise for the Ottoman Empire.',
    )
    expect(entered('holland', { power: 'neutral', units: { infantry: 1 }, hostile: true })).toContain(
      'At the end of movement 1 infantry will rise and fight.',
    )
    expect(say('belgium', empty)).not.toContain('rise')
  })

  it('tells minors, what nobody holds, and what no unit may enter', () => {
    expect(say('belgium', withSpace('belgium', { flag: 'france' }))).toContain(
      'Belgium, not mobilised, aligned to France, 2 IPC.',
    )
    expect(say('spain', withSpace('spain', { flag: 'neutral' }))).toContain('Spain, neutral, not mobilised')
    expect(say('sahara', empty)).toMatch(/^Sahara, impassable\. Borders/)
    expect(say('belgium', withSpace('belgium', { controller: 'germany' }))).toContain('Belgium, Germany, ')
  })

  it('tells what is drawn beside names: dead mines, U-boats, the canal, colonies, what is new', () => {
    const suez = (gate: PassageView['gate']): BoardView['passages'] => [
      { id: 'suez', zones: ['sz19', 'sz28'], control: 'egypt', gate },
    ]
    const raided = { by: 'germany' as const, zones: ['sz8'] }
    const sea = { ...empty, deadMines: [{ zone: 'sz8', by: 'britain' as const }], raided, passages: suez('shut') }
    expect(say('sz8', sea)).toContain('The mines of Britain are out of action. German submarines here reduce the enemy’s income.')
    expect(say('egypt', sea)).toContain('The Suez Canal is shut.')
    expect(say('sz19', { ...empty, passages: suez('open') })).toContain('The Suez Canal is open.')
    expect(say('sz9', sea)).not.toMatch(/dead|income|Suez/)
    const land = withSpace('angola', { colonyOf: 'portugal', built: { power: 'britain', units: { infantry: 2 } } })
    expect(say('angola', land)).toContain('Colony of Portugal. Mobilised this turn: 2 infantry.')
  })

  it('tells guns with gas from others, convoys, patrols, and what was paid for', () => {
    const guns = withSpace('kiel', {
      stacks: [
        { power: 'germany', type: 'artillery', count: 2 },
        { power: 'germany', type: 'artillery', count: 1, gas: true },
      ],
    })
    expect(say('kiel', guns)).toContain('Germany 3 artillery, with poison gas: 1 artillery.')
    const view: BoardView = {
      ...empty,
      convoys: [
        { zone: 'sz2', owners: ['britain', 'usa'] },
        { zone: 'sz1', owners: [] },
      ],
      patrolled: ['sz9'],
      influenced: [{ space: 'greece', by: 'france' }],
      revolts: [{ space: 'egypt', by: 'ottoman' }],
      deciding: ['paris'],
    }
    expect(say('sz2', view)).toContain('Convoys of Britain and the United States.')
    expect(say('sz1', view)).toContain('A convoy route without an owner yet.')
    expect(say('sz9', view)).toContain('Patrolled by enemy destroyers: battleships and cruisers can sail on.')
    expect(say('greece', view)).toContain('Won over by France this turn.')
    expect(say('egypt', view)).toContain('A revolt was paid for by the Ottoman Empire this turn.')
    expect(say('paris', view)).toContain('It decides the war.')
    expect(say('sz3', view)).not.toMatch(/Convoy|Patrol|Won|revolt|decides/)
  })

  it('tells each passage at both its ends and on the land that holds it', () => {
    const passages: PassageView[] = [
      { id: 'danish-straits', zones: ['sz10', 'sz11'], control: 'denmark', gate: 'submarines' },
      { id: 'kiel-canal', zones: ['sz10', 'sz11'], control: 'kiel', gate: 'shut' },
      { id: 'dardanelles', zones: ['sz31', 'sz20'], control: 'constantinople', gate: 'open' },
    ]
    const view = { ...openingOn('advanced'), passages }
    expect(say('sz10', view)).toContain('The Danish straits are open to submarines only. The Kiel Canal is shut.')
    expect(say('denmark', view)).toContain('The Danish straits are open to submarines only.')
    expect(say('denmark', view)).not.toContain('Kiel Canal')
    expect(say('sz31', view)).toContain('The Dardanelles are open.')
    expect(say('sz31', view)).toMatch(/^Sea Zone 31\. .*Borders .*Bulgaria/)
  })

  it('tells of land that is closed, and of an armistice and who holds it', () => {
    const land = (more: object) => ({ controller: null, holders: [], stacks: [], ipc: 3, original: 'russia' as const, ...more })
    const spaces = {
      moscow: land({ controller: 'russia', peace: 'closed' }),
      ukraine: land({ peace: 'central' }),
      sevastopol: land({ peace: 'allies' }),
      livonia: land({ controller: 'contested', holders: ['germany', 'britain'], peace: 'both' }),
    }
    const view = viewWith(spaces)
    expect(say('moscow', view)).toContain('Out of the war: units can no longer enter.')
    expect(say('ukraine', view)).toMatch(
      /^Ukraine, printed as Russia, 3 IPC\..* Under the armistice, held by the Central Powers;/,
    )
    expect(say('sevastopol', view)).toContain('held by the Allies')
    expect(say('livonia', view)).toMatch(/contested.*Under the armistice; both sides have units here\./)
    expect(say('belarus', viewWith({ belarus: land({ controller: 'russia' }) }))).not.toMatch(/armistice|no longer enter/)
  })

  it('names spaces as the board of the view does', () => {
    expect(say('montenegro', openingOn('influence'))).toMatch(/^Montenegro, not mobilised, aligned to Russia, 1 IPC\./)
    expect(say('serbia', openingOn('influence'))).toContain('Montenegro')
    expect(say('montenegro', empty)).toBe('')
    expect(say('serbia', empty)).not.toContain('Montenegro')
  })

  it('tells what is chosen, and what is to be placed', () => {
    const view = { ...empty, selected: 'ruhr', pendingPlacements: { ruhr: { infantry: 2 } } }
    expect(say('ruhr', view)).toContain('Chosen. 2 infantry to be placed.')
    expect(say('nowhere', empty)).toBe('')
  })

  it('says of what is only read about that it is shown, not that it is chosen', () => {
    const said = say('ruhr', { ...empty, selected: 'ruhr', read: ['ruhr'] })
    expect(said).toContain('Details are shown.')
    expect(said).not.toContain('Chosen')
    expect(say('ruhr', { ...empty, selected: 'ruhr', read: ['berlin'] })).toContain('Chosen.')
  })
})
