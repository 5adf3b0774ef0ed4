// The table of actions: each question answered by the actions the contract names, orders told from the rest.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../../src/engine/flow/actions.ts'
import { type Action, type ActionType, type DecisionKind, isOrder } from '../../src/engine/index.ts'
import type { AnswerAction, PlayerAction } from '../../src/engine/kernel/action.ts'
import { contextOf } from '../../src/engine/kernel/context.ts'
import { rulesOf } from '../../src/engine/rulesets/index.ts'
import type { Question } from '../../src/engine/types/decision.ts'
import { engine } from '../support/game.ts'

const types = Object.keys(ACTIONS) as ActionType[]
const rule = (type: ActionType) => ACTIONS[type] as PlayerAction | AnswerAction

/** An action as a file of the engine defines it. */
const DEFINITION = /^export const \w+: (?:PlayerAction|AnswerAction)<'([a-z-]+)'> = /gm

/** The actions that are taken for an answer to such a question. */
function answersTo(question: Partial<Question>): ActionType[] {
  return types.filter((type) => {
    const action = rule(type)
    return (
      'answers' in action && action.answers({ id: '1', by: 'germany', topic: 'press', rule: 'CONTRACT', ...question } as Question)
    )
  })
}

/** Every kind of question, and what answers it. */
const ANSWERED: Record<DecisionKind, ActionType[]> = {
  casualties: ['casualties'],
  submerge: ['submerge'],
  press: ['press', 'retreat'],
  choice: ['choose'],
  dice: ['enter-dice'],
  gas: ['gas'],
  coastal: ['coastal'],
  convoy: ['convoy'],
  escort: ['escort'],
  disengage: ['disengage'],
  bid: ['place-bid'],
}

/** What the log keeps of each answer. */
const SAID: readonly [Action, string][] = [
  [{ type: 'casualties', lose: { germany: { infantry: 1 } } }, 'casualties'],
  [{ type: 'submerge', count: 2 }, '2'],
  [{ type: 'press', on: true }, 'on'],
  [{ type: 'press', on: false }, 'off'],
  [{ type: 'retreat', to: 'sz10' }, 'sz10'],
  [{ type: 'choose', option: 'belgium' }, 'belgium'],
  [{ type: 'enter-dice', dice: [3] }, 'enter-dice'],
  [{ type: 'gas', count: 0 }, '0'],
  [{ type: 'coastal', count: 3 }, '3'],
  [{ type: 'convoy', submarines: 4 }, '4'],
  [{ type: 'escort', destroyers: 1 }, '1'],
  [{ type: 'disengage', on: true }, 'on'],
  [{ type: 'disengage', on: false }, 'off'],
  [{ type: 'place-bid', money: { germany: 3 } }, 'place-bid'],
]

describe('the table of actions', () => {
  test('holds: every action that the engine defines is in it, and nothing else is', () => {
    const defined = readdirSync('src/engine', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(`src/engine/${file}`, 'utf8').matchAll(DEFINITION)].map(([, type]) => type))
    expect(defined.sort()).toEqual([...types].sort())
  })

  test.each(Object.entries(ANSWERED))('holds: %s is answered by %s', (kind, answers) => {
    expect(answersTo({ kind: kind as DecisionKind })).toEqual(answers)
  })

  test('holds: fighters that fly away are told by a choice or as a retreat (ADV-PT2-07)', () => {
    expect(answersTo({ kind: 'choice', topic: 'fighter-retreat' })).toEqual(['retreat', 'choose'])
  })

  test('not: an attack, an answer and the end of a phase are no orders that are taken back by themselves', () => {
    const orders = ['purchase', 'repair', 'influence', 'revolt', 'move', 'load', 'offload', 'mobilize']
    expect(types.filter(isOrder)).toEqual(orders)
  })

  const phases = ['purchase', 'move', 'combat', 'mobilize', 'income'] as const
  const units = { belgium: { germany: { infantry: 2 }, france: { infantry: 1 } } }
  const scene = { base: 'opening', power: 'germany', units, control: { belgium: 'contested' } } as const
  test.each(phases)(
    'holds: in %s an action lists nothing but its own kind, and what all list together is what is legal',
    (phase) => {
      const state = engine.positionFrom({ ruleset: 'influence', seed: 'lists', ...scene, phase })
      const ctx = contextOf(rulesOf(state), state)
      const listed = types.flatMap((type) => {
        const action = rule(type)
        return 'answers' in action || (action.phase ?? phase) !== phase ? [] : action.list(ctx).map((a) => ({ by: type, a }))
      })
      expect(listed.filter(({ by, a }) => a.type !== by)).toEqual([])
      expect(listed.filter(({ a }) => a.type === 'end-phase')).toHaveLength(1)
      expect(listed.some(({ a }) => a.type === 'attack')).toBe(phase === 'combat')
      const all = listed.map(({ a }) => JSON.stringify(a))
      expect(engine.legalActions(state).filter((a) => !all.includes(JSON.stringify(a)))).toEqual([])
    },
  )

  test('not: nobody is offered to give up or to call time', () => {
    const state = engine.positionFrom({ ruleset: 'tournament', seed: 'lists', ...scene, phase: 'move' })
    const ctx = contextOf(rulesOf(state), state)
    expect((rule('resign') as PlayerAction).list(ctx)).toEqual([])
    expect((rule('time-is-up') as PlayerAction).list(ctx)).toEqual([])
  })

  test('holds: giving up alone goes before any question', () => {
    expect(types.filter((type) => (rule(type) as PlayerAction).duringQuestions === true)).toEqual(['resign'])
  })

  test('holds: every answer is told in the log by what was answered', () => {
    for (const [action, said] of SAID) {
      const { summary } = rule(action.type) as AnswerAction
      expect(summary(action as never), action.type).toBe(said)
    }
    const answers = types.filter((type) => 'answers' in rule(type))
    expect([...new Set(SAID.map(([{ type }]) => type))].sort()).toEqual(answers.sort())
  })
})
