/** Where a key means something: what is open, and what has the focus. */
import { decision, turn } from '../engine/index.ts'
import { useGame } from './game/game.ts'
import { exerciseIn } from './game/table.ts'
import { useUi } from './ui.ts'
import { useViewed } from './view/viewed-moment.ts'

/**
 * What wants an answer or orders; there is one at a time. `why`: the reasons of a refusal, before the phase they lie over;
 * `result`: a drill is over; `look`: another moment is looked at, or the worked example.
 */
const OPEN = [
  'purchase',
  'move',
  'combat',
  'mobilize',
  'income',
  'question',
  'dice',
  'why',
  'result',
  'look',
  'compare',
  'agree',
] as const
export type Open = (typeof OPEN)[number]

/**
 * `free`: nothing that has a use for the key itself. `press`: a button or the like. `track`: the line of the game's moments.
 * `chart`: those of its figures.
 */
const FOCUS = ['free', 'press', 'map', 'count', 'track', 'chart', 'grid', 'field'] as const
export type Focus = (typeof FOCUS)[number]

type Place = { readonly open: readonly Open[]; readonly focus: readonly Focus[] }

/** What lies over the whole table, as two moments held against each other do, keeps its keys to itself. */
const TABLE = OPEN.filter((each) => each !== 'compare' && each !== 'agree')
/** All but what is only looked at, where there is nothing to choose. */
const PLAYED = TABLE.filter((each) => each !== 'look')

const but = (left: Focus): readonly Focus[] => FOCUS.filter((each) => each !== left)

export const PLACES = {
  anywhere: { open: TABLE, focus: FOCUS },
  map: { open: OPEN, focus: ['map'] },
  choosing: { open: PLAYED, focus: ['map'] },
  move: { open: ['move'], focus: FOCUS },
  sketch: { open: ['move', 'combat', 'question', 'dice'], focus: FOCUS },
  send: { open: ['move'], focus: ['free', 'count', 'map'] },
  draft: { open: ['purchase', 'mobilize'], focus: ['count'] },
  count: { open: OPEN, focus: ['count'] },
  combat: { open: ['combat'], focus: FOCUS },
  question: { open: ['question', 'dice'], focus: FOCUS },
  answer: { open: ['question', 'dice', 'combat'], focus: ['free', 'count'] },
  dice: { open: ['dice'], focus: but('count') },
  why: { open: ['why'], focus: but('count') },
  /** In Combat the letter means something else. */
  drill: { open: TABLE.filter((each) => each !== 'combat'), focus: FOCUS },
  result: { open: ['result'], focus: FOCUS },
  look: { open: ['look'], focus: ['free', 'count', 'map'] },
  track: { open: OPEN, focus: ['track'] },
  chart: { open: OPEN, focus: ['chart'] },
  compare: { open: ['compare'], focus: but('field') },
  agree: { open: ['agree'], focus: but('field') },
  choices: { open: OPEN, focus: ['press'] },
  spaces: { open: OPEN, focus: ['grid'] },
  finder: { open: OPEN, focus: ['field'] },
} as const satisfies Readonly<Record<string, Place>>

export type PlaceId = keyof typeof PLACES
export const PLACE_IDS = Object.keys(PLACES) as PlaceId[]

const shared = <T>(one: readonly T[], other: readonly T[]) => one.some((each) => other.includes(each))

/** Whether a key of the one and a key of the other could both be pressed at some moment. */
export function together(one: PlaceId, other: PlaceId): boolean {
  const [a, b]: Place[] = [PLACES[one], PLACES[other]]
  return a !== undefined && b !== undefined && shared(a.open, b.open) && shared(a.focus, b.focus)
}

function openNow(): Open | null {
  const { game, ...table } = useGame.getState()
  if (!game) return null
  const face = exerciseIn(table)?.face
  if (useViewed.getState().look || face === 'example') return 'look'
  if (face === 'result') return 'result'
  const asked = decision(game)
  if (asked) return asked.kind === 'dice' ? 'dice' : 'question'
  return useUi.getState().why ? 'why' : turn(game).phase
}

/** What is typed into keeps its letters. */
const TYPED =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])'
const PRESSED = 'button, a, summary, input, [role="radio"], [role="tab"], [role="dialog"], [role="menu"], [role="alertdialog"]'

export function focusOn(element: Element | null): Focus {
  if (!element) return 'free'
  if (element.matches(TYPED)) return 'field'
  if (element.matches('[role="application"]')) return 'map'
  if (element.matches('[role="spinbutton"]')) return 'count'
  if (element.matches('[role="slider"]')) return element.matches('[data-chart]') ? 'chart' : 'track'
  if (element.closest('[role="grid"]')) return 'grid'
  return element.closest(PRESSED) ? 'press' : 'free'
}

/** Whether keys of this place mean something now. Where no game is open only those do that mean the same whatever is played. */
export function isHere(place: PlaceId, focused: Element | null = document.activeElement): boolean {
  const { open, focus }: Place = PLACES[place]
  const now = openNow()
  return focus.includes(focusOn(focused)) && (now === null ? PLAYED.every((each) => open.includes(each)) : open.includes(now))
}
