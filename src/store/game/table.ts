/**
 * What is on the table, and that nothing is. The start page stands on this alone; what can be done with a game (`game.ts`) comes
 * with the rules, and until then nobody has one.
 */
import { create } from 'zustand'
import type {
  Action,
  GameOptions,
  GameState,
  Outcome,
  Phase,
  PositionSpec,
  PowerId,
  RuleError,
  Side,
  SpaceId,
} from '../../engine/index.ts'
import type { ComputerProfile, Computers } from '../../save/computers.ts'
import type { Agreement, Origin, Save, SavedEntry, SavedReason, Start } from '../../save/format.ts'
import type { OpenedSave } from '../../save/open.ts'
import type { Entry } from '../../save/replay.ts'
import type { WhyContext } from '../ui.ts'
import type { ByComputer, Rewrite, Undone } from './timeline.ts'

/** How the game is being kept: written down, only in memory, or not at all right now. */
export type Autosave = { state: 'saved' | 'saving' | 'memory' | 'failed'; sentence: string | null; savedAt: string | null }

/** `isAsked`: what can be opened of it is asked in a dialog. */
export type ImportResult = { ok: true } | { ok: false; error: string; isAsked?: true }
export type DispatchOptions = {
  /** The caller shows a refusal itself. */
  quiet?: boolean
  /** What was being tried, for the card that explains the refusal. */
  context?: WhyContext
  /** What speaks for it, where the computer does it: kept with the act. */
  why?: SavedReason
}

/** `reason`: shown while undo has to wait; `now` replays everything at once; `once` calls back when it is done. */
export type PendingLog = { readonly reason: string; finish(): void; whenDone(wish: () => void): void }

/**
 * What every mode besides a game has. Nothing of such a table is saved, and undo takes back what followed an action together with it,
 * dice or not.
 */
type Exercise = {
  /** Entries that the person at the table did not order. */
  readonly byItself: ByComputer
  /** The learner's phases; all others end automatically. */
  readonly phases: readonly Phase[]
  /** Content of the orders panel: the phase, the result of the try, or the worked example. */
  readonly face: 'play' | 'result' | 'example'
  /** Spaces the map shows; the first must be visible. */
  readonly about: readonly SpaceId[]
}

/** What is on the table. `base`: the game below a sketch, restored when the sketch ends. */
export type TableMode =
  | { readonly kind: 'game' }
  | (Exercise & { readonly kind: 'lesson' })
  | (Exercise & { readonly kind: 'rule-example' })
  | (Exercise & { readonly kind: 'sketch'; readonly base: Table; readonly side: Side })
export type ExerciseMode = Exclude<TableMode, { kind: 'game' }>

export const GAME_MODE: TableMode = { kind: 'game' }

export const isGame = ({ mode }: Pick<Table, 'mode'>): boolean => mode.kind === 'game'
export const exerciseIn = ({ mode }: Pick<Table, 'mode'>): ExerciseMode | null => (mode.kind === 'game' ? null : mode)

/** All data of one table. */
export type Table = {
  /** Null: the start page. */
  start: Start | null
  /** Names this game among those kept on the device. */
  id: string | null
  title: string
  game: GameState | null
  /** Where `log` begins. */
  opening: GameState | null
  /** Actions before `opening` that this version could not play again, or has not yet; kept for the file. */
  earlier: readonly SavedEntry[]
  /** While what led to a kept game is played again (`past.ts`); then `log` is what was done since it was opened. */
  pendingLog: PendingLog | null
  log: readonly Entry[]
  undone: readonly Undone[]
  /** Acts that wrote the log anew, the last one last. Not kept: after a reload the log alone says what can be undone. */
  rewrites: readonly Rewrite[]
  /** Another tab plays this game; this one only looks on. */
  readOnly: boolean
  autosave: Autosave
  /** Milliseconds on the clock of a game against time; 0 where there is none. */
  played: number
  /** Which powers the computer plays; null: it has never been asked to. */
  computers: Computers | null
  /** What both sides take back together; null: nobody has ever asked for that. */
  agreement: Agreement | null
  /** Where it left another game; null: nowhere. */
  origin: Origin | null
  mode: TableMode
}

export type GameStore = Table & {
  /** How often the game was put aside for another: parts of the screen start afresh. */
  sitting: number

  dispatch(action: Action, options?: DispatchOptions): Outcome
  undo(): void
  redo(): void
  /** `together`: with the later orders that depend on them, which otherwise hold them fast. */
  takeBack(indexes: number | readonly number[], together?: boolean): RuleError | null
  /**
   * Makes one act of what was done since the log was `before`: the orders given since are what one order was changed to, and
   * those in `after` follow again where they still can. Answers those that cannot.
   */
  joinChange(before: readonly Entry[], after: readonly Entry[]): readonly Entry[]
  newGame(start: Start, computers?: Computers, agreement?: Agreement): void
  /** The computer plays the power from now on, or for this turn alone; null: its player takes it back. */
  handOver(power: PowerId, manner: ComputerProfile | null, only?: 'turn'): void
  /** A position, options or a save. Throws a ContractError, or an Error with a sentence, when it is not a possible game. */
  open(what: PositionSpec | GameOptions | Save, exercise?: ExerciseMode): void
  exportSave(): Save
  importSave(text: string): Promise<ImportResult>
  /** Puts an opened save on the table under an id of its own or the one it was kept under, and says what it came without. */
  resume(opened: OpenedSave, id?: string, readOnly?: boolean): void
  leave(): void
}

export const NO_LOG: readonly Entry[] = []
export const NO_REWRITES: readonly Rewrite[] = []
export const NO_EARLIER: readonly SavedEntry[] = []

export const EMPTY_TABLE: Table = {
  start: null,
  id: null,
  title: '',
  game: null,
  opening: null,
  earlier: NO_EARLIER,
  pendingLog: null,
  log: NO_LOG,
  undone: NO_LOG,
  rewrites: NO_REWRITES,
  readOnly: false,
  autosave: { state: 'saving', sentence: null, savedAt: null },
  played: 0,
  computers: null,
  agreement: null,
  origin: null,
  mode: GAME_MODE,
}

/** All that is done to a game. */
export type Acts = Pick<
  GameStore,
  | 'dispatch'
  | 'undo'
  | 'redo'
  | 'takeBack'
  | 'joinChange'
  | 'newGame'
  | 'handOver'
  | 'open'
  | 'exportSave'
  | 'importSave'
  | 'resume'
  | 'leave'
>

const tooSoon = (): never => {
  throw new Error('The rules have not come yet.')
}

export const useGame = create<GameStore>()(() => ({
  ...EMPTY_TABLE,
  sitting: 0,
  dispatch: tooSoon,
  undo: tooSoon,
  redo: tooSoon,
  takeBack: tooSoon,
  joinChange: tooSoon,
  newGame: tooSoon,
  handOver: tooSoon,
  open: tooSoon,
  exportSave: tooSoon,
  importSave: tooSoon,
  resume: tooSoon,
  leave: tooSoon,
}))

/** Nothing was done between the two; what led to the game on the table has come. */
export const fullLogArrived = (now: GameStore, before: GameStore): boolean =>
  before.pendingLog !== null && now.pendingLog === null && now.sitting === before.sitting
