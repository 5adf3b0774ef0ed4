/** Moments to which a game may be taken back, nearest first. */
import type { SpaceId } from '../engine/index.ts'
import { battlesOfWar } from './battles.ts'
import { momentBefore, presentOf } from './moment.ts'
import type { Chronicle } from './types.ts'

/** What began at this moment; `moment`: the one selected. */
export type TakeBackPoint = {
  readonly kind: 'moment' | 'act' | 'throw' | 'battle' | 'phase' | 'turn'
  readonly index: number
  /** Space of the battle. */
  readonly space?: SpaceId
}

/**
 * Candidates: before the last action of a person (`act`), the last dice, the last battle, the start of the phase and of the
 * turn, and the selected moment (`pointed`). No moment is listed twice.
 */
export function takeBackPoints(chronicle: Chronicle, act: number, pointed: number | null = null): TakeBackPoint[] {
  const { entries } = chronicle
  const now = presentOf(chronicle)
  const battle = battlesOfWar(entries).at(-1)
  const all: TakeBackPoint[] = [
    ...(pointed === null ? [] : [{ kind: 'moment', index: pointed } as const]),
    ...(battle ? [{ kind: 'battle', index: battle.from[0], space: battle.report.space } as const] : []),
    { kind: 'throw', index: entries.findLastIndex(({ dice }) => dice.length > 0) },
    { kind: 'phase', index: momentBefore(chronicle, now, 'phase').index },
    { kind: 'turn', index: momentBefore(chronicle, now, 'turn').index },
    { kind: 'act', index: act },
  ]
  const there = all.filter(({ index }) => index >= 0 && index < entries.length)
  const once = there.filter(({ index }, i) => there.findIndex((each) => each.index === index) === i)
  return once.sort((a, b) => Number(b.kind === 'moment') - Number(a.kind === 'moment') || b.index - a.index)
}
