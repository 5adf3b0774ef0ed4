import { expect } from 'vitest'
import type {
  Action,
  ActionOf,
  Counts,
  Decision,
  EventOf,
  EventType,
  GameEvent,
  GameState,
  Outcome,
  Phase,
  PositionSpec,
  PowerId,
  RuleError,
  SpaceId,
} from '../../src/engine/index.ts'
import * as engine from '../../src/engine/index.ts'
import { modesAsked, playAgain } from './again.ts'
import { note } from './examples.ts'

export type Played = Extract<Outcome, { ok: true }>
/** Answers to decisions; the rest of the actions are free ones. */
export type Answer = ActionOf<'casualties' | 'submerge' | 'press' | 'choose' | 'enter-dice'>

/** Freezes a state to its leaves: an engine that writes to what it was given throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/** How every action is repeated, if enabled. */
const AGAIN = modesAsked()

const say = (value: unknown): string => JSON.stringify(value)
/** Is some name in it left empty? No state, no event and no refusal has one: a cause, a step, a power is called something. */
const emptyNames = (value: unknown): boolean => say(value).includes('""')

/** How many were begun: each has its number. */
const begun = { games: 0 }

/** A game that is played action by action; every accepted action is checked for what must always hold. */
export class Game {
  state: GameState
  /** The last accepted action's outcome. */
  last: Played | null = null
  /** Events of all accepted actions, in order. */
  readonly history: GameEvent[] = []
  readonly spec: PositionSpec
  private readonly log: { action: Action; dice: number[] }[] = []
  private readonly number = begun.games++

  constructor(spec: PositionSpec) {
    this.spec = spec
    this.state = deepFreeze(engine.positionFrom(spec))
  }

  /** Plays an action that must be accepted. */
  do(action: Action): Played {
    const before = this.state
    const hash = engine.hashOf(before)
    const checked = engine.checkAction(before, action)
    const outcome = engine.reduce(before, action)
    if (!outcome.ok) expect.fail(`${say(action)} was refused by ${outcome.error.rule}: ${outcome.error.message}`)
    expect(checked, `checkAction refuses what reduce accepts: ${say(action)}`).toBeNull()
    expect(engine.hashOf(before), `${say(action)} changed the state it was given`).toBe(hash)
    expect(JSON.parse(JSON.stringify(outcome.state)), `${say(action)} made a state that is not plain JSON`).toStrictEqual(
      outcome.state,
    )
    expect(emptyNames([outcome.state, outcome.events]), `${say(action)} came to something without a name`).toBe(false)
    this.state = deepFreeze(outcome.state)
    const asked = engine.decision(outcome.state)
    const question = asked?.id === engine.decision(before)?.id ? null : asked
    this.note(action, false, [outcome.events, question])
    playAgain(AGAIN, before, action, outcome)
    this.last = outcome
    this.history.push(...outcome.events)
    this.log.push({ action, dice: outcome.dice })
    return outcome
  }

  /** The game after these actions, which must be accepted. */
  after(...actions: Action[]): this {
    for (const action of actions) this.do(action)
    return this
  }

  /** Plays an action that must be refused by this rule (first or among the others it breaks) without a trace. */
  refuse(action: Action, rule: string): RuleError {
    const hash = engine.hashOf(this.state)
    const checked = engine.checkAction(this.state, action)
    const outcome = engine.reduce(this.state, action)
    if (outcome.ok) expect.fail(`${say(action)} was accepted, ${rule} should refuse it`)
    const { error } = outcome
    const rules = [error, ...(error.also ?? [])].map((e) => e.rule)
    expect(rules, `${say(action)} is refused with: ${error.message}`).toContain(rule)
    expect(emptyNames(error), `${say(action)} is refused by something without a name`).toBe(false)
    for (const e of [error, ...(error.also ?? [])]) expect(e.message.length, e.message).toBeGreaterThanOrEqual(15)
    expect(checked, `checkAction and reduce disagree about ${say(action)}`).toStrictEqual(error)
    expect(engine.hashOf(this.state), `the refused ${say(action)} changed the state`).toBe(hash)
    this.note(action, true, error)
    return error
  }

  /** For the examples that the rules are shown by. */
  private note(then: Action, refused: boolean, told: unknown): void {
    note({ game: this.number, spec: this.spec, log: this.log.map(({ action }) => action), then, refused }, told)
  }

  /** Short forms of common actions. */
  move(from: SpaceId, to: SpaceId | SpaceId[], units: Counts): Played {
    return this.do(move(from, to, units))
  }
  attack(space: SpaceId): Played {
    return this.do({ type: 'attack', space })
  }
  endPhase(): Played {
    return this.do({ type: 'end-phase' })
  }
  /** Answers the open decision. */
  answer(action: Answer): Played {
    if (!this.decision) expect.fail(`no decision is open for ${say(action)}`)
    return this.do(action)
  }
  choose(option: string): Played {
    return this.answer({ type: 'choose', option })
  }

  /** Ends phases of this turn up to this one. They must not ask questions. */
  to(phase: Phase): this {
    const { PHASES } = engine
    for (const ended of PHASES.slice(PHASES.indexOf(this.turn.phase), PHASES.indexOf(phase))) {
      expect(this.turn.phase).toBe(ended)
      this.endPhase()
    }
    expect(this.turn.phase).toBe(phase)
    return this
  }

