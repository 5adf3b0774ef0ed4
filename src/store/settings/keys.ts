/**
 * The table of keys: where they work and what they do. Commands, widgets, help and ARCHITECTURE.md use it. A test refuses
 * conflicting keys.
 */

import type { PlaceId } from '../places.ts'
import { type Chord, chordsOf, type Pressed } from './chord.ts'

export type KeyRow = {
  readonly place: PlaceId
  /** Chords as written by `chord.ts`. */
  readonly keys: readonly Chord[]
  /** Row with the same words; default: the row itself. */
  readonly means?: string
  /** A decision: a second press soon after the first is ignored. */
  readonly decides?: true
  /** Repeats while held down. */
  readonly repeats?: true
  /** Printed instead of a list of keys. */
  readonly cap?: string
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const ARROWS = '← ↑ → ↓'

const TABLE = {
  primary: { place: 'anywhere', keys: ['mod+enter'], decides: true },
  back: { place: 'anywhere', keys: ['escape'] },
  undo: { place: 'anywhere', keys: ['mod+z'] },
  redo: { place: 'anywhere', keys: ['mod+shift+z', 'mod+y'] },
  help: { place: 'anywhere', keys: ['?'] },
  find: { place: 'anywhere', keys: ['/'] },
  table: { place: 'anywhere', keys: ['v'] },
  legend: { place: 'anywhere', keys: ['k'] },
  rules: { place: 'anywhere', keys: ['j'] },
  orders: { place: 'anywhere', keys: ['o'] },
  space: { place: 'anywhere', keys: ['s'] },
  log: { place: 'anywhere', keys: ['l'] },
  income: { place: 'anywhere', keys: ['i'] },
  battles: { place: 'anywhere', keys: ['x'] },
  last: { place: 'anywhere', keys: ['m'] },
  timeline: { place: 'anywhere', keys: ['y'] },
  momentStep: { place: 'anywhere', keys: ['[', ']'], repeats: true },
  momentPhase: { place: 'anywhere', keys: ['shift+[', 'shift+]'], repeats: true },
  momentTurn: { place: 'anywhere', keys: ['alt+[', 'alt+]'], repeats: true },
  toMap: { place: 'anywhere', keys: ['g'] },
  theatre: { place: 'anywhere', keys: ['alt+1', 'alt+2', 'alt+3', 'alt+4', 'alt+5', 'alt+6'], cap: 'Alt+1 … 6' },
  zoomIn: { place: 'anywhere', keys: ['+', '='], repeats: true },
  zoomOut: { place: 'anywhere', keys: ['-'], repeats: true },
  whole: { place: 'anywhere', keys: ['w'] },

  mapStep: { place: 'map', keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], repeats: true, cap: ARROWS },
  mapRound: { place: 'map', keys: ['n', 'shift+n'], repeats: true, cap: 'N, ⇧N' },
  mapStack: { place: 'map', keys: ['tab', 'shift+tab'], repeats: true, cap: 'Tab, ⇧Tab' },
  mapHome: { place: 'map', keys: ['home'] },
  mapChoose: { place: 'choosing', keys: ['enter', 'space'], means: 'choose' },
  mapAsk: { place: 'choosing', keys: ['shift+enter', 'shift+space'], means: 'ask' },
  mapIn: { place: 'map', keys: ['+', '='], means: 'zoomIn', repeats: true },
  mapOut: { place: 'map', keys: ['-'], means: 'zoomOut', repeats: true },

  countStep: { place: 'count', keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], repeats: true, cap: ARROWS },
  countLeast: { place: 'count', keys: ['home'] },
  countMost: { place: 'count', keys: ['end'] },
  countSet: { place: 'count', keys: DIGITS, means: 'digits', cap: '0 … 9' },

  commit: { place: 'draft', keys: ['enter'], means: 'goOn', decides: true },

  next: { place: 'move', keys: ['f'] },
  all: { place: 'move', keys: ['a'] },
  countMove: { place: 'move', keys: DIGITS, means: 'digits', cap: '0 … 9' },
  nextKind: { place: 'move', keys: ['t'] },
  send: { place: 'send', keys: ['enter'], means: 'choose' },

  sketch: { place: 'sketch', keys: ['u'] },

  nextBattle: { place: 'combat', keys: ['b'] },
  roll: { place: 'combat', keys: ['r'], decides: true },
  hold: { place: 'combat', keys: ['h'], decides: true },

  accept: { place: 'question', keys: ['c'], decides: true },
  proposed: { place: 'question', keys: ['d'] },
  fightOn: { place: 'question', keys: ['p'], decides: true },
  breakOff: { place: 'question', keys: ['b'], decides: true },
  retreat: { place: 'question', keys: ['e'] },
  goOn: { place: 'answer', keys: ['enter'], decides: true },
  die: { place: 'dice', keys: ['1', '2', '3', '4', '5', '6'], cap: '1 … 6' },
  dieBack: { place: 'dice', keys: ['backspace'] },

  hint: { place: 'drill', keys: ['h'] },
  again: { place: 'result', keys: ['r'] },
  stepNext: { place: 'look', keys: ['enter', 'space'] },
  stepBack: { place: 'look', keys: ['backspace'] },
  playOn: { place: 'look', keys: ['p'] },

  trackStep: {
    place: 'track',
    keys: ['arrowleft', 'arrowright', 'arrowdown', 'arrowup'],
    means: 'momentStep',
    repeats: true,
    cap: '← →',
  },
  trackPhase: {
    place: 'track',
    keys: ['shift+arrowleft', 'shift+arrowright'],
    means: 'momentPhase',
    repeats: true,
    cap: '⇧← ⇧→',
  },
  trackTurn: {
    place: 'track',
    keys: ['alt+arrowleft', 'alt+arrowright'],
    means: 'momentTurn',
    repeats: true,
    cap: 'Alt+← Alt+→',
  },
  trackRound: { place: 'track', keys: ['pagedown', 'pageup'], repeats: true, cap: 'PgDn, PgUp' },
  trackEnds: { place: 'track', keys: ['home', 'end'], cap: 'Home, End' },
  trackPlay: { place: 'track', keys: ['enter', 'space'] },

  way: { place: 'why', keys: DIGITS.slice(1), cap: '1 … 9' },

  compareSwap: { place: 'compare', keys: ['x'] },
  compareGo: { place: 'compare', keys: ['e'] },
  compareIn: { place: 'compare', keys: ['+', '='], means: 'zoomIn' },
  compareOut: { place: 'compare', keys: ['-'], means: 'zoomOut' },
  compareWhole: { place: 'compare', keys: ['w'], means: 'whole' },

  agreeLeft: { place: 'agree', keys: ['a'] },
  agreeRight: { place: 'agree', keys: ['l'] },

  choiceStep: { place: 'choices', keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], cap: ARROWS },

  gridStep: { place: 'spaces', keys: ['arrowup', 'arrowdown', 'arrowleft', 'arrowright'], repeats: true, cap: ARROWS },
  gridPage: { place: 'spaces', keys: ['pageup', 'pagedown'], repeats: true, cap: 'PgUp, PgDn' },
  gridEnds: { place: 'spaces', keys: ['home', 'end'], cap: 'Home, End' },
  gridCorners: { place: 'spaces', keys: ['mod+home', 'mod+end'], cap: 'Ctrl+Home, Ctrl+End' },
  gridMenu: { place: 'spaces', keys: ['enter'] },
  gridChoose: { place: 'spaces', keys: ['space'], means: 'choose' },
  gridFind: { place: 'spaces', keys: ['/'], means: 'find' },

  chartRound: { place: 'chart', keys: ['arrowleft', 'arrowright'], repeats: true, cap: '← →' },
  chartLine: { place: 'chart', keys: ['arrowup', 'arrowdown'], repeats: true, cap: '↑ ↓' },
  chartEnds: { place: 'chart', keys: ['home', 'end'], cap: 'Home, End' },
  chartGo: { place: 'chart', keys: ['enter'] },

  findStep: { place: 'finder', keys: ['arrowup', 'arrowdown', 'home', 'end'], repeats: true, cap: '↑ ↓ Home End' },
  findGo: { place: 'finder', keys: ['enter'] },
} as const satisfies Readonly<Record<string, KeyRow>>

export type KeyId = keyof typeof TABLE
export const KEYS: Readonly<Record<KeyId, KeyRow>> = TABLE
export const KEY_IDS = Object.keys(TABLE) as KeyId[]

const rowsOf = new Map<Chord, KeyId[]>()
for (const id of KEY_IDS) for (const key of KEYS[id].keys) rowsOf.set(key, [...(rowsOf.get(key) ?? []), id])

/** All rows of a key. */
export const rowsWith = (key: Chord): readonly KeyId[] => rowsOf.get(key) ?? []

/** The row of a focused widget for a key. */
export function pressedIn(place: PlaceId, event: Pressed): KeyId | undefined {
  return chordsOf(event)
    .flatMap(rowsWith)
    .find((id) => KEYS[id].place === place)
}

/** Id of the row's words. */
export const meaningOf = (id: KeyId): string => KEYS[id].means ?? id
