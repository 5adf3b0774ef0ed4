/** Saved games as files: out to the disk and in again. */
import { type AsFile, asFile, fileOf } from '../../store/files.ts'
import { useGame } from '../../store/game.ts'
import { handOutBlob } from '../to-disk.ts'

/** To the disk. */
export const handOut = ({ name, text }: AsFile): void => handOutBlob(name, new Blob([text], { type: 'application/json' }))

/** `kept`: a save of whatever version. */
export const download = (kept: unknown): void => handOut(asFile(kept))

export const saveFile = (): void => handOut(fileOf(useGame.getState().exportSave()))
