/** The game store, empty until a game is opened. Its actions are set by `game.ts`, which is loaded with the rules. */
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

/** `memory`: storage is forbidden; `failed`: the last write failed. */
export type Autosave = { state: 'saved' | 'saving' | 'memory' | 'failed'; sentence: string | null; savedAt: string | null }

/** `isAsked`: a dialog asks what to open of a truncated file. */
export type ImportResult = { ok: true } | { ok: false; error: string; isAsked?: true }
export type DispatchOptions = {
  /** The caller shows the refusal. */
  quiet?: boolean
  /** Context for the card that explains a refusal. */
  context?: WhyContext
  /** The computer's reason, saved with the action. */
  why?: SavedReason
}

/** `reason`: shown while undo has to wait; `finish` replays everything at once; `whenDone` calls back. */
export type PendingLog = { readonly reason: string; finish(): void; whenDone(wish: () => void): void }

/**
 * Fields of every mode except a game. Such a table is not saved, and undo also takes back what followed an action, dice
 * included.
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
  /** Null: no table is open. */
  start: Start | null
  /** Key of the saved game; null: it is not saved. */
  id: string | null
  title: string
  game: GameState | null
  /** Where `log` begins. */
  opening: GameState | null
  /** Actions before `opening`: not replayed yet, or not playable in this version; kept for the file. */
  earlier: readonly SavedEntry[]
  /** Set while the log of a saved game is replayed; until then `log` starts where the game was opened. */
  pendingLog: PendingLog | null
  log: readonly Entry[]
  undone: readonly Undone[]
  /** Take-backs and changes of orders, the latest last. Not saved. */
  rewrites: readonly Rewrite[]
  /** Another tab plays this game. */
  readOnly: boolean
  autosave: Autosave
  /** In milliseconds; 0 for a game without a time limit. */
  played: number
  /** Null: the computer never had a seat. */
  computers: Computers | null
  /** Take-backs by agreement; null: never used. */
  agreement: Agreement | null
  /** The game from which this one branched. */
  origin: Origin | null
  mode: TableMode
}

export type GameStore = Table & {
  /** Counts opened tables; parts of the screen are remounted with it. */
  sitting: number

  dispatch(action: Action, options?: DispatchOptions): Outcome
  undo(): void
  redo(): void
  /** `together`: also remove later orders that depend on these. */
  takeBack(indexes: number | readonly number[], together?: boolean): RuleError | null
  /**
   * Merges everything since the log was `before` into one undoable change, then reissues the orders of `after`. Returns those
   * refused.
   */
  joinChange(before: readonly Entry[], after: readonly Entry[]): readonly Entry[]
  newGame(start: Start, computers?: Computers, agreement?: Agreement): void
  /** `manner` null: a person plays the power again; `only`: for this turn. */
  handOver(power: PowerId, manner: ComputerProfile | null, only?: 'turn'): void
  /** Throws a ContractError, or an Error with a sentence, if it is not a valid game. */
  open(what: PositionSpec | GameOptions | Save, exercise?: ExerciseMode): void
  exportSave(): Save
  importSave(text: string): Promise<ImportResult>
  /** Opens a decoded save, under `id` if it is a saved game. */
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

/** The actions set by `game.ts`. */
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

/** True if the change only added the replayed log. */
export const fullLogArrived = (now: GameStore, before: GameStore): boolean =>
  before.pendingLog !== null && now.pendingLog === null && now.sitting === before.sitting
