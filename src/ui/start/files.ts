/** Saved games as files: out to the disk and in again. */

import { useGame } from '../../store/game/game.ts'
import { asFile, fileOf, type NamedFile } from '../../store/persistence/save-file.ts'
import { handOutBlob } from '../to-disk.ts'

/** To the disk. */
export const handOut = ({ name, text }: NamedFile): void => handOutBlob(name, new Blob([text], { type: 'application/json' }))

/** `kept`: a save of whatever version. */
export const download = (kept: unknown): void => handOut(asFile(kept))

export const saveFile = (): void => handOut(fileOf(useGame.getState().exportSave()))
