import { describe, expect, it } from 'vitest'
import type { Minefield } from '../../../src/board/glyphs/emblems'
import { labelSize } from '../../../src/board/glyphs/labels'
import { type Sign, signKey } from '../../../src/board/glyphs/signs'
import { layoutBoard } from '../../../src/board/placement/layout'
import type { BoardView, SpaceView } from '../../../src/board/types'
import { viewWith, words } from '../views'

const held = (more: Partial<SpaceView>): SpaceView => ({ controller: null, holders: [], stacks: [], ipc: 2, ...more })
const labelIn = (space: string, shown: BoardView, k = 1, mined: Minefield | null = null) =>
  layoutBoard(shown, k, new Map(mined ? [[space, mined]] : []), words).placed.find((block) => block.space === space)!.label!.label

describe('marks beside a name', () => {
  it('seal land that is not its printed owner’s, and no other', () => {
    const wales = (controller: SpaceView['controller']) =>
      labelIn('wales', viewWith({ wales: held({ controller, original: 'britain' }) }))
    expect(wales('germany').seal).toEqual({ kind: 'power', power: 'britain' })
    expect(wales('britain').seal).toBeNull()
    expect(labelIn('serbia', viewWith({ serbia: held({ controller: 'austria-hungary' }) })).seal).toBeNull()
  })

  it('seal contested land with the inks of both sides, and strike its figure', () => {
    const contested = held({
      controller: 'contested',
      original: 'britain',
      holders: ['germany', 'britain'],
      stacks: [
        { power: 'germany', type: 'infantry', count: 2 },
        { power: 'britain', type: 'infantry', count: 1 },
      ],
    })
    expect(labelIn('wales', viewWith({ wales: contested }))).toMatchObject({
      seal: { kind: 'contested', first: 'germany', second: 'britain' },
      struck: true,
    })
  })

  it('say whose a colony is while nobody holds it, near enough to be read', () => {
    const spaces = { portugal: held({ flag: 'neutral' }), angola: held({ colonyOf: 'portugal' }) }
    expect(labelIn('angola', viewWith(spaces))).toMatchObject({ motherCountry: '(Portugal)', flag: 'neutral' })
    expect(labelIn('angola', viewWith(spaces), 0.6).motherCountry).toBeNull()
    expect(labelIn('portugal', viewWith(spaces)).motherCountry).toBeNull()
  })

  it('warn of U-boats from afar too, of mines only from near', () => {
    const shown = viewWith({}, { raided: { by: 'germany', zones: ['sz7'] } })
    expect(labelIn('sz7', shown, 0.3).raided).toBe('germany')
    expect(labelIn('sz8', shown).raided).toBeNull()
    expect(labelIn('sz8', shown, 0.3, { by: 'britain', dead: false }).mined).toBeNull()
    expect(labelIn('sz8', shown, 1, { by: 'britain', dead: true }).mined).toEqual({ by: 'britain', dead: true })
  })

  it('show convoys with their owners, patrols, what was paid for, and only where it is, and only from near', () => {
    const shown = viewWith(
      {},
      {
        convoys: [
          { zone: 'sz2', owners: ['britain', 'usa'] },
          { zone: 'sz1', owners: [] },
        ],
        patrolled: ['sz2'],
        influenced: [{ space: 'greece', by: 'france' }],
        revolts: [{ space: 'egypt', by: 'ottoman' }],
      },
    )
    expect(labelIn('sz2', shown).signs).toEqual([{ kind: 'convoy', owners: ['britain', 'usa'] }, { kind: 'patrol' }])
    expect(labelIn('sz1', shown).signs).toEqual([{ kind: 'convoy', owners: [] }])
    expect(labelIn('greece', shown).signs).toEqual([{ kind: 'paid', by: 'france' }])
    expect(labelIn('egypt', shown).signs).toEqual([{ kind: 'revolt', by: 'ottoman' }])
    expect(labelIn('sz3', shown).signs).toEqual([])
    expect(labelIn('sz2', shown, 0.3).signs).toEqual([])
  })

  it('are other pictures for other owners, and come and go with the view', () => {
    const signs: Sign[] = [
      { kind: 'convoy', owners: ['britain'] },
      { kind: 'convoy', owners: ['britain', 'usa'] },
      { kind: 'convoy', owners: [] },
      { kind: 'patrol' },
      { kind: 'deciding' },
      { kind: 'paid', by: 'france' },
      { kind: 'paid', by: 'britain' },
      { kind: 'revolt', by: 'france' },
      ...(['closed', 'both', 'central', 'allies'] as const).map((peace): Sign => ({ kind: 'peace', peace })),
    ]
    expect(new Set(signs.map(signKey)).size).toBe(signs.length)
    const spaces = { greece: held({ flag: 'neutral' }) }
    expect(labelIn('greece', viewWith(spaces, { influenced: [{ space: 'greece', by: 'france' }] })).signs).toHaveLength(1)
    expect(labelIn('greece', viewWith(spaces)).signs).toEqual([])
  })

  it('of land that decides the war are seen from afar too, where nothing else is told', () => {
    const spaces = { burgundy: held({ controller: 'france' }) }
    const shown = viewWith(spaces, { deciding: ['burgundy'], influenced: [{ space: 'burgundy', by: 'france' }] })
    expect(labelIn('burgundy', shown).signs).toEqual([{ kind: 'deciding' }, { kind: 'paid', by: 'france' }])
    expect(labelIn('burgundy', shown, 0.3).signs).toEqual([{ kind: 'deciding' }])
  })

  it('bar land that is closed, flag land under an armistice, and strike the figure of what pays nobody', () => {
    const shown = (peace: NonNullable<SpaceView['peace']>, more: Partial<SpaceView> = {}) =>
      labelIn('ukraine', viewWith({ ukraine: held({ original: 'russia', peace, ...more }) }))
    expect(shown('closed', { controller: 'russia' })).toMatchObject({
      signs: [{ kind: 'peace', peace: 'closed' }],
      struck: false,
    })
    expect(shown('central')).toMatchObject({
      signs: [{ kind: 'peace', peace: 'central' }],
      struck: true,
      seal: { kind: 'power', power: 'russia' },
    })
    expect(labelIn('ukraine', viewWith({ ukraine: held({ controller: 'russia' }) })).signs).toEqual([])
  })

  it('take room of their own', () => {
    const bare = labelIn('wales', viewWith({ wales: held({ controller: 'britain', original: 'britain' }) }))
    const width = (more: object) => labelSize({ ...bare, ...more }).w - labelSize(bare).w
    for (const more of [
      { seal: { kind: 'power' as const, power: 'britain' } },
      { flag: 'france' },
      { mined: { by: 'france', dead: false } },
      { raided: 'germany' },
      { signs: [{ kind: 'patrol' }] },
    ])
      expect(width(more), JSON.stringify(more)).toBeGreaterThan(5)
    expect(labelSize({ ...bare, motherCountry: '(Portugal)' }).h).toBeGreaterThan(labelSize(bare).h)
  })
})
