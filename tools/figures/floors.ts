// Rooms on floors: an import leads to the same floor or to one further down, never up.
import type { Import } from './imports.ts'

/** The floors of a house, the lowest first; a room is a path's beginning, without its ending where it is one file. */
export type Floors = readonly (readonly string[])[]

const within = (name: string, room: string): boolean =>
  name.startsWith(room) && /^(?:$|\/|\.[cm]?[jt]sx?$)/.test(name.slice(room.length))

/** The floor a file lies on: of the rooms that fit, the one that says most. */
function floorOf(floors: Floors, name: string): number | undefined {
  let best: { floor: number; room: string } | undefined
  floors.forEach((rooms, floor) => {
    for (const room of rooms) if (within(name, room) && room.length > (best?.room.length ?? -1)) best = { floor, room }
  })
  return best?.floor
}

/** Imports that lead up: `from → to`, with the line and the kind. */
export const upward = (floors: Floors, imports: readonly Import[]): string[] =>
  imports.flatMap(({ from, to, typeOnly, later, line }) => {
    const [here, there] = [floorOf(floors, from), floorOf(floors, to)]
    if (here === undefined || there === undefined || there <= here) return []
    return [`${from}:${line} → ${to}${typeOnly ? ' (types)' : later ? ' (later)' : ''}`]
  })

/** Files below a folder that lie in no room of its house. */
export const homeless = (floors: Floors, names: readonly string[], folder: string): string[] =>
  names.filter((name) => name.startsWith(`${folder}/`) && floorOf(floors, name) === undefined)
