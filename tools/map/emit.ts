/** The files the map's making leaves behind, as text. Nothing in them depends on the day or the machine. */
import type { Ornament } from './ornament'

/** One lake and one line of degrees to a line of the file, so that a change shows as one. */
export function ornamentFile({ lakes, graticule }: Ornament): string {
  const list = (items: readonly unknown[]): string => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  return `{\n"lakes": ${list(lakes)},\n"graticule": ${list(graticule)}\n}\n`
}
