// Ten positions of each ruleset whose legal actions are counted: openings, fronts, battles under way, landings, late games.
import type { Action, GameState, PositionSpec, RulesetId } from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'

type Scene = { spec: Omit<PositionSpec, 'ruleset'>; played?: Action[] }

const front: NonNullable<PositionSpec['units']> = {
  picardy: { germany: { infantry: 3, artillery: 1 }, france: { infantry: 2, artillery: 1 } },
  lorraine: { france: { infantry: 2 } },
  ruhr: { germany: { infantry: 2, artillery: 1, fighter: 1 } },
}
const infantry = { power: 'britain', type: 'infantry' } as const
const shore: NonNullable<PositionSpec['units']> = {
  sz9: { britain: { cruiser: 2, transports: [{ cargo: [infantry, infantry] }] }, germany: { submarine: 1 } },
  london: { britain: { infantry: 2 } },
  belgium: { germany: { infantry: 1 } },
}
const fleets: NonNullable<PositionSpec['units']> = {
  sz9: { germany: { battleship: 1, cruiser: 1 }, britain: { battleship: 1, cruiser: 1, submarine: 1 } },
}

/** The scenes by name; the rules of each ruleset make other counts of the same pieces. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'opening, purchase': { spec: { base: 'opening' } },
  'opening, mobilize': { spec: { base: 'opening', power: 'germany', phase: 'mobilize' } },
  'a front, move': { spec: { base: 'empty', round: 3, power: 'germany', phase: 'move', units: front } },
  'a front, combat': { spec: { base: 'empty', round: 3, power: 'germany', phase: 'combat', units: front } },
  'a front, losses': {
    spec: { base: 'empty', round: 3, power: 'germany', phase: 'combat', units: front, queue: [1, 1, 1, 1, 1, 1, 1, 1] },
    played: [{ type: 'attack', space: 'picardy' }],
  },
  'a landing, move': { spec: { base: 'empty', round: 3, power: 'britain', phase: 'move', units: shore } },
  'a clash at sea, combat': { spec: { base: 'empty', round: 3, power: 'germany', phase: 'combat', units: fleets } },
  'a clash at sea, under way': {
    spec: { base: 'empty', round: 3, power: 'germany', phase: 'combat', units: fleets },
    played: [{ type: 'attack', space: 'sz9' }],
  },
  'late, purchase': { spec: { base: 'empty', round: 8, power: 'usa', phase: 'purchase', units: front, treasury: { usa: 30 } } },
  'late, after the revolution': {
    spec: {
      base: 'empty',
      round: 7,
      power: 'germany',
      phase: 'move',
      revolution: true,
      units: { poland: { germany: { infantry: 2, artillery: 1 } }, moscow: { russia: { infantry: 2 } } },
    },
  },
}

/** A scene in a ruleset. The tournament has no revolution; the standard game has it as an option. */
export function stateOf(ruleset: RulesetId, { spec, played = [] }: Scene): GameState {
  const { revolution, ...rest } = spec
  const known = ruleset !== 'tournament' && revolution ? { revolution } : {}
  const options: PositionSpec['options'] = ruleset === 'standard' && revolution ? { 'russian-revolution': true } : {}
  let state = engine.positionFrom({ seed: 'perft', ...rest, ...known, ruleset, options })
  for (const action of played) {
    const out = engine.reduce(state, action)
    if (!out.ok) throw new Error(`${ruleset}: ${JSON.stringify(action)} was refused: ${out.error.message}`)
    state = out.state
  }
  return state
}

/** How many actions are legal in a position, and how many in all positions that one of them leads to. */
export function perft(state: GameState): [number, number] {
  const first = engine.legalActions(state)
  const second = first.map((action) => {
    const out = engine.reduce(state, action)
    if (!out.ok) throw new Error(`${JSON.stringify(action)} was offered and refused: ${out.error.message}`)
    return engine.legalActions(out.state).length
  })
  return [first.length, second.reduce((sum, n) => sum + n, 0)]
}
