/** Games in which the coach is on: one, all or none. */
import { create } from 'zustand'
import type { Computers } from '../../save/computers.ts'
import { hasPerson } from '../game/computers.ts'
import { useGame } from '../game/table.ts'
import { readStored, writeStored } from '../persistence/persisted.ts'

const KEY = 'contested-1914:coach'

/** The id of a game, or one of these. */
export const EVERY = 'every'
export const NONE = 'none'

/** Where storage is forbidden the coach stays off. */
const readWhere = (): string | null => {
  const stored = readStored(KEY)
  return stored === undefined ? NONE : stored
}

/** `where`: null until the coach is chosen or switched off. */
export const useCoachSetting = create<{ where: string | null }>(() => ({ where: readWhere() }))

export function setCoach(where: string): void {
  useCoachSetting.setState({ where })
  writeStored(KEY, where)
}

type Here = { id: string | null; computers: Computers | null }

const isHere = (where: string | null, { id, computers }: Here): boolean =>
  hasPerson(computers) && id !== null && (where === id || where === EVERY)

/** True only where a person plays. */
export const isCoachHere = (): boolean => isHere(useCoachSetting.getState().where, useGame.getState())

/** The same as a hook. */
export function useCoachHere(): boolean {
  const where = useCoachSetting((coaching) => coaching.where)
  return useGame((store) => isHere(where, store))
}
