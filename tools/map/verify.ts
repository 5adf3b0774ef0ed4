/** Checks a finished topology from its file alone. Each check returns its faults as text. */
import type { Board } from './boards'
import { pairOf } from './boards'
import type { Point } from './geometry'

/** As much of the TopoJSON format as the map uses. */
export type AtomShape = { readonly id: string } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
)
export type TopologyFile = {
  readonly bbox: readonly number[]
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] }
  readonly arcs: readonly (readonly (readonly number[])[])[]
  readonly objects: { readonly atoms: { readonly geometries: readonly AtomShape[] } }
}
export type Grouping = Readonly<Record<string, string | null>>

const numberOf = (arc: number): number => (arc < 0 ? ~arc : arc)
const ringsOf = (atom: AtomShape): readonly (readonly number[])[] => (atom.type === 'Polygon' ? atom.arcs : atom.arcs.flat())

/** A topology with its arcs in pixels and the atoms that use each, as often as they do. */
export type Decoded = {
  readonly width: number
  readonly height: number
  readonly atoms: readonly AtomShape[]
  readonly arcs: readonly (readonly Point[])[]
  readonly users: readonly (readonly string[])[]
}

export function decode(file: TopologyFile): Decoded {
  const [sx, sy] = file.transform.scale as [number, number]
  const [tx, ty] = file.transform.translate as [number, number]
  const arcs = file.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx!
      y += dy!
      return [x * sx + tx, y * sy + ty]
    })
  })
  const users: string[][] = arcs.map(() => [])
  const atoms = file.objects.atoms.geometries
  for (const atom of atoms) for (const arc of ringsOf(atom).flat()) users[numberOf(arc)]!.push(atom.id)
  return { width: file.bbox[2]!, height: file.bbox[3]!, atoms, arcs, users }
}

const lengthOf = (arc: readonly Point[]): number =>
  arc.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - arc[i]![0], y - arc[i]![1]), 0)

/** An arc borders two atoms, or one and the frame; those of the frame make up the frame. */
export function faultsOfArcs({ width, height, arcs, users }: Decoded): string[] {
  const faults: string[] = []
  let frame = 0
  users.forEach((of, n) => {
    if (of.length > 2) faults.push(`arc ${n} is used by ${of.join(', ')}`)
    if (of.length !== 1) return
    frame += lengthOf(arcs[n]!)
    const isOnFrame = ([ax, ay]: Point, [bx, by]: Point): boolean =>
      (ax === bx && (ax === 0 || ax === width)) || (ay === by && (ay === 0 || ay === height))
    if (!arcs[n]!.slice(1).every((to, i) => isOnFrame(arcs[n]![i]!, to)))
      faults.push(`arc ${n} of ${of[0]} has nothing on its other side`)
  })
  if (Math.abs(frame - 2 * (width + height)) > 1e-6) faults.push(`the frame is ${frame} px long`)
  return faults
}

const endsOf = ({ arcs }: Decoded, arc: number): [Point, Point] => {
  const line = arcs[numberOf(arc)]!
  return arc < 0 ? [line.at(-1)!, line[0]!] : [line[0]!, line.at(-1)!]
}

/** Each ring closes: every arc starts where the one before it ended. */
export function faultsOfRings(map: Decoded): string[] {
  return map.atoms.flatMap((atom) =>
    ringsOf(atom).flatMap((ring) =>
      ring.flatMap((arc, i) => {
        const [start] = endsOf(map, arc)
        const [, end] = endsOf(map, ring.at(i - 1)!)
        return start[0] === end[0] && start[1] === end[1] ? [] : [`a ring of ${atom.id} is broken at ${start}`]
      }),
    ),
  )
}

/** Atoms fill the board: their areas, holes taken off, add up to it. */
export function faultsOfAreas(map: Decoded): string[] {
  let twice = 0
  for (const atom of map.atoms)
    for (const ring of ringsOf(atom))
      for (const arc of ring) {
        const line = arc < 0 ? map.arcs[~arc]!.toReversed() : map.arcs[arc]!
        for (let i = 1; i < line.length; i++) twice += line[i - 1]![0] * line[i]![1] - line[i]![0] * line[i - 1]![1]
      }
  const [area, wanted] = [Math.abs(twice) / 2, map.width * map.height]
  return Math.abs(area - wanted) > 1e-3 ? [`the atoms cover ${area} px2 of ${wanted}`] : []
}

