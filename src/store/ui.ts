/** What the screen is about right now. Nothing here is part of the game, and nothing here is kept. */
import { create } from 'zustand'
import type { Action, Counts, GameState, PowerId, RuleError, RuleId, SpaceId } from '../engine/index.ts'
import type { Selection } from '../planning/selection.ts'
import type { BlueMark } from './view/board-view.ts'

/** What may lie over the dock until it is closed. */
export type SheetId = 'help' | 'settings' | 'find' | 'seats'
export type NoticePlace = 'page' | 'file'
export type DockTab = 'orders' | 'space' | 'log' | 'income'
/** What was asked for when it was refused: gives the card its headline and its ways out. */
export type WhyContext = {
  from?: SpaceId
  to?: SpaceId
  units?: Counts
  transports?: number[]
  headline?: string
  asked?: Action
  /** The position in which it was refused, where that is not the one on the table. */
  before?: GameState
}
/** `touch`: by a finger, which aims before it sends. */
export type SpaceEvent = { shift: boolean; alt: boolean; double: boolean; touch?: boolean; at: { x: number; y: number } }
/** Which panel's orders a press on a space gives. */
export type Picking = 'move' | 'mobilize' | 'bid'

export type UiState = {
  selection: Selection | null
  /** The target that is hovered or aimed at. */
  aim: SpaceId | null
  hover: SpaceId | null
  /** Keyboard focus on the map. */
  focusSpace: SpaceId | null
  /** Shown in the tab "Space". */
  inspect: SpaceId | null
  tab: DockTab
  /** Whose books the tab "Income" shows; null: those of the power to move. */
  books: PowerId | null
  why: RuleError | null
  whyContext: WhyContext | null
  /** The rule that is read in the rule book; '': the book is open at no rule, null: it is shut. */
  rule: RuleId | null
  /** Spaces that are spoken of: ringed on the map and brought into view. */
  ring: SpaceId[]
  /** The space the coach's line is about: ringed while nothing else is, and kept in view. */
  coachSpace: SpaceId | null
  /**
   * What the mouse or the keyboard is on in the log or the panels: ringed in place of the above, and the map stays where it is.
   */
  point: SpaceId[]
  /** Marked in blue: the spaces an open reason is about. */
  blue: SpaceId[]
  /** The moves and the numbered ways out of that reason. */
  blueMarks: BlueMark[]
  battleSpace: SpaceId | null
  /** What waits to be placed, drawn where it would stand. */
  ghosts: Record<SpaceId, Counts>
  sheet: SheetId | null
  /** A sentence for everyone at the table: a file that could not be opened, a game that is gone. */
  notice: string | null
  /** Where it is said on the start page: at its head, or beside the button that opens a file. */
  noticeAt: NoticePlace
  /** Nothing is wrong: it says what has been done. */
  noticeGood: boolean
  /** Said once beside the history: why something did not go. */
  hint: string | null
  /** Of the panel that is open; null: spaces are only looked at. */
  picking: Picking | null

  select(selection: Selection | null): void
  setAim(space: SpaceId | null): void
  setHover(space: SpaceId | null): void
  setFocusSpace(space: SpaceId | null): void
  setInspect(space: SpaceId | null): void
  setTab(tab: DockTab): void
  /** Opens the books of a power. */
  setBooks(power: PowerId): void
  setWhy(why: RuleError | null, context?: WhyContext | null): void
  openRule(rule: RuleId | null): void
  setRing(ring: SpaceId[]): void
  setPoint(point: SpaceId[]): void
  setBlue(blue: SpaceId[], marks?: BlueMark[]): void
  setBattleSpace(space: SpaceId | null): void
  setGhosts(ghosts: Record<SpaceId, Counts>): void
  setSheet(sheet: SheetId | null): void
  setNotice(notice: string | null, at?: NoticePlace): void
  /** The same of what has been done, and is well. */
  setNews(notice: string): void
  setHint(hint: string | null): void
  setPicking(picking: Picking | null): void
  /** After every change of the game: what was picked may be gone. */
  settle(): void
  reset(): void
}

const NONE: SpaceId[] = []
const NO_MARKS: BlueMark[] = []
const NO_GHOSTS: Record<SpaceId, Counts> = {}

const blank = {
  selection: null,
  aim: null,
  hover: null,
  focusSpace: null,
  inspect: null,
  tab: 'orders' as DockTab,
  books: null,
  why: null,
  whyContext: null,
  rule: null,
  ring: NONE,
  point: NONE,
  blue: NONE,
  blueMarks: NO_MARKS,
  battleSpace: null,
  ghosts: NO_GHOSTS,
  sheet: null,
  notice: null,
  noticeAt: 'page' as NoticePlace,
  noticeGood: false,
  hint: null,
}

export const useUi = create<UiState>()((set) => ({
  ...blank,
  picking: null,
  coachSpace: null,
  // What is aimed at stays so while only the numbers change.
  select: (selection) =>
    set(({ selection: before, aim }) => ({
      selection,
      aim: selection && before?.space === selection.space ? aim : null,
      why: null,
      whyContext: null,
      blue: NONE,
      blueMarks: NO_MARKS,
    })),
  setAim: (aim) => set({ aim }),
  setHover: (hover) => set({ hover }),
  setFocusSpace: (focusSpace) => set({ focusSpace }),
  setInspect: (inspect) => set({ inspect }),
  // Whoever comes back to them finds those of the power to move.
  setTab: (tab) => set({ tab, books: null }),
  setBooks: (books) => set({ tab: 'income', books }),
  // A reason is read among the orders: whatever was being read, it comes to the front.
  setWhy: (why, context = null) =>
    set(({ tab }) => ({
      why,
      whyContext: why ? context : null,
      blue: why?.space ? [why.space] : NONE,
      blueMarks: NO_MARKS,
      tab: why ? 'orders' : tab,
    })),
  openRule: (rule) => set({ rule }),
  setRing: (ring) => set({ ring: ring.length > 0 ? ring : NONE, point: NONE }),
  setPoint: (point) => set({ point: point.length > 0 ? point : NONE }),
  setBlue: (blue, marks = NO_MARKS) =>
    set({ blue: blue.length > 0 ? blue : NONE, blueMarks: marks.length > 0 ? marks : NO_MARKS }),
  setBattleSpace: (battleSpace) => set({ battleSpace }),
  setGhosts: (ghosts) => set({ ghosts: Object.keys(ghosts).length > 0 ? ghosts : NO_GHOSTS }),
  setSheet: (sheet) => set({ sheet }),
  setNotice: (notice, noticeAt = 'page') => set({ notice, noticeAt, noticeGood: false }),
  setNews: (notice) => set({ notice, noticeAt: 'page', noticeGood: true }),
  setHint: (hint) => set({ hint }),
  setPicking: (picking) => set({ picking }),
  settle: () =>
    set({
      selection: null,
      aim: null,
      why: null,
      whyContext: null,
      ring: NONE,
      point: NONE,
      blue: NONE,
      blueMarks: NO_MARKS,
      hint: null,
    }),
  reset: () => set(blank),
}))
