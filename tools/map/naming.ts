/** Gives every face its atom: by the seeds that lie in it, and the few small ones without a seed by their neighbours. */

import { besidePx } from './edges'
import { areaOf, distance, isInBox, isInRing, type Point } from './geometry'
import type { Ground } from './ground'
import type { Face, Faces } from './polygonise'
import { isOnBoard } from './projection'

export type Seed = { readonly atom: string; readonly at: Point; readonly isSea: boolean }
export type Naming = {
  /** The atom of each face. */
  readonly atoms: readonly string[]
  /** Faces without a seed that are large enough to be looked at: perhaps a seed is wanting. */
  readonly notes: readonly string[]
}

/** Faces smaller than this may go to a neighbour of the other kind: no pen shows them. */
const sliverPx2 = 2
const noteworthyPx2 = 150

/** A face is land when most of its border, by length, has land on the inside. */
function isLandFace(face: Face, { halves }: Faces, isLand: Ground): boolean {
  let sum = 0
  for (const h of face.halves) {
    const { from, to } = halves[h]!
    const length = distance(from, to)
    const [nx, ny] = [(-(to[1] - from[1]) / length) * besidePx, ((to[0] - from[0]) / length) * besidePx]
    sum += isLand([(from[0] + to[0]) / 2 + nx, (from[1] + to[1]) / 2 + ny]) ? length : -length
  }
  return sum > 0
}

const holds = (face: Face, at: Point): boolean =>
  isInBox(face.box, at) && isInRing(face.ring, at) && !face.holes.some((hole) => isInRing(hole, at))

const areaWithoutHoles = (face: Face): number => face.area - face.holes.reduce((sum, hole) => sum + Math.abs(areaOf(hole)), 0)

export function nameFaces(net: Faces, seeds: readonly Seed[], isLand: Ground): Naming {
  const { faces, halves } = net
  const land = faces.map((face) => isLandFace(face, net, isLand))
  const atoms: (string | undefined)[] = faces.map(() => undefined)
  const wrong: string[] = []
  for (const { atom, at, isSea } of seeds) {
    const f = isOnBoard(at) ? faces.findIndex((face) => holds(face, at)) : -1
    const place = `a seed of ${atom} (${at.map(Math.round).join(', ')})`
    if (f < 0) wrong.push(`${place} is not on the board`)
    else if (land[f] === isSea) wrong.push(`${place} lies on ${land[f] ? 'land' : 'water'}`)
    else if (atoms[f] !== undefined && atoms[f] !== atom) wrong.push(`${place} lies in one face with ${atoms[f]}`)
    else atoms[f] = atom
  }
  for (const atom of new Set(seeds.map((seed) => seed.atom))) if (!atoms.includes(atom)) wrong.push(`${atom} has no face`)

  /** The named neighbour with the longest common border. */
  const neighbour = (f: number, ofSameKind: boolean): string | undefined => {
    const lengths = new Map<string, number>()
    for (const h of [...faces[f]!.halves, ...faces[f]!.holeHalves]) {
      const other = halves[h ^ 1]!.face
      if (other < 0 || other === f || (ofSameKind && land[other] !== land[f])) continue
      const atom = atoms[other]
      if (atom !== undefined) lengths.set(atom, (lengths.get(atom) ?? 0) + distance(halves[h]!.from, halves[h]!.to))
    }
    return [...lengths].reduce<[string, number] | undefined>(
      (best, one) => (best && best[1] >= one[1] ? best : one),
      undefined,
    )?.[0]
  }
  const notes: string[] = []
  const spread = (ofSameKind: boolean, minArea: number) => {
    for (let named = true; named; ) {
      named = false
      faces.forEach((face, f) => {
        if (atoms[f] !== undefined || face.area < minArea) return
        const atom = neighbour(f, ofSameKind)
        if (atom === undefined) return
        atoms[f] = atom
        named = true
        const area = areaWithoutHoles(face)
        if (area > noteworthyPx2)
          notes.push(
            `${land[f] ? 'land' : 'water'} of ${Math.round(area)} px2 at ${face.ring[0]!.map(Math.round).join(', ')} goes to ${atom}`,
          )
      })
    }
  }
  spread(true, sliverPx2)
  spread(false, 0)
  faces.forEach((face, f) => {
    if (atoms[f] === undefined) wrong.push(`a face of ${face.area} px2 at ${face.ring[0]} has no atom`)
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return { atoms: atoms as string[], notes }
}
