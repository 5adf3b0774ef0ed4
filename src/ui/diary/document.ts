/** The diary as one document of plain shapes, for the sheet, for print and for files. */
import {
  diaryVoice,
  formatRound,
  type RoundRow,
  type RoundSummary,
  type RoundWords,
  type ToldRound,
} from '../../store/view/diary.ts'
import { listText, powerName, spaceName, t, tenths } from '../text.ts'
import type { Inks } from './map/inks.ts'
import { type Drawing, shape } from './map/shapes.ts'
import { atlas, EUROPE, smallMap } from './map/small-map.ts'

/** Width of a map (px). */
export const MAP_WIDTH = 674

export const roundTitle = ({ round, year, season }: ToldRound): string => t('diary.round', { round, year: `${year}`, season })

const element = (tag: string, name: string, ...inside: readonly (Drawing | string)[]) =>
  shape(tag, { class: `diary-${name}` }, inside)
const cell = (tag: 'th' | 'td', words: string, scope?: string) => shape(tag, { scope }, [words])

/** Extra width beside Europe (board px): maps in the text are lower and wider. */
const BESIDE = 900

/** The map at the end of a round, or now. */
export function roundMap(told: ToldRound, inks: Inks): Drawing {
  return smallMap(told.summary.state, {
    frame: EUROPE,
    width: MAP_WIDTH,
    inks,
    armies: true,
    names: 'capitals',
    label: t('diary.mapOf', { round: roundTitle(told) }),
    beside: BESIDE,
  })
}

/** Shared by all maps of a page. */
export const sharedShapes = ([first]: readonly ToldRound[], inks: Inks): Drawing =>
  shape(
    'svg',
    { width: 0, height: 0, 'aria-hidden': 'true', class: 'diary-shared' },
    first ? [atlas(first.summary.state, { frame: EUROPE, width: MAP_WIDTH }, [inks])] : [],
  )

const turnPart = ({ power, paragraphs }: RoundWords['turns'][number]): Drawing =>
  element('section', 'turn', shape('h3', {}, [powerName(power)]), ...paragraphs.map((words) => shape('p', {}, [words])))

/** A paragraph, or nothing if it is empty. */
const spoken = (name: string, words: string): Drawing[] => (words === '' ? [] : [element('p', name, words)])

const COLUMNS = ['power', 'income', 'spent', 'lost', 'hits', 'expected'] as const

function cellOf(row: RoundRow, column: (typeof COLUMNS)[number]): string {
  if (column === 'power') return powerName(row.power)
  if (column === 'expected') return row.dice === 0 ? '–' : tenths(row.expected)
  return `${row[column] ?? '–'}`
}

const figuresTable = ({ rows }: RoundSummary): Drawing =>
  shape('table', {}, [
    shape('caption', {}, [t('diary.figures')]),
    shape('thead', {}, [
      shape(
        'tr',
        {},
        COLUMNS.map((column) => cell('th', t(`diary.column.${column}`), 'col')),
      ),
    ]),
    shape(
      'tbody',
      {},
      rows.map((row) =>
        shape(
          'tr',
          {},
          COLUMNS.map((column, at) => cell(at === 0 ? 'th' : 'td', cellOf(row, column), at === 0 ? 'row' : undefined)),
        ),
      ),
    ),
  ])

const holder = (who: RoundSummary['changed'][number]['to']): string =>
  who === null ? t('diary.nobody') : who === 'contested' ? t('diary.contested') : powerName(who)

/** Territories by holder, in turn order; then contested and unheld ones. */
const handedOver = ({ changed, rows }: Pick<RoundSummary, 'changed' | 'rows'>) =>
  [...rows.map(({ power }) => power), 'contested' as const, null]
    .map((to) => ({ to, lands: changed.filter((each) => each.to === to) }))
    .filter(({ lands }) => lands.length > 0)

/** The current round has no closing sentence. */
export const openIn = ({ open }: Pick<RoundSummary, 'open'>) => ({ open: open ? 'yes' : 'no' })

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A territory, with its former owner if that was a power. */
const landFrom = ({ space, from }: RoundSummary['changed'][number]): string =>
  t('diary.landFrom', { land: spaceName(space), known: from === null ? 'no' : 'yes', from: holder(from) })

const changesTable = (summary: RoundSummary): Drawing =>
  shape('table', { class: 'diary-changes' }, [
    shape('caption', {}, [t('diary.changed')]),
    shape('thead', {}, [
      shape(
        'tr',
        {},
        (['to', 'land'] as const).map((column) => cell('th', t(`diary.column.${column}`), 'col')),
      ),
    ]),
    shape(
      'tbody',
      {},
      handedOver(summary).map(({ to, lands }) =>
        shape('tr', {}, [cell('th', capital(holder(to)), 'row'), cell('td', listText(lands.map(landFrom)))]),
      ),
    ),
  ])

function lands(summary: RoundSummary): Drawing {
  const { changed, contested } = summary
  return element(
    'div',
    'lands',
    ...(changed.length > 0 ? [changesTable(summary)] : [shape('p', {}, [t('diary.noChange')])]),
    ...(contested.length > 0
      ? [
          element('h4', 'caption', t('diary.contestedAtEnd', openIn(summary))),
          shape('p', {}, [t('diary.list', { list: listText(contested.map(spaceName)) })]),
        ]
      : []),
  )
}

/** One round: heading, map, turns and figures. */
export function roundPart(told: ToldRound, title: string, inks: Inks): Drawing {
  const { headline, turns, quiet } = formatRound(told, diaryVoice)
  return element(
    'section',
    'round',
    element(
      'header',
      'head',
      element('p', 'over', title ? t('diary.overNamed', { title }) : t('diary.title')),
      shape('h2', {}, [roundTitle(told)]),
      element(
        'p',
        'worth',
        ...(['central', 'allies'] as const).map((side) =>
          shape('span', {}, [t('diary.worth', { side, worth: told.summary.worth[side] })]),
        ),
      ),
    ),
    ...spoken('lead', headline),
    shape('figure', {}, [roundMap(told, inks), shape('figcaption', {}, [t('diary.caption', openIn(told.summary))])]),
    element('div', 'turns', ...turns.map(turnPart), ...spoken('quiet', quiet)),
    element('div', 'sums', figuresTable(told.summary), lands(told.summary)),
  )
}

/** All rounds. `title`: the name of the game. */
export const diaryDocument = (rounds: readonly ToldRound[], title: string, inks: Inks): Drawing =>
  element('article', 'paper', sharedShapes(rounds, inks), ...rounds.map((told) => roundPart(told, title, inks)))
