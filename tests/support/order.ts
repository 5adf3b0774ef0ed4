import { expect } from 'vitest'
import type { GameState, PowerId } from '../../src/engine/index.ts'
import { engine } from './game.ts'

type Standing = readonly { power: string; type: string; count: number }[]

const stands = (stacks: Standing): string => stacks.map((s) => `${s.count} ${s.power} ${s.type}`).join(', ') || 'nobody'

/** The camps that stand here; a power that has left the war is one of its own, unless what it left behind fights on (INF-RUS-12). */
function camps(state: GameState, space: string, here: Standing): { sides: Set<string>; left: boolean } {
  const fightsOn = engine.dataOf(state).treaty?.fightOn ?? []
  const sides = new Set<string>()
  let left = false
  for (const { power } of here) {
    const p = power as PowerId
    if (!engine.atWar(state, p)) continue
    if (engine.hasLeftWar(state, p) && !fightsOn.includes(space)) left = true
    else sides.add(engine.sideOf(p))
  }
  return { sides, left }
}

/** Nobody stands where it may not, and control fits who stands there; for any ruleset, at any moment of a game. */
export function keepsOrder(state: GameState): void {
  const { power, phase } = engine.turn(state)
  const { treaty } = engine.dataOf(state)
  const kinds = new Map<string, { kind: string; cargo: number; hurt: boolean }>(
    engine
      .unitTypesOf(state)
      .map((u) => [u.id, { kind: u.kind, cargo: u.capacity ?? 0, hurt: u.tags.has('two-hits') || u.kind === 'air' }]),
  )
  const asked = engine.decision(state) !== null
  const settled = phase !== 'move' && !asked && !engine.winner(state)
  const fought = new Set(engine.battles(state).flatMap((b) => (b.resolved ? [] : [b.space])))
  const { revolution, armistice = {}, surrendered = [] } = engine.situation(state)
  const ids = new Set<number>()
  for (const { id, kind } of engine.spacesOf(state)) {
    const here = engine.unitsIn(state, id)
    const control = engine.controllerOf(state, id)
    if (here.length === 0 && control === null) continue
    const what = `${id} (${stands(here)}), held by ${control}, in ${phase} of ${power}`
    for (const s of here) {
      const unit = kinds.get(s.type)
      expect(unit, what).toBeDefined()
      expect(s.count, what).toSatisfy((n: number) => Number.isInteger(n) && n > 0)
      expect(unit?.kind === 'sea', what).toBe(kind === 'sea')
      expect(kind, what).not.toBe('impassable')
      expect(surrendered, what).not.toContain(s.power)
      if (s.damaged) expect(unit?.hurt, what).toBe(true)
      expect(s.id === undefined, what).toBe(unit?.cargo === 0)
      if (s.id === undefined) continue
      expect(s.count, what).toBe(1)
      expect(ids.has(s.id), `two transports ${s.id}`).toBe(false)
      ids.add(s.id)
      expect(s.cargo?.length, what).toBeLessThanOrEqual(unit?.cargo ?? 0)
      for (const c of s.cargo ?? []) expect(engine.sideOf(c.power), what).toBe(engine.sideOf(s.power))
    }
    // A boat that has dived comes up when its battle is over; one on a strategic move when Combat is (ADV-06-19).
    if (settled && phase !== 'combat')
      expect(
        here.some((s) => s.submerged),
        what,
      ).toBe(false)
    if (kind !== 'land' || !settled) continue
    const { sides, left } = camps(state, id, here)
    const peace = treaty !== undefined && revolution && control === 'russia' && !treaty.fightOn.includes(id)
    if (peace) continue
    expect(control === 'contested', what).toBe(sides.size === 2 || (left && sides.has('central')))
    // Nobody's garrison holds its country for nobody (WIK-08), and fighters alone hold nothing (ADV-PT2-01).
    const army = here.some((s) => (s.power as string) !== 'neutral' && kinds.get(s.type)?.kind === 'land')
    if (army && phase !== 'combat' && engine.situation(state).usaAtWar && armistice[id] === undefined)
      expect(control, what).not.toBeNull()
    if (control !== null && control !== 'contested' && sides.size > 0 && !revolution)
      expect([...sides], what).toEqual([engine.sideOf(control)])
    if (fought.has(id)) continue
    // Fighters may be guests; what fights on or waits in land at peace is led by nobody.
    for (const owner of new Set(here.map((s) => s.power))) {
      const own = here.filter((s) => s.power === owner)
      if (engine.hasLeftWar(state, owner as PowerId)) continue
      const guests = engine.rulesetFacts(state.ruleset).switches.guestFighters !== false || state.options['pt-2'] === true
      if (guests && own.every((s) => kinds.get(s.type)?.kind === 'air')) continue
      expect(
        own.some((s) => s.type === 'infantry'),
        `${owner} without infantry: ${what}`,
      ).toBe(true)
    }
  }
}
