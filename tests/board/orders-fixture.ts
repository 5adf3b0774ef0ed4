/** A board with some armies and the layout of it at a scale. */
import { layoutBoard } from '../../src/board/placement/layout'
import type { Arrow, BoardView } from '../../src/board/types'
import type { PowerId, StackView, UnitType } from '../../src/engine'
import { spacesWith, viewWith, words } from './views'

export type Armies = Record<string, Partial<Record<PowerId, Partial<Record<UnitType, number>>>>>

export function boardWith(armies: Armies, changes: Partial<BoardView> = {}): BoardView {
  const stacksIn = (space: string): StackView[] =>
    Object.entries(armies[space] ?? {}).flatMap(([power, units]) =>
      Object.entries(units).map(([type, count]) => ({ power: power as PowerId, type: type as UnitType, count })),
    )
  return viewWith(spacesWith(stacksIn), changes)
}

export const laidOut = (view: BoardView, k: number) => layoutBoard(view, k, new Map(), words)

export const order = (from: string, to: string, units: Arrow['units'], kind: Arrow['kind'] = 'move', via?: string[]): Arrow => ({
  from,
  to,
  units,
  kind,
  planned: false,
  power: 'germany',
  ...(via ? { via } : {}),
})

/** A crowded western front after ten orders. */
export const FRONT: Armies = {
  belgium: { germany: { infantry: 10, artillery: 4 }, france: { infantry: 4, artillery: 2 } },
  lorraine: { germany: { infantry: 8, artillery: 4, fighter: 1 }, france: { infantry: 7, artillery: 3, fighter: 1 } },
  picardy: { france: { infantry: 6, artillery: 2 }, britain: { infantry: 2 } },
  ruhr: { germany: { infantry: 7, artillery: 2 } },
  alsace: { germany: { infantry: 8, artillery: 3 } },
  munich: { germany: { infantry: 1 } },
  hanover: { germany: { infantry: 4, artillery: 5 } },
  kiel: { germany: { infantry: 1 } },
  berlin: { germany: { infantry: 1, artillery: 1 } },
  paris: { france: { infantry: 4, artillery: 3 } },
  burgundy: { france: { infantry: 9, artillery: 3 } },
  london: { britain: { infantry: 10, artillery: 2 } },
  sz9: { germany: { battleship: 1, cruiser: 2 }, britain: { battleship: 1, cruiser: 2, transport: 2 } },
  sz10: { germany: { transport: 2 } },
}

export const TEN: Arrow[] = [
  order('ruhr', 'belgium', { infantry: 5, artillery: 2 }, 'attack'),
  order('alsace', 'lorraine', { infantry: 4, artillery: 1 }, 'attack'),
  order('munich', 'alsace', { infantry: 5, artillery: 2 }),
  order('hanover', 'ruhr', { infantry: 6, artillery: 1 }),
  order('alsace', 'lorraine', { fighter: 1 }, 'flight'),
  order('berlin', 'hanover', { infantry: 4, artillery: 4 }),
  order('kiel', 'hanover', { artillery: 1 }),
  order('ruhr', 'alsace', { infantry: 2, artillery: 1 }),
  order('belgium', 'ruhr', { artillery: 1 }),
  order('sz10', 'sz9', { battleship: 1, cruiser: 2 }, 'attack'),
]
