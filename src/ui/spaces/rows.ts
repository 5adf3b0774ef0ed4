/** Rows of the table of spaces, and what the screen is about. */

import { theatres } from '../../content/gazetteer.ts'
import { LANGUAGE } from '../../content/language.ts'
import type { Space } from '../../content/types.ts'
import {
  type BattleEntry,
  battles,
  type Counts,
  controllerOf,
  type GameState,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  type StackView,
  sideOf,
  situation,
  spacesOf,
  unitsIn,
} from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { countStacks, total } from '../../planning/counts.ts'
import type { TargetClass } from '../../store/view/board-view.ts'
import { sidesWith } from '../panels/shared/minors.ts'
import { powerName, spaceName, t } from '../text.ts'

export type Force = { power: Owner; units: Counts; damaged: Counts }
export type SpaceRow = {
  id: SpaceId
  name: string
  kind: 'land' | 'capital' | 'minor' | 'colony' | 'sea' | 'impassable'
  theatre: string
  /** Mark of the owner, or null. */
  holder: PowerId | 'contested' | null
  holderText: string
  printed: PowerId | null
  ipc: number
  central: Force[]
  allies: Force[]
  /** A minor power's army. */
  garrison: Counts
  strength: number
  borders: string
}

/** Natural order: zone 2 before zone 10. */
export const nameOrder = new Intl.Collator(LANGUAGE, { numeric: true })

const theatreOf = new Map(Object.entries(theatres).flatMap(([name, spaces]) => spaces.map((space) => [space, name] as const)))
/** From west to the colonies, in the order of the gazetteer. */
export const THEATRE_ORDER: readonly string[] = Object.keys(theatres)

function kindOf(space: Space): SpaceRow['kind'] {
  if (space.kind !== 'land') return space.kind
  if (space.capitalOf) return 'capital'
  if (space.minor) return 'minor'
  return space.colonyOf ? 'colony' : 'land'
}

function holderText(game: GameState, space: Space, holder: PowerId | 'contested' | null): string {
  if (space.kind === 'sea') return ''
  if (space.kind === 'impassable') return t('spaces.holder.impassable')
  if (holder === 'contested') return t('spaces.holder.contested')
  if (holder) return powerName(holder)
  if (!space.minor || situation(game).mobilized.includes(space.id)) return t('spaces.holder.nobody')
  const power = sidesWith(game, space.id)
  return power ? t('spaces.holder.aligned', { power }) : t('spaces.holder.neutral')
}

function forcesOf(stacks: readonly StackView[], powers: readonly Owner[]): Force[] {
  return powers.flatMap((power) => {
    const own = stacks.filter((stack) => stack.power === power)
    return own.length === 0
      ? []
      : [{ power, units: countStacks(own), damaged: countStacks(own.filter((stack) => stack.damaged)) }]
  })
}
const CENTRAL = POWERS.filter((power) => sideOf(power) === 'central')
const ALLIES = POWERS.filter((power) => sideOf(power) === 'allies')

export function rowOf(game: GameState, space: Space): SpaceRow {
  const stacks = unitsIn(game, space.id)
  const holder = space.kind === 'land' ? controllerOf(game, space.id) : null
  return {
    id: space.id,
    name: space.name,
    kind: kindOf(space),
    theatre: theatreOf.get(space.id) ?? space.adjacent.flatMap((near) => theatreOf.get(near) ?? [])[0] ?? '',
    holder,
    holderText: holderText(game, space, holder),
    printed: space.original ?? null,
    ipc: space.ipc ?? 0,
    central: forcesOf(stacks, CENTRAL),
    allies: forcesOf(stacks, ALLIES),
    garrison: countStacks(stacks.filter((stack) => (stack.power as Owner) === 'neutral')),
    strength: stacks.reduce((sum, stack) => sum + stack.count, 0),
    borders: space.adjacent.map(spaceName).join(', '),
  }
}

/** All rows; the last result is cached. */
export const rowsOf = memoizeLast((game: GameState): SpaceRow[] => spacesOf(game).map((space) => rowOf(game, space)))

/** Facts shared by all rows, computed once. */
export type RowContext = {
  phase: string
  selected: SpaceId | null
  aimed: SpaceId | null
  targets: Readonly<Record<SpaceId, TargetClass>>
  ghosts: Readonly<Record<SpaceId, Counts>>
  battles: ReadonlyMap<SpaceId, BattleEntry>
  held: ReadonlySet<SpaceId>
}

export const battlesOf = (game: GameState): ReadonlyMap<SpaceId, BattleEntry> =>
  new Map(battles(game).map((battle) => [battle.space, battle]))

/** The text and mark of the state column. */
export type Tag = { text: string; mark?: string; tone?: 'order' | 'lit' }

export function tagsOf(row: SpaceRow, moment: RowContext, markOf: (target: TargetClass) => string): Tag[] {
  const { id } = row
  const tags: Tag[] = []
  const target = moment.targets[id]
  const battle = moment.battles.get(id)
  const ghosts = moment.ghosts[id]
  if (moment.selected === id) tags.push({ text: t('spaces.state.selected'), mark: 'check', tone: 'order' })
  if (target && moment.phase === 'move') tags.push({ text: t(`spaces.target.${target}`), mark: markOf(target), tone: 'lit' })
  else if (target) tags.push({ text: t('spaces.state.lit'), mark: 'plus', tone: 'lit' })
  if (ghosts && total(ghosts) > 0) tags.push({ text: t('spaces.state.placing', { count: total(ghosts) }), tone: 'order' })
  if (battle) {
    const state = battle.resolved ? 'fought' : moment.held.has(id) ? 'held' : battle.required ? 'required' : 'battle'
    tags.push({ text: t(`spaces.state.${state}`), mark: 'attack' })
  }
  return tags
}
