/**
 * The script of the page in few pieces: what is always needed together comes together, for a piece is packed the better the
 * more is in it. What comes later still is left to the bundler.
 */
import path from 'node:path'
import { ALL as SHAPES } from './map-data.ts'

/**
 * Each brings what those before it have not, and none needs one after it. What the map shares with panels, or may, is a piece for
 * itself, for the map waits for its shapes (`tools/site/map-data.ts`), and no panel may;
 * the shapes are one, for the small map of the start page draws nothing else. What is `late` comes while the page rests
 * (`src/ui/pieces/`), and leaves alone what waits for the shapes and what stands apart.
 */
const PIECES: Readonly<Record<string, { entry: string; shared?: RegExp; late?: true }>> = {
  behind: { entry: 'src/app/behind.ts' },
  table: { entry: 'src/app/TablePage.tsx' },
  view: { entry: 'src/app/MapView.tsx', shared: /[\\/]src[\\/](?!board|app)\w+[\\/]/ },
  shapes: { entry: 'src/ui/start/miniMapPaths.ts' },
  map: { entry: 'src/app/MapView.tsx' },
  move: { entry: 'src/ui/panels/move/MovePanel.tsx' },
  soon: { entry: 'src/ui/pieces/soon/index.ts', late: true },
  phases: { entry: 'src/ui/pieces/phases/index.ts', late: true },
  sheets: { entry: 'src/ui/pieces/sheets/index.ts', late: true },
  past: { entry: 'src/ui/pieces/past/index.ts', late: true },
  learn: { entry: 'src/ui/learn/index.ts', late: true },
}

/** What may be shown on the start page, or fetched by it: none of it brings the table. And the text of the rules, asked for by itself. */
const APART = [
  ...['start/Beneath', 'learn/DrillBand', 'start/MiniMap', 'widgets/WhyHint', 'widgets/DialogBox', 'settings/SettingsBox'].map(
    (file) => `src/ui/${file}.tsx`,
  ),
  'src/ui/start/inside.ts',
  'src/store/other-games.ts',
  'src/content/rules.ts',
]

type Module = { readonly importedIds: readonly string[]; readonly importers?: readonly string[]; readonly code: string | null }
type Modules = { getModuleInfo(id: string): Module | null }
type Group = { debugName: string; name: (id: string, modules: Modules) => string | null; includeDependenciesRecursively: false }

/** The one file that hands on what others have made: of what lies behind it comes only what somebody asks for by name. */
const DOOR = /[\\/]src[\\/]engine[\\/]index\.ts$/
const HANDS_ON = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const ASKS = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!)
/** What stands between braces, with the file it is from. */
const statements = (of: RegExp, code: string, id: string) =>
  [...code.matchAll(of)].map(([, list, from]) => ({ names: namesIn(list!), from: path.resolve(path.dirname(id), from!) }))

/** All that must be there for this to run. */
export function together(modules: Modules, entry: string): Set<string> {
  const found = new Set([entry])
  const asked = new Set<string>()
  const handed = new Map<string, string[]>()
  const follow = () => {
    for (const id of found) {
      const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
      if (DOOR.test(id)) for (const { names, from } of statements(HANDS_ON, code ?? '', id)) handed.set(from, names)
      for (const { names, from } of statements(ASKS, code ?? '', id))
        if (DOOR.test(from)) for (const name of names) asked.add(name)
      for (const to of importedIds) if (!DOOR.test(id) || !handed.has(to)) found.add(to)
    }
    for (const [file, names] of handed) if (names.some((name) => asked.has(name))) found.add(file)
  }
  for (let before = 0; before < found.size; follow()) before = found.size
  return found
}

/** All that cannot run before this is there. */
function waitingFor(modules: Modules, id: string): Set<string> {
  const found = new Set([id])
  for (const each of found) for (const by of modules.getModuleInfo(each)?.importers ?? []) found.add(by)
  return found
}

/** For the bundler, in the order in which it forms them. */
export function pieces(root: string): Group[] {
  const from = (modules: Modules, file: string) => together(modules, path.join(root, file))
  return Object.entries(PIECES).map(([name, { entry, shared, late }]) => {
    let all: Set<string> | undefined
    let drawn: Set<string> | undefined
    return {
      debugName: name,
      // What belongs together is said below.
      includeDependenciesRecursively: false,
      name(id, modules) {
        if (!all) {
          all = from(modules, entry)
          if (late) for (const file of APART) for (const apart of from(modules, file)) all.delete(apart)
        }
        if (!all.has(id) || (shared && !shared.test(id))) return null
        drawn ??= shared || late ? waitingFor(modules, SHAPES) : new Set()
        return drawn.has(id) ? null : name
      },
    }
  })
}
