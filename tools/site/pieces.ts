/**
 * The script of the page in few pieces: what is always needed together comes together, for a piece is packed the better the
 * more is in it. What comes later still is left to the bundler.
 */
import path from 'node:path'

/**
 * Each brings what those before it have not, and none needs one after it. What the map has in common with panels is a piece for
 * itself, for the map waits for its shapes (`tools/site/map-data.ts`), and no panel may.
 */
const PIECES = {
  behind: ['src/app/behind.ts'],
  table: ['src/app/TablePage.tsx'],
  view: [
    'src/store/view.ts',
    'src/store/board-view.ts',
    'src/ui/press.ts',
    'src/ui/panels/lit.ts',
    'src/ui/panels/move/tapped.ts',
  ],
  map: ['src/app/MapView.tsx'],
} as const

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }
type Group = { name: (id: string, modules: Modules) => string | null }

function together(modules: Modules, entries: readonly string[]): Set<string> {
  const found = new Set(entries)
  for (const id of found) for (const to of modules.getModuleInfo(id)?.importedIds ?? []) found.add(to)
  return found
}

/** For the bundler, in the order in which it forms them. */
export const pieces = (root: string): Group[] =>
  Object.entries(PIECES).map(([name, entries]) => {
    let all: Set<string> | undefined
    return {
      name(id, modules) {
        all ??= together(
          modules,
          entries.map((entry) => path.join(root, entry)),
        )
        return all.has(id) ? name : null
      },
    }
  })
