/** From Natural Earth and the authored sources to the files of the map, step by step. README.md tells the idea. */
import { type Atlas, bodiesOf, readAtlas } from './atlas'
import { decorFeatures, isKept } from './decor'
import { atomFeatures } from './dissolve'
import { prune, sift } from './edges'
import { boardFile, ornamentFile } from './emit'
import { groundOf } from './ground'
import { borderEdges, coastEdges, frameEdges, landLineEdges, seaLineEdges } from './lines'
import { nameFaces, type Seed } from './naming'
import type { Edge } from './network'
import { node } from './noding'
import { makeOrnament } from './ornament'
import { areas, patchEdges } from './patches'
import { polygonise } from './polygonise'
import { portsOf } from './ports'
import { board, placeOnBoard } from './projection'
import { makeSheet, sheetFile } from './sheet'
import { isSeaAtom, seeds } from './sources'
import { watersFile } from './waters'

/** Edges beyond this margin are not part of the network, but outlines still decide between land and water. */
const marginPx = 60

function isFarOff({ a, b }: Edge): boolean {
  return (
    Math.max(a[0], b[0]) < -marginPx ||
    Math.max(a[1], b[1]) < -marginPx ||
    Math.min(a[0], b[0]) > board.width + marginPx ||
    Math.min(a[1], b[1]) > board.height + marginPx
  )
}

const allSeeds: readonly Seed[] = Object.entries(seeds).flatMap(([atom, places]) =>
  places.map((place) => ({ atom, at: placeOnBoard(place), isSea: isSeaAtom(atom) })),
)

/** `files`: the text of each committed file, by its path in the project. `notes`: what a maker should look at. */
export type MadeMap = { readonly files: Readonly<Record<string, string>>; readonly notes: readonly string[] }

export function makeMap(atlas: Atlas = readAtlas()): MadeMap {
  const landSeeds = allSeeds.filter((seed) => !seed.isSea).map((seed) => seed.at)
  const bodies = bodiesOf(atlas)
  const kept = bodies.filter((body) => isKept(atlas, body, landSeeds))

  const drawn = [
    ...coastEdges(atlas, kept, areas.land),
    ...borderEdges(atlas),
    ...landLineEdges(),
    ...patchEdges(),
    ...frameEdges(),
  ]
  const far = drawn.filter(isFarOff)
  const onLand = node(drawn.filter((edge) => !isFarOff(edge)))
  const ground = groundOf([...onLand, ...far], areas)
  const ports = portsOf(prune(sift(onLand, ground)))

  // Sea lines end at ports, so they are second. Then everything is cut again, from unfiltered edges.
  const seaways = seaLineEdges(ports, ground).filter((edge) => !isFarOff(edge))
  const all = node([...onLand, ...seaways])
  const isLand = groundOf([...all, ...far], areas)
  const net = polygonise(prune(sift(all, isLand)))
  const { atoms, notes } = nameFaces(net, allSeeds, isLand)

  const order = Object.keys(seeds).map((id) => ({ id, land: !isSeaAtom(id) }))
  const islands = decorFeatures(
    atlas,
    bodies.filter((body) => !kept.includes(body)),
    isLand,
  )
  return {
    files: {
      'data/map/board.topo.json': boardFile(atomFeatures(net, atoms, order), islands),
      'data/map/ornament.json': ornamentFile(makeOrnament()),
      'data/map/waters.json': watersFile(),
      'data/map/sheet.json': sheetFile(makeSheet()),
    },
    notes,
  }
}
