/** What the map is handed to draw. It knows no rules: everything it needs to know is said here. */
import type { Ref } from 'react'
import type { Space } from '../../content/index.ts'
import type { Counts, Owner, PowerId, Side, SpaceId, StackView } from '../../engine/index.ts'
import type { TargetClass } from '../../planning/target.ts'

export type { TargetClass }

/** The glyph of each class of target, on the map and in the lists. What is reached over water shows an anchor. */
export const TARGET_MARKS: Readonly<Record<TargetClass, string>> = {
  reinforce: 'reinforce',
  contested: 'contested',
  attack: 'attack',
  minor: 'neutral',
  neutral: 'neutral',
  mined: 'mined',
  load: 'load',
  land: 'load',
  sail: 'reinforce',
}

/**
 * `closed` to everybody; or under an armistice: the side that holds it, without any power's marker, `both` while both stand
 * there.
 */
export type PeaceMark = 'closed' | 'both' | Side

export type Rising = { readonly power: Owner; readonly units: Counts; readonly hostile: boolean }

export type SpaceView = {
  controller: PowerId | 'contested' | null
  /** Powers with units there, in turn order; in a contested space both sides' colours come from them. */
  holders: PowerId[]
  stacks: StackView[]
  /** 0 at sea. */
  ipc: number
  /** An unmobilized minor power: the power it is aligned to. */
  flag?: PowerId | 'neutral'
  /** Whose land it is printed as. */
  original?: PowerId
  /** A colony nobody holds: the minor power it belongs to. */
  colonyOf?: SpaceId
  /** The war rests here: nobody may enter any more, or an armistice holds. */
  peace?: PeaceMark
  /** Mobilized here in this turn. */
  built?: { readonly power: PowerId; readonly units: Counts }
}

export type Arrow = {
  from: SpaceId
  via?: SpaceId[]
  to: SpaceId
  units: Counts
  kind: 'move' | 'attack' | 'flight' | 'sail' | 'landing'
  /** Still being drawn. */
  planned: boolean
  /** Whose units go. */
  power?: PowerId
  /** Carried out, and its battle is still to be fought. */
  faint?: boolean
}

/** An order that can be pressed: its arrow and pill, and what they are called. */
export type OrderHandle = { readonly arrow: Arrow; readonly name: string }

/**
 * What a reason says on the map, in blue: a space that is a way out, with its number on the card; from where, if it is a move;
 * `refused`: the move that may not be made.
 */
export type BlueMark = { space: SpaceId; from?: SpaceId; number?: number; refused?: boolean }

/**
 * Hits of the dice that fell last, by space; `turned`: countries whose fate has turned. `at` grows with every action, so that
 * going back strikes nobody again.
 */
export type Struck = { at: number; hits: Readonly<Record<SpaceId, number>>; turned?: readonly SpaceId[] }

/** A way from one sea zone to the next, which the holder of its shore can close. */
export type PassageView = {
  id: string
  zones: readonly [SpaceId, SpaceId]
  control: SpaceId
  /** For the ships of the power to move; `submarines`: for no others. */
  gate: 'open' | 'submarines' | 'shut'
}

/** A mark that names the power it comes from. */
export type MarkBy = { readonly space: SpaceId; readonly by: PowerId }

/** A half-year, or a whole year. */
export type SheetDate = { readonly year: number; readonly season: 'autumn' | 'spring' | null }

/**
 * What is said of a battle before it is fought: chances to clear the space, to stand in it beside the enemy, to be thrown back;
 * the swing.
 */
export type Chip = {
  /** They add up to 1. */
  readonly bar: readonly [cleared: number, contested: number, repulsed: number]
  readonly chance: string
  readonly swing: string
  readonly spoken: string
  /** By orders that are given; else by what is only chosen. */
  readonly ordered: boolean
  /** Of mines on the way, where nobody is fought: how likely all come through; lost on average. */
  readonly mines?: true
  /** Of a convoy raid that meets no ship: what it takes stands in place of a chance. */
  readonly raid?: true
  /** As it was: what it is now is being worked out. */
  readonly old?: boolean
}

