/** The difference between what two states show. `applyDiff` applies it. */
import type { Counts, GameState, Owner, PowerId, SpaceId } from '../engine/index.ts'
import {
  type LandHolder,
  type PeaceStatus,
  type Pieces,
  parsePieceKey,
  type SeenUnit,
  type Tableau,
  tableauOf,
} from './tableau.ts'
import type { WarDate } from './types.ts'

/** A changed entry of a table; null: missing. */
export type Change<V> = { readonly at: string; readonly from: V | null; readonly to: V | null }
/** `by`: change of the count of a piece. */
export type PieceChange = { readonly space: SpaceId; readonly piece: SeenUnit; readonly by: number }

export type Diff = {
  readonly pieces: readonly PieceChange[]
  readonly control: readonly Change<LandHolder>[]
  readonly money: readonly Change<number>[]
  readonly peace: readonly Change<PeaceStatus>[]
  readonly flags: readonly Change<string>[]
  /** Null if round, power and phase are unchanged. */
  readonly date: WarDate | null
}

type Table<V> = Readonly<Record<string, V>>

const keysOf = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

function changesOf<V>(before: Table<V>, after: Table<V>): Change<V>[] {
  return keysOf(before, after)
    .map((at) => ({ at, from: before[at] ?? null, to: after[at] ?? null }))
    .filter(({ from, to }) => from !== to)
}

function pieceChanges(space: SpaceId, before: Pieces, after: Pieces): PieceChange[] {
  if (before === after) return []
  return keysOf(before, after)
    .map((name) => ({ space, piece: parsePieceKey(name), by: (after[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => by !== 0)
}

/** The visible differences between two states. */
export function diffOf(before: GameState, after: GameState): Diff {
  const [a, b] = [tableauOf(before), tableauOf(after)]
  const { round, power, phase } = b.date
  return {
    pieces: keysOf(a.pieces, b.pieces).flatMap((space) => pieceChanges(space, a.pieces[space] ?? {}, b.pieces[space] ?? {})),
    control: changesOf(a.control, b.control),
    money: changesOf(a.money, b.money),
    peace: changesOf(a.peace, b.peace),
    flags: changesOf(a.flags, b.flags),
    date: a.date.round === round && a.date.power === power && a.date.phase === phase ? null : b.date,
  }
}

function withChanges<V>(table: Table<V>, changes: readonly Change<V>[]): Table<V> {
  const next = new Map(Object.entries(table))
  for (const { at, to } of changes) {
    if (to === null) next.delete(at)
    else next.set(at, to)
  }
  return Object.fromEntries(next)
}

function withPieces(pieces: Tableau['pieces'], changes: readonly PieceChange[]): Tableau['pieces'] {
  const next = new Map(Object.entries(pieces).map(([space, here]) => [space, new Map(Object.entries(here))]))
  for (const { space, piece, by } of changes) {
    const here = next.get(space) ?? new Map<string, number>()
    const name = JSON.stringify(piece)
    const count = (here.get(name) ?? 0) + by
    if (count === 0) here.delete(name)
    else here.set(name, count)
    if (here.size === 0) next.delete(space)
    else next.set(space, here)
  }
  return Object.fromEntries([...next].map(([space, here]) => [space, Object.fromEntries(here)]))
}

/** Applies a difference. */
export const applyDiff = (shown: Tableau, diff: Diff): Tableau => ({
  pieces: withPieces(shown.pieces, diff.pieces),
  control: withChanges(shown.control, diff.control),
  money: withChanges(shown.money, diff.money),
  peace: withChanges(shown.peace, diff.peace),
  flags: withChanges(shown.flags, diff.flags),
  date: diff.date ?? shown.date,
})

/** Units that one owner gained and lost in a space, with cargo. */
export type ArmyChange = { readonly space: SpaceId; readonly power: Owner; readonly gained: Counts; readonly lost: Counts }

/** Units gained and lost by space and power. Damage and submerging do not count. */
export function armiesChanged({ pieces }: Pick<Diff, 'pieces'>): ArmyChange[] {
  const net = new Map<string, ArmyChange & { readonly sum: Record<string, number> }>()
  const add = (space: SpaceId, power: Owner, type: string, by: number) => {
    const key = `${space} ${power}`
    const army = net.get(key) ?? { space, power, gained: {}, lost: {}, sum: {} }
    army.sum[type] = (army.sum[type] ?? 0) + by
    net.set(key, army)
  }
  for (const { space, piece, by } of pieces) {
    add(space, piece.power, piece.type, by)
    for (const { power, type } of piece.cargo ?? []) add(space, power as PowerId, type, by)
  }
  return [...net.values()].flatMap(({ sum, ...army }) => {
    const of = (sign: 1 | -1): Counts =>
      Object.fromEntries(Object.entries(sum).flatMap(([type, by]) => (by * sign > 0 ? [[type, by * sign]] : [])))
    const [gained, lost] = [of(1), of(-1)]
    return Object.keys({ ...gained, ...lost }).length > 0 ? [{ ...army, gained, lost }] : []
  })
}