  /** Ends phases until this power acts in this phase, with the first legal answer to every question. */
  until(power: PowerId, phase: Phase): this {
    for (let i = 0; i < 80; i++) {
      if (!this.decision && this.turn.power === power && this.turn.phase === phase) return this
      // A duty to buy or to place keeps a phase open (ADV-21-01): the first thing that may be done does it.
      const busy = this.decision || (this.turn.phase !== 'move' && engine.checkAction(this.state, { type: 'end-phase' }))
      const [first] = busy ? engine.legalActions(this.state) : [{ type: 'end-phase' } as const]
      if (!first) expect.fail(`nothing answers ${say(this.decision)}`)
      this.do(first)
    }
    return expect.fail(`never came to ${power}'s ${phase}`)
  }

  get turn() {
    return engine.turn(this.state)
  }
  get decision(): Decision | null {
    return engine.decision(this.state)
  }
  get winner() {
    return engine.winner(this.state)
  }
  get situation() {
    return engine.situation(this.state)
  }
  /** Battles of this phase that are still to come. */
  get battles() {
    return engine.battles(this.state).filter((b) => !b.resolved)
  }
  get legal(): Action[] {
    return engine.legalActions(this.state)
  }

  /** All units of a space by power and type, cargo counted with its own power. */
  units(space: SpaceId): Partial<Record<PowerId, Counts>> {
    const all: Record<string, Counts> = {}
    const add = (power: string, type: keyof Counts, n: number) => {
      all[power] ??= {}
      all[power][type] = (all[power][type] ?? 0) + n
    }
    for (const stack of engine.unitsIn(this.state, space)) {
      add(stack.power, stack.type, stack.count)
      for (const c of stack.cargo ?? []) add(c.power, c.type, 1)
    }
    return all
  }
  stacks(space: SpaceId) {
    return engine.unitsIn(this.state, space)
  }
  /** Ids of a power's transports in a zone, lowest first. */
  transports(space: SpaceId, power: PowerId = this.turn.power): number[] {
    return engine
      .unitsIn(this.state, space)
      .flatMap((s) => (s.power === power && s.id !== undefined ? [s.id] : []))
      .sort((a, b) => a - b)
  }
  transport(space: SpaceId, nth = 0, power: PowerId = this.turn.power): number {
    return this.transports(space, power)[nth] ?? expect.fail(`no transport number ${nth} of ${power} in ${space}`)
  }
  damaged(space: SpaceId): number {
    return engine.unitsIn(this.state, space).reduce((n, s) => n + (s.damaged ? s.count : 0), 0)
  }
  control(space: SpaceId) {
    return engine.controllerOf(this.state, space)
  }
  status(space: SpaceId, power: PowerId) {
    return engine.statusOf(this.state, space, power)
  }
  treasury(power: PowerId): number {
    return engine.treasuryOf(this.state, power)
  }
  production(power: PowerId): number {
    return engine.productionOf(this.state, power)
  }
  bank(power: PowerId): Counts {
    return engine.bankOf(this.state, power)
  }
  reach(from: SpaceId, units?: Counts, more: { damaged?: Counts; transports?: number[] } = {}): SpaceId[] {
    return engine
      .reach(this.state, { from, ...(units ? { units } : {}), ...more })
      .map((r) => r.space)
      .sort()
  }

  /** Events of the last outcome, all or of one type. */
  events(): GameEvent[]
  events<T extends EventType>(type: T): EventOf<T>[]
  events(type?: EventType): GameEvent[] {
    const all = this.last?.events ?? []
    return type === undefined ? all : all.filter((e) => e.type === type)
  }
  /** Events of one type since the beginning. */
  past<T extends EventType>(type: T): EventOf<T>[] {
    return this.history.filter((e): e is EventOf<T> => e.type === type)
  }

  /** Number of scripted dice not used yet. */
  get diceLeft(): number {
    return (this.spec.queue?.length ?? 0) - this.log.reduce((n, l) => n + l.dice.length, 0)
  }
  /** Every scripted die was thrown, and not one more. */
  exhausted(): void {
    expect(this.diceLeft, 'scripted dice left (less than 0: more were thrown)').toBe(0)
  }
  /** The whole game again from its log ends in the same state. */
  replays(): void {
    const again = engine.replay(this.spec, this.log)
    if (!again.ok) expect.fail(`the replay was refused: ${again.error.message}`)
    expect(engine.hashOf(again.state)).toBe(engine.hashOf(this.state))
  }
}

export const move = (from: SpaceId, to: SpaceId | SpaceId[], units: Counts): Action => ({
  type: 'move',
  from,
  path: Array.isArray(to) ? to : [to],
  units,
})

const DEFAULTS: PositionSpec = {
  ruleset: 'standard',
  seed: 'test',
  base: 'empty',
  round: 2,
  phase: 'move',
  power: 'germany',
}

/** A game from a position: round 2, Germany's Movement phase on an empty board, unless the spec says otherwise. Its `queue` scripts the dice. */
export const at = (spec: Partial<PositionSpec> = {}): Game => new Game({ ...DEFAULTS, ...spec })

/** The opening of the standard game (or another ruleset) in the first Purchase phase. */
export const opening = (spec: Partial<PositionSpec> = {}): Game =>
  at({ base: 'opening', round: 1, power: 'austria-hungary', phase: 'purchase', ...spec })

/** The sentence of a position that is no possible game. */
export function refusedPosition(spec: Partial<PositionSpec>): string {
  try {
    engine.positionFrom({ ...DEFAULTS, ...spec })
  } catch (error) {
    expect(error).toBeInstanceOf(engine.ContractError)
    return (error as Error).message
  }
  return expect.fail('the position was accepted')
}

export { engine }
