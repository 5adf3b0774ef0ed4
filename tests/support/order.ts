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
    if (!engine.isAtWar(state, p)) continue
    if (engine.hasLeftWar(state, p) && !fightsOn.includes(space)) left = true
    else sides.add(engine.sideOf(p))
  }
  return { sides, left }
}

/** Like `expect`, which is too dear to be asked of every unit after every action. */
function must(holds: boolean, what: string, where: () => string): void {
  if (!holds) expect.fail(`${what}: ${where()}`)
}

/** Invariants of every ruleset at any moment: units are where they may be, and control fits them. */
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
    const where = () => `${id} (${stands(here)}), held by ${control}, in ${phase} of ${power}`
    for (const s of here) {
      const unit = kinds.get(s.type)
      must(unit !== undefined, `no unit of this game is a ${s.type}`, where)
      must(Number.isInteger(s.count) && s.count > 0, `${s.count} are no units`, where)
      must((unit?.kind === 'sea') === (kind === 'sea'), `a ${s.type} out of its element`, where)
      must(kind !== 'impassable', 'somebody in impassable land', where)
      must(!(surrendered as readonly string[]).includes(s.power), `${s.power} has surrendered`, where)
      must(!s.damaged || unit?.hurt === true, `a damaged ${s.type}`, where)
      must((s.id === undefined) === (unit?.cargo === 0), `a ${s.type} with number ${s.id}`, where)
      if (s.id === undefined) continue
      must(s.count === 1, `${s.count} transports of one number`, where)
      must(!ids.has(s.id), `two transports ${s.id}`, where)
      ids.add(s.id)
      must(s.cargo !== undefined && s.cargo.length <= (unit?.cargo ?? 0), `a ${s.type} with ${s.cargo?.length} aboard`, where)
      for (const c of s.cargo ?? [])
        must(engine.sideOf(c.power) === engine.sideOf(s.power), `${c.power} aboard a ship of ${s.power}`, where)
    }
    // A boat that has dived comes up when its battle is over; one on a strategic move when Combat is (ADV-06-19).
    if (settled && phase !== 'combat') must(!here.some((s) => s.submerged), 'a submarine under water', where)
    if (kind !== 'land' || !settled) continue
    const { sides, left } = camps(state, id, here)
    const peace = treaty !== undefined && revolution && control === 'russia' && !treaty.fightOn.includes(id)
    if (peace) continue
    must(
      (control === 'contested') === (sides.size === 2 || (left && sides.has('central'))),
      'contested by one side, or not by two',
      where,
    )
    // Neutral garrisons do not hold a country (WIK-08), and fighters alone hold nothing (ADV-PT2-01).
    const army = here.some((s) => (s.power as string) !== 'neutral' && kinds.get(s.type)?.kind === 'land')
    if (army && phase !== 'combat' && engine.situation(state).usaAtWar && armistice[id] === undefined)
      must(control !== null, 'an army that holds nothing', where)
    if (control !== null && control !== 'contested' && sides.size > 0 && !revolution)
      must(sides.size === 1 && sides.has(engine.sideOf(control)), 'held by a side that does not stand there', where)
    if (fought.has(id)) continue
    // Fighters may be guests; what fights on or waits in land at peace is led by nobody.
    for (const owner of new Set(here.map((s) => s.power))) {
      const own = here.filter((s) => s.power === owner)
      if (engine.hasLeftWar(state, owner as PowerId)) continue
      const guests =
        engine.rulesetFacts(state.table.ruleset).behaviours.guestFighters !== false || state.table.options['pt-2'] === true
      if (guests && own.every((s) => kinds.get(s.type)?.kind === 'air')) continue
      // New units are exchanged for infantry when nothing bought waits any more (STD-MOB-04).
      if (owner === power && phase === 'mobilize' && Object.keys(engine.bankOf(state, power)).length > 0) continue
      must(
        own.some((s) => s.type === 'infantry'),
        `${owner} without infantry`,
        where,
      )
    }
  }
}