/** Every point lies in exactly one atom. Arcs are kept in bands of rows, so a point looks only at those of its own. */
export function faultsOfCover({ height, arcs, users }: Decoded, points: Iterable<Point>): string[] {
  const bandPx = 8
  type Side = { readonly a: Point; readonly b: Point; readonly of: readonly string[] }
  const bands: Side[][] = Array.from({ length: Math.ceil(height / bandPx) + 1 }, () => [])
  arcs.forEach((arc, n) => {
    if (users[n]!.length === 0) return
    for (let i = 1; i < arc.length; i++) {
      const [a, b] = [arc[i - 1]!, arc[i]!]
      const [low, high] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])]
      for (let band = Math.floor(low / bandPx); band <= Math.floor(high / bandPx); band++)
        bands[band]!.push({ a, b, of: users[n]! })
    }
  })
  const faults: string[] = []
  for (const [x, y] of points) {
    const within = new Set<string>()
    for (const { a, b, of } of bands[Math.floor(y / bandPx)]!) {
      if (a[1] > y === b[1] > y || x >= ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) continue
      for (const atom of of) if (!within.delete(atom)) within.add(atom)
    }
    if (within.size !== 1) faults.push(`${x}, ${y} lies in ${within.size} atoms: ${[...within].join(', ')}`)
  }
  return faults
}

/** Which side of a-b a point lies on. */
const side = (a: Point, b: Point, [x, y]: Point): number => Math.sign((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))

/** No two segments cross but at their ends. */
export function faultsOfCrossings({ arcs, users }: Decoded): string[] {
  const cellPx = 48
  const cells = new Map<number, (readonly [Point, Point])[]>()
  arcs.forEach((arc, n) => {
    if (users[n]!.length === 0) return
    for (let i = 1; i < arc.length; i++) {
      const [a, b] = [arc[i - 1]!, arc[i]!]
      for (let x = Math.floor(Math.min(a[0], b[0]) / cellPx); x <= Math.floor(Math.max(a[0], b[0]) / cellPx); x++)
        for (let y = Math.floor(Math.min(a[1], b[1]) / cellPx); y <= Math.floor(Math.max(a[1], b[1]) / cellPx); y++) {
          const cell = cells.get(x * 10_000 + y)
          if (cell) cell.push([a, b])
          else cells.set(x * 10_000 + y, [[a, b]])
        }
    }
  })
  const faults = new Set<string>()
  for (const cell of cells.values())
    for (let u = 0; u < cell.length; u++)
      for (let v = u + 1; v < cell.length; v++) {
        const [[a, b], [c, d]] = [cell[u]!, cell[v]!]
        if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) faults.add(`${a} - ${b} crosses ${c} - ${d}`)
      }
  return [...faults]
}

/** Pixels of common border of each pair of spaces. */
function borderLengths({ arcs, users }: Decoded, grouping: Grouping): Map<string, number> {
  const spaceOf = (atom: string): string | null => (atom in grouping ? grouping[atom]! : atom)
  const lengths = new Map<string, number>()
  users.forEach((of, n) => {
    const [one, other] = [...new Set(of.map(spaceOf))]
    if (one && other) lengths.set(pairOf(one, other), (lengths.get(pairOf(one, other)) ?? 0) + lengthOf(arcs[n]!))
  })
  return lengths
}

/** The borders drawn are exactly those of the board, and long enough to be seen. A pixel too many is one. */
export function faultsOfBorders(map: Decoded, grouping: Grouping, board: Board, shortestPx: number): string[] {
  const drawn = borderLengths(map, grouping)
  const faults: string[] = []
  for (const pair of board.pairs) if (!drawn.has(pair)) faults.push(`${pair} do not meet`)
  for (const [pair, length] of drawn) {
    if (!board.pairs.has(pair)) faults.push(`${pair} meet along ${length} px`)
    else if (length < shortestPx) faults.push(`${pair} meet along ${length} px only`)
  }
  const spaces = new Set(map.atoms.map(({ id }) => (id in grouping ? grouping[id]! : id)))
  for (const space of board.spaces) if (!spaces.has(space)) faults.push(`${space} is not drawn`)
  for (const space of spaces) if (space && !board.spaces.has(space)) faults.push(`${space} is no space`)
  return faults
}
