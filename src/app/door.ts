/** `globalThis.contested`: the running page's game, for tests and for those who like to tinker. */
import type { Action, GameOptions, GameState, Outcome, PositionSpec } from '../engine/index.ts'
import { type Save, useGame } from '../store/game/game.ts'
import { whenSaved } from '../store/persistence/open-saved-game.ts'
import type { BoardHandle } from '../store/view/board-view.ts'
import { boardHandle } from './board-handle.ts'

export type Door = {
  state(): GameState | null
  dispatch(action: Action): Outcome
  open(what: PositionSpec | GameOptions | Save): void
  save(): Save
  /** When everything done so far is written down. */
  kept(): Promise<void>
  /** Where on the page a press means the space; null while no map is shown. */
  clickPointOf(space: string): ReturnType<BoardHandle['clickPointOf']> | null
  /** From where the map is looked at. */
  camera(): ReturnType<BoardHandle['camera']> | null
}

declare global {
  var contested: Door
}

export function openDoor(): void {
  globalThis.contested = {
    state: () => useGame.getState().game,
    dispatch: (action) => useGame.getState().dispatch(action),
    open: (what) => useGame.getState().open(what),
    save: () => useGame.getState().exportSave(),
    kept: whenSaved,
    clickPointOf: (space) => boardHandle.current?.clickPointOf(space) ?? null,
    camera: () => boardHandle.current?.camera() ?? null,
  }
}
