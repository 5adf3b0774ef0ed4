// Who plays: by chance, by the best exchange at hand, or one of the computer's levels.
import { type Action, decision, type GameState, legalActions, type PowerId, turn } from '../../src/engine/index.ts'
import { answer, type Level, plan } from '../../src/players/index.ts'
import { chance } from '../soak/chance.ts'
import { greedy } from './greedy.ts'

/** The next actions of the acting power, at least one. Later ones hold until dice are rolled or a question is asked. */
export type Player = { name: string; next: (state: GameState, seat: readonly PowerId[]) => Step }
export type Step = { actions: readonly Action[]; why?: readonly { kind: string }[] }

const LEVELS: readonly Level[] = ['easy', 'normal', 'hard', 'expert']

/** Any of what is offered; the end of a phase once in a few times. */
function random(seed: string): Player {
  const c = chance(`${seed} random`)
  return {
    name: 'random',
    next: (state) => {
      const offered = legalActions(state)
      const end = offered.find(({ type }) => type === 'end-phase')
      if (end && (offered.length === 1 || c.once(turn(state).phase === 'move' ? 10 : 4))) return { actions: [end] }
      const kinds = [...new Set(offered.flatMap(({ type }) => (type === 'end-phase' || type === 'resign' ? [] : [type])))]
      const kind = c.one(kinds)
      return { actions: [c.one(offered.filter(({ type }) => type === kind))] }
    },
  }
}

/** A level, with a style after a colon: `hard:attacker`. */
function computer(name: string, seed: string, budget?: number): Player {
  const [level, style] = name.split(':')
  const opts = { level: level as Level, seed, ...(style ? { style } : {}), ...(budget === undefined ? {} : { budget }) }
  return {
    name,
    next: (state, seat) => {
      if (decision(state)) {
        const { action, why } = answer(state, [...seat], opts)
        return { actions: [action], why: [why] }
      }
      return plan(state, [...seat], opts)
    },
  }
}

/** The player of a name, with chance of its own. */
export function playerOf(name: string, seed: string, budget?: number): Player {
  if (name === 'random') return random(seed)
  if (name === 'greedy') return { name, next: (state) => ({ actions: [greedy(state)] }) }
  if (LEVELS.some((level) => level === name.split(':')[0])) return computer(name, seed, budget)
  throw new Error(`no player ${name}; there are: random greedy ${LEVELS.join(' ')}, and level:style`)
}
