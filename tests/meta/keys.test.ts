// One table of keys (src/store/settings/keys.ts): no key means two things where both could be had, everything that listens to keys asks
// the table, and what is printed of it is what it says.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import '../../src/content/words/help.ts'
import { PLACE_IDS, together } from '../../src/store/places.ts'
import { allKeyLabels } from '../../src/store/settings/key-labels.ts'
import { KEY_IDS, KEYS, type KeyRow, meaningOf } from '../../src/store/settings/keys.ts'
import { hasText, t } from '../../src/store/text.ts'

type Row = Pick<KeyRow, 'place' | 'keys'> & { id: string; means: string }

/** Every key with two meanings, and where. */
function clashes(rows: readonly Row[]): string[] {
  return rows.flatMap((one, at) =>
    rows.slice(at + 1).flatMap((other) => {
      if (one.means === other.means || !together(one.place, other.place)) return []
      return one.keys
        .filter((key) => other.keys.includes(key))
        .map((key) => `${key}: ${one.id} (${one.place}), ${other.id} (${other.place})`)
    }),
  )
}

/** They only notice that something was pressed, hand it on, keep it from what lies below them, close again what stands open over themselves, or go through their own parts, as tabs do everywhere. */
const UNASKED: ReadonlySet<string> = new Set([
  'src/app/MapView.tsx',
  'src/app/held-keys.ts',
  'src/board/Board.tsx',
  'src/board/Controls.tsx',
  'src/ui/find/EarlyField.tsx',
  'src/ui/diary/DiarySheet.tsx',
  'src/ui/odds/desk/OddsDesk.tsx',
  'src/ui/spaces/Filters.tsx',
  'src/ui/widgets/Tabs.tsx',
])

const table: Row[] = KEY_IDS.map((id) => ({ id, means: meaningOf(id), ...KEYS[id] }))
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [path.join('src', file), readFileSync(path.join('src', file), 'utf8')] as const)

describe('the table of keys', () => {
  it('gives no key two meanings where both could be had', () => {
    expect(clashes(table)).toEqual([])
  })

  it.each([
    ['anywhere and in a phase', { place: 'combat', keys: ['m'] }],
    ['in a phase and on the map, which may have the focus meanwhile', { place: 'move', keys: ['n'] }],
    ['at a question and while dice are typed in, which is one', { place: 'dice', keys: ['c'] }],
  ] as const)('would refuse one %s', (_, row) => {
    expect(clashes([...table, { id: 'new', means: 'something else', ...row }])).toHaveLength(1)
  })

  it.each([
    ['in two phases', { place: 'draft', keys: ['f'] }],
    ['at a question and in Combat before it', { place: 'combat', keys: ['c'] }],
    ['at the reasons and in Movement, over which they lie', { place: 'why', keys: ['a'] }],
  ] as const)('has room for one %s', (_, row) => {
    expect(clashes([...table, { id: 'new', means: 'something else', ...row }])).toEqual([])
  })

  it('lists a key once in each row, and has words for all of it', () => {
    for (const { keys } of table) expect(new Set(keys).size).toBe(keys.length)
    const words = [...table.map((row) => row.means), ...PLACE_IDS.map((place) => `place.${place}`)]
    expect(words.filter((id) => !hasText(`shortcuts.${id}`))).toEqual([])
  })

  it('lets go on while a key is held only what looks or counts', () => {
    const going = KEY_IDS.filter((id) => KEYS[id].repeats).sort()
    expect(going).toEqual([
      'chartLine',
      'chartRound',
      'countStep',
      'findStep',
      'gridPage',
      'gridStep',
      'mapIn',
      'mapOut',
      'mapRound',
      'mapStack',
      'mapStep',
      'momentPhase',
      'momentStep',
      'momentTurn',
      'trackPhase',
      'trackRound',
      'trackStep',
      'trackTurn',
      'zoomIn',
      'zoomOut',
    ])
  })

  it('is asked by everything that a key is given to', () => {
    const unasked = sources.filter(([file, text]) => {
      const listens = /onKeyDown=|addEventListener\('key|event\.key\b/.test(text)
      return listens && !UNASKED.has(file) && !/\b(?:pressedIn|commandFor)\(/.test(text)
    })
    expect(unasked.map(([file]) => file)).toEqual([])
  })

  it('is printed in ARCHITECTURE.md, a row for each place', async () => {
    const rows = PLACE_IDS.map((place) => {
      const keys = KEY_IDS.filter((id) => KEYS[id].place === place).map(
        (id) =>
          `${allKeyLabels(id, 'Ctrl')
            .map((each) => `\`${each}\``)
            .join(' ')} ${t(`shortcuts.${meaningOf(id)}`)}`,
      )
      return `| ${t(`shortcuts.place.${place}`)} | ${keys.join(' · ')} |`
    })
    const head = '| where | keys |\n|---|---|\n'
    const page = readFileSync('ARCHITECTURE.md', 'utf8')
    expect(page).toContain(head)
    // `npx vitest run tests/meta/keys.test.ts -u` updates the table.
    await expect(`${page.split(head)[0]}${head}${rows.join('\n')}\n`).toMatchFileSnapshot('../../ARCHITECTURE.md')
  })
})
