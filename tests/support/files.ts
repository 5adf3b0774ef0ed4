import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path/posix'

/** The files below a folder of the project that a test of their names accepts, with their text. */
export const filesIn = (folder: string, accept: (name: string) => boolean): { name: string; text: string }[] =>
  namesIn(folder)
    .filter(accept)
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** All files below a folder, as paths from the project's folder. */
export const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
