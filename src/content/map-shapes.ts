/**
 * The large files of the map (380 kB). The built page fetches them as JSON, which browsers parse faster than script, and before it
 * imports code that draws the map. Tests and the development server import them like any other JSON.
 */
import bundledAnchors from '../../data/map/anchors.json'
import anchorsUrl from '../../data/map/anchors.json?url'
import bundledTopology from '../../data/map/board.topo.json'
import topologyUrl from '../../data/map/board.topo.json?url'
import bundledOrnament from '../../data/map/ornament.json'
import ornamentUrl from '../../data/map/ornament.json?url'
import { lazyPromise } from '../memoize.ts'

type MapShapes = {
  readonly anchors: typeof bundledAnchors
  readonly topology: typeof bundledTopology
  readonly ornament: typeof bundledOrnament
}

const loaded: { shapes: MapShapes | null } = {
  shapes: import.meta.env.PROD ? null : { anchors: bundledAnchors, topology: bundledTopology, ornament: bundledOrnament },
}

/** Throws before `loadMapShapes` has finished. */
export function mapShapes(): MapShapes {
  if (!loaded.shapes) throw new Error('The shapes of the map are not loaded.')
  return loaded.shapes
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** Fetches the shapes once. Rejects when they cannot be fetched; the next call tries again. */
export const loadMapShapes = lazyPromise(async (): Promise<void> => {
  if (loaded.shapes) return
  const [anchors, topology, ornament] = await Promise.all([
    fetchJson<MapShapes['anchors']>(anchorsUrl),
    fetchJson<MapShapes['topology']>(topologyUrl),
    fetchJson<MapShapes['ornament']>(ornamentUrl),
  ])
  loaded.shapes = { anchors, topology, ornament }
})
