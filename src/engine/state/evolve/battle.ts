import type { Rules } from '../../kernel/rules.ts'
import type { EventOf, FireStep } from '../../types/event.ts'
import type { Owner } from '../../types/ids.ts'
import type { GameState, Stack } from '../../types/state.ts'
import type { LandBattle, SeaBattle } from '../../types/task.ts'
import { canBearGas, GAS, markGuns } from '../gas.ts'
import { areEnemies } from '../relations.ts'
import { entries, isFree, mapSpace, setSpace, withStack } from '../stacks.ts'
import type { Evolvers } from './evolver.ts'
import { advanceDice, diceIn } from './money.ts'

type Battle = LandBattle | SeaBattle

/** Changes the current battle, which is the innermost task. */
function updateBattle(state: GameState, change: (battle: Battle) => Battle): GameState['flow']['agenda'] {
  const top = state.flow.agenda.at(-1)
  if (top?.task !== 'land-battle' && top?.task !== 'sea-battle') return state.flow.agenda
  return [...state.flow.agenda.slice(0, -1), change(top)]
}

/** Damages `count` undamaged fighters of a power (ADV-04-03). */
function damageFighters(rules: Rules, stacks: readonly Stack[], power: Owner, count: number): Stack[] {
  let left = count
  let next: Stack[] = []
  for (const s of stacks) {
    const hit = s.power === power && rules.units[s.type].kind === 'air' && !s.damaged ? Math.min(left, s.count) : 0
    left -= hit
    if (hit < s.count) next = withStack(rules, next, { ...s, count: s.count - hit })
    if (hit > 0) next = withStack(rules, next, { ...s, count: hit, damaged: true })
  }
  return next
}

/** A zone opens for landings when no enemy ship is left, or the defender got away (ADV-06-16, ADV-11-02, ADV-11-03). */
function seaWinFacts(rules: Rules, state: GameState, { space, kind, attacker, outcome }: EventOf<'battle-ended'>) {
  if (kind !== 'sea' || !rules.behaviours.winsOpenZones) return {}
  const view = { rules, state }
  const barred = (state.war.units[space] ?? []).some((s) => !s.submerged && areEnemies(view, attacker, s.power))
  return barred && outcome !== 'disengaged' ? {} : { seaWon: [...(state.turn.seaWon ?? []), space].sort() }
}

const HITS_ATTACKER: ReadonlySet<FireStep> = new Set(['strike', 'defence', 'sea-defence'])

export const battleEvents: Evolvers<
  | 'battles-listed'
  | 'battle-opened'
  | 'step-skipped'
  | 'fired'
  | 'air-supremacy'
  | 'tanks-tipped'
  | 'fighters-damaged'
  | 'gas-announced'
  | 'gas-released'
  | 'gas-spread'
  | 'infantry-gassed'
  | 'submarines-submerged'
  | 'units-lost'
  | 'ships-damaged'
  | 'raiders-named'
  | 'escorts-named'
  | 'convoy-raided'
  | 'convoy-escorted'
  | 'convoy-loss-paid'
  | 'engagement-rolled'
  | 'sea-round-ended'
  | 'ships-retreated'
  | 'battle-ended'
