/**
 * The script of the page in few pieces: what is always needed together comes together, for a piece is packed the better the
 * more is in it. What comes later still is left to the bundler.
 */
import path from 'node:path'
import { ALL as SHAPES } from './map-data.ts'

/**
 * Each brings what those before it have not, and none needs one after it. What the map shares with panels, or may, is a piece for
 * itself, for the map waits for its shapes (`tools/site/map-data.ts`), and no panel may;
 * the shapes are one, for the small map of the start page draws nothing else.
 */
const PIECES: Readonly<Record<string, { entry: string; shared?: RegExp }>> = {
  behind: { entry: 'src/app/behind.ts' },
  table: { entry: 'src/app/TablePage.tsx' },
  view: { entry: 'src/app/MapView.tsx', shared: /[\\/]src[\\/](?!board|app)\w+[\\/]/ },
  shapes: { entry: 'src/ui/start/miniMapPaths.ts' },
  map: { entry: 'src/app/MapView.tsx' },
  move: { entry: 'src/ui/panels/move/MovePanel.tsx' },
}

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }
type Group = { debugName: string; name: (id: string, modules: Modules) => string | null }

function together(modules: Modules, entry: string): Set<string> {
  const found = new Set([entry])
  for (const id of found) for (const to of modules.getModuleInfo(id)?.importedIds ?? []) found.add(to)
  return found
}

/** For the bundler, in the order in which it forms them. */
export const pieces = (root: string): Group[] =>
  Object.entries(PIECES).map(([name, { entry, shared }]) => {
    let all: Set<string> | undefined
    return {
      debugName: name,
      name(id, modules) {
        all ??= together(modules, path.join(root, entry))
        const belongs = all.has(id) && (!shared || (shared.test(id) && !together(modules, id).has(SHAPES)))
        return belongs ? name : null
      },
    }
  })
