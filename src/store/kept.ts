/** What the start page says of the games that are kept on this device. */
import { type KeptGames, listKept } from '../save/listed.ts'
import type { Stored } from '../save/stored.ts'
import { forgetTime } from './played.ts'
import { useGame } from './table.ts'

export type { Kept, KeptGames } from '../save/listed.ts'

export async function keptGames(): Promise<Stored<KeptGames>> {
  const listed = await listKept()
  if (listed.ok) forgetTime((id) => !isListed(listed.value, id) && id !== useGame.getState().id)
  return listed
}

const isListed = ({ games, unread }: KeptGames, id: string): boolean =>
  unread.includes(id) || games.some((game) => game.id === id)