> = {
  'battles-listed': (_rules, state, { battles }) => ({
    ...state,
    turn: {
      ...state.turn,
      battles: battles.map(({ space, kind, required }) => ({
        space,
        kind,
        required,
        resolved: state.turn.battles.some((b) => b.space === space && b.resolved),
      })),
    },
  }),
  'battle-opened': (_rules, state, { space }) => ({
    ...state,
    turn: { ...state.turn, battles: state.turn.battles.map((b) => (b.space === space ? { ...b, resolved: true } : b)) },
  }),
  'step-skipped': (_rules, state) => state,
  fired: (_rules, state, { side, step, groups, hits, absorbed, damaging = 0, bombarding = [] }) => {
    const bombarded = { ...state.turn.bombarded }
    for (const { zone, count } of bombarding) bombarded[zone] = (bombarded[zone] ?? 0) + count
    const dice = groups.reduce((n, g) => n + g.dice.length, 0)
    const owed = hits - absorbed - damaging
    const onAttacker = HITS_ATTACKER.has(step) || side === 'defender'
    return {
      ...state,
      turn: bombarding.length === 0 ? state.turn : { ...state.turn, bombarded },
      table: { ...state.table, rng: advanceDice(state, dice) },
      flow: {
        ...state.flow,
        agenda: updateBattle(state, (b) => {
          const now = onAttacker ? { ...b, onAttacker: b.onAttacker + owed } : { ...b, onDefender: b.onDefender + owed }
          if (damaging === 0 || now.task !== 'land-battle') return now
          const { attacker = 0, defender = 0 } = now.airDamage ?? {}
          return {
            ...now,
            airDamage: onAttacker ? { attacker: attacker + damaging, defender } : { attacker, defender: defender + damaging },
          }
        }),
      },
    }
  },
  'air-supremacy': (_rules, state, { side }) => ({
    ...state,
    flow: { ...state.flow, agenda: updateBattle(state, (b) => (b.task === 'land-battle' ? { ...b, supremacy: side } : b)) },
  }),
  'tanks-tipped': (_rules, state) => state,
  'fighters-damaged': (rules, state, { space, power, count }) => ({
    ...state,
    war: {
      ...state.war,
      units: setSpace(state.war.units, space, damageFighters(rules, state.war.units[space] ?? [], power, count)),
    },
  }),
  'gas-announced': (_rules, state) => state,
  'gas-released': (rules, state, { space, power, guns, dice, lowest }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, dice.length) },
    war: {
      ...state.war,
      units: setSpace(state.war.units, space, markGuns(rules, state.war.units[space] ?? [], power, guns, false)),
    },
    flow: {
      ...state.flow,
      agenda: updateBattle(state, (b) => (b.task === 'land-battle' ? { ...b, gasFired: guns, gasDie: lowest } : b)),
    },
  }),
  'gas-spread': (_rules, state, { dice, attackers, defenders }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, dice.length) },
    flow: { ...state.flow, agenda: updateBattle(state, (b) => ({ ...b, onAttacker: attackers, onDefender: defenders })) },
  }),
  'infantry-gassed': (_rules, state, { power, count }) => ({
    ...state,
    flow: {
      ...state.flow,
      agenda: updateBattle(state, (b) =>
        b.task === 'land-battle' ? { ...b, gassed: { ...b.gassed, [power]: (b.gassed?.[power] ?? 0) + count } } : b,
      ),
    },
  }),
  'submarines-submerged': (rules, state, { space, power, count }) => {
    let left = count
    let stacks: Stack[] = []
    for (const s of state.war.units[space] ?? []) {
      const able =
        s.power === power && rules.units[s.type].tags.has('submerges') && !s.submerged && s.group === undefined && !s.retreated
      const dives = able ? Math.min(left, s.count) : 0
      left -= dives
      if (dives < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - dives })
      if (dives > 0) stacks = withStack(rules, stacks, { ...s, count: dives, submerged: true })
    }
    return {
      ...state,
      war: { ...state.war, units: setSpace(state.war.units, space, stacks) },
      flow: {
        ...state.flow,
        agenda: updateBattle(state, (b) =>
          b.task === 'sea-battle' ? { ...b, diving: { ...b.diving, [power]: (b.diving[power] ?? 0) + count } } : b,
        ),
      },
    }
  },
  'units-lost': (rules, state, { space, power, step, units, transports, submerged }) => {
    // Work on one space, so that the whole record is copied only once.
    const before = state.war.units[space] ?? []
    let next: GameState['war']['units'] = { [space]: before }
    for (const [type, lost] of entries(units)) {
      if (rules.units[type].tags.has('carries')) continue
      let dived = rules.units[type].tags.has('submerges') ? submerged : 0
      let afloat = lost - dived
      if (type === GAS) continue
      // The named number of guns with a marker, otherwise plain guns (ADV-03-21).
      let marked = canBearGas(rules, type) ? (units[GAS] ?? 0) : 0
      if (marked > 0) {
        afloat -= marked
        next = mapSpace(rules, next, space, (s) => {
          if (s.power !== power || !s.gas || marked === 0 || (step === 'strike' && s.zone === undefined)) return s
          const gone = Math.min(marked, s.count)
          marked -= gone
          return gone === s.count ? null : { ...s, count: s.count - gone }
        })
      }
      // Damaged ships go first: a battleship sinks after two hits (STD-NAV-12).
      for (const damaged of [true, false])
        next = mapSpace(rules, next, space, (s) => {
          if (s.power !== power || s.type !== type || (s.damaged ?? false) !== damaged) return s
          if ((step === 'strike' && s.zone === undefined) || !isFree(s)) return s
          if (s.gas || (step === 'air' && damaged)) return s
          const gone = s.submerged ? Math.min(dived, s.count) : Math.min(afloat, s.count)
          if (s.submerged) dived -= gone
          else afloat -= gone
          return gone === 0 ? s : gone === s.count ? null : { ...s, count: s.count - gone }
        })
    }
    if (transports.length > 0)
      next = mapSpace(rules, next, space, (s) => (s.id !== undefined && transports.includes(s.id) ? null : s))
    const after = next[space] ?? []
    const landings = state.turn.landings.filter((l) => !transports.includes(l.transport))
    return {
      ...state,
      war: after === before ? state.war : { ...state.war, units: setSpace(state.war.units, space, after) },
      turn: landings.length === state.turn.landings.length ? state.turn : { ...state.turn, landings },
      flow:
        submerged === 0
          ? state.flow
          : {
              ...state.flow,
              agenda: updateBattle(state, (b) =>
                b.task === 'sea-battle' ? { ...b, diving: { ...b.diving, [power]: (b.diving[power] ?? 0) - submerged } } : b,
              ),
            },
    }
  },
  'ships-damaged': (rules, state, { space, power, ship, count }) => {
    let left = count
    let stacks: Stack[] = []
    for (const s of state.war.units[space] ?? []) {
      const hit = s.power === power && s.type === ship && !s.damaged && isFree(s) ? Math.min(left, s.count) : 0
      left -= hit
      if (hit < s.count) stacks = withStack(rules, stacks, { ...s, count: s.count - hit })
      if (hit > 0) stacks = withStack(rules, stacks, { ...s, count: hit, damaged: true })
    }
    return { ...state, war: { ...state.war, units: setSpace(state.war.units, space, stacks) } }
  },
  'raiders-named': (_rules, state) => state,
  'escorts-named': (_rules, state) => state,
  'convoy-raided': (_rules, state, { dice }) => ({ ...state, table: { ...state.table, rng: advanceDice(state, dice.length) } }),
  'convoy-escorted': (_rules, state, { groups }) => ({
    ...state,
    table: { ...state.table, rng: advanceDice(state, diceIn(groups)) },
  }),
  'convoy-loss-paid': (_rules, state, { power, loss }) => ({
    ...state,
    war: { ...state.war, treasury: { ...state.war.treasury, [power]: state.war.treasury[power] - loss } },
  }),
  'engagement-rolled': (_rules, state) => ({ ...state, table: { ...state.table, rng: advanceDice(state, 1) } }),
  'sea-round-ended': (_rules, state) => ({
    ...state,
    flow: {
      ...state.flow,
      agenda: updateBattle(state, (b) => {
        if (b.task !== 'sea-battle') return b
        const dived = { ...b.dived }
        for (const [owner, n] of Object.entries(b.diving))
          dived[owner as keyof typeof dived] = (dived[owner as keyof typeof dived] ?? 0) + n
        const { firstShot: _first, raid: _raid, wishes: _wishes, rolls: _rolls, ...lasting } = b
        return { ...lasting, round: b.round + 1, dived, diving: {}, onAttacker: 0, onDefender: 0 }
      }),
    },
  }),
  // The ships leave all fighting this turn (TOU-RET-03) and trigger no mines (TOU-RET-07).
  'ships-retreated': (rules, state, { power, from, to }) => {
    const goes = (s: Stack): boolean => s.power === power && !s.submerged && isFree(s)
    const here = state.war.units[from] ?? []
    const there = here
      .filter(goes)
      .reduce((list, s) => withStack(rules, list, { ...s, retreated: true }), state.war.units[to] ?? [])
    const left = here.filter((s) => !goes(s))
    return { ...state, war: { ...state.war, units: setSpace(setSpace(state.war.units, from, left), to, there) } }
  },
  'battle-ended': (rules, state, event) => ({
    ...state,
    turn: { ...state.turn, ...seaWinFacts(rules, state, event) },
    war: {
      ...state.war,
      units: mapSpace(rules, state.war.units, event.space, (s) => {
        // Fighters are repaired after the battle (ADV-04-08); ships stay damaged.
        const mended = s.damaged === true && rules.units[s.type].kind === 'air'
        if ((!s.submerged && !mended) || s.strategic) return s
        const { submerged: _submerged, damaged, ...surfaced } = s
        return damaged && !mended ? { ...surfaced, damaged } : surfaced
      }),
    },
  }),
}