export type BoardView = {
  /**
   * The board that is played on: how the map's atoms are grouped, and the spaces this makes. The same object for the same board.
   */
  board: { readonly grouping: string; readonly spaces: readonly Space[] }
  spaces: Record<SpaceId, SpaceView>
  selected: SpaceId | null
  targets: Record<SpaceId, TargetClass>
  /** Where something can still be moved, while nothing is chosen. */
  movable?: readonly SpaceId[]
  /** Stacks that the keyboard goes through: what can be moved, or all of the power to move. */
  stacks?: readonly SpaceId[]
  aim: SpaceId | null
  arrows: Arrow[]
  /** Those of them that can be pressed. */
  handles?: readonly OrderHandle[]
  /** What is being done right now, and where: armies there are shown in full. The same object while nothing changes. */
  doing?: readonly SpaceId[]
  /** Spaces that are fought for, or will be. The same object while nothing changes. */
  attacked?: readonly SpaceId[]
  /** What is read about: it has its name on the map too. The same object while nothing changes. */
  read?: readonly SpaceId[]
  /** Odds of the battles that are ordered or lit, once they are known. */
  chips?: Readonly<Record<SpaceId, Chip>>
  ring: SpaceId[]
  battles: { space: SpaceId; required: boolean; resolved: boolean }[]
  /** Mine fields that are live, by the side that holds them; `by`: the power that holds the base. */
  mines: { zone: SpaceId; side: Side; by?: PowerId }[]
  /** Mine fields whose base the other side holds; `by`: whose they were. */
  deadMines?: { zone: SpaceId; by: PowerId }[]
  /** Zones where a power's submarines sink merchantmen, once that has been declared. */
  raided?: { readonly by: PowerId; readonly zones: readonly SpaceId[] }
  /** Zones that merchantmen cross for these powers. */
  convoys?: readonly { readonly zone: SpaceId; readonly owners: readonly PowerId[] }[]
  /** Zones in which, to the power to move, destroyers are all that is hostile on the surface. */
  patrolled?: readonly SpaceId[]
  /** Minor powers that were paid for in this turn. */
  influenced?: readonly MarkBy[]
  /** Territories in which a revolt was paid for in this turn. */
  revolts?: readonly MarkBy[]
  /** Land that decides the war, where that is not capitals alone. */
  deciding?: readonly SpaceId[]
  pendingPlacements: Record<SpaceId, Counts>
  /** Armies that minor powers will raise as movement ends, because somebody has come in; `hostile`: they will fight. */
  rising?: Readonly<Record<SpaceId, Rising>>
  /** Marks of the reason that is open. */
  blue: SpaceId[]
  /** The moves and numbers of that reason. */
  blueMarks?: BlueMark[]
  /** The power to move. */
  acting?: PowerId
  /** The power whose orders the computer gives: they are in its own ink, for the red pencil is a person's. */
  watched?: PowerId
  /** When it is. */
  date?: SheetDate
  /** Names the turn and the phase: within one, what changes may be seen to move. */
  stage?: string
  struck?: Struck
  focus: SpaceId | null
  /** Where the key Home leads: the capital of the power to move. */
  home?: SpaceId | null
  passages?: readonly PassageView[]
  /** What the step that is shown has changed. */
  changed?: readonly ChangedSpace[]
  /** The line between the two sides, as a path in board pixels, while it is wished to be seen. */
  front?: string
}

/** What a step changed in a space: whether it has come into other hands, and how many units came and went. */
export type ChangedSpace = {
  readonly space: SpaceId
  readonly held: boolean
  readonly armies: readonly { readonly power: Owner; readonly gained: number; readonly lost: number }[]
}

export type TheatreId = 'west' | 'east' | 'balkans' | 'italy' | 'near-east' | 'atlantic'

/** Left, top, right, bottom. */
type Corners = readonly [number, number, number, number]

/** What the map can be asked to do. */
export type BoardHandle = {
  /** The whole board. */
  fit(): void
  /** Brings what somebody asked to see into the middle; nothing moves where it stands there. */
  show(spaces: readonly SpaceId[]): void
  /** Something new begins: the map fills with it, and with as much of what is around it as can be read, no closer than `most`. */
  frame(core: readonly SpaceId[], around: readonly SpaceId[], most?: number): void
  /** Something new begins, and it is enough that these are in view, wherever the hand has left the map. */
  begin(core: readonly SpaceId[], around: readonly SpaceId[]): void
  /** Sees to it that these are in view, unless the hand has moved the map since something new began. */
  keep(core: readonly SpaceId[], around: readonly SpaceId[]): void
  /** The same, where the map need not be drawn anew for it; says whether it is done. */
  keepDrawn(core: readonly SpaceId[], around: readonly SpaceId[]): boolean
  zoomBy(factor: number): void
  theatre(id: TheatreId): void
  /** Board pixels times k, plus x and y, are pixels of the map. */
  camera(): { x: number; y: number; k: number }
  /** Page coordinates of a point that selects the space. */
  clickPointOf(space: SpaceId): { x: number; y: number }
  /** What a card beside the space never covers (its name and armies), and what it rather leaves free. Pixels of the map. */
  blocksOf(space: SpaceId): {
    readonly keep: Corners | null
    readonly spare: readonly Corners[]
    readonly next?: readonly Corners[]
  }
}

/** A space that differs on two maps, and its number in the list beside them. `held`: in other hands; else only armies differ. */
export type Marked = { readonly space: SpaceId; readonly number: number; readonly held: boolean }
/** What two maps with one camera can be asked to do. */
export type TwinHandle = { show(spaces: readonly SpaceId[]): void; zoomBy(factor: number): void; fit(): void }
/** Maps of as many moments, beside each other: always as many as at first. */
export type TwinProps = {
  readonly maps: readonly { readonly view: BoardView; readonly name: string }[]
  readonly marked: readonly Marked[]
  readonly onSpace: (space: SpaceId) => void
  readonly ref?: Ref<TwinHandle>
}
