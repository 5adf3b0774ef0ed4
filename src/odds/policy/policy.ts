import { battleRules, convoys, type GameState, type SpaceId } from '../../engine/index.ts'
import type {
  BattleSideId,
  FullPolicy,
  LossChoice,
  LossOrder,
  PartialPolicy,
  Policy,
  ResolvedPolicy,
  SpecialPolicy,
} from '../types.ts'

/** All values, default first. */
export const SPECIALS = {
  gas: ['all', 'none'],
  coast: ['none', 'all'],
  escort: ['none', 'all'],
  leave: ['never', 'while-weaker'],
} as const satisfies { [Id in SpecialId]: readonly SpecialPolicy[Id][] }

/** All named answers; `press` and `dive` also allow numbers. */
export const POLICY_ANSWERS = {
  losses: ['cheapest', 'keep-guns', 'keep-fighters', 'best'],
  press: ['to-the-end', 'while-stronger', 'best'],
  dive: ['never', 'when-alone', 'best'],
  ...SPECIALS,
} as const satisfies { [Id in keyof FullPolicy]: readonly FullPolicy[Id][] }

export const DEFAULT_POLICY: FullPolicy = {
  losses: 'cheapest',
  press: 'to-the-end',
  dive: 'never',
  gas: 'all',
  coast: 'none',
  escort: 'none',
  leave: 'never',
}

/** Loss orders to choose from. */
export const LOSS_ORDERS: readonly LossOrder[] = ['cheapest', 'keep-guns', 'keep-fighters']

/** The policy with defaults; unknown values count as missing. */
export function completePolicy(policy?: PartialPolicy): FullPolicy {
  const said: Partial<Record<keyof FullPolicy, unknown>> = Object(policy)
  const known = (id: keyof FullPolicy, answer: unknown): unknown => {
    const counts = (id === 'press' || id === 'dive') && Number.isFinite(answer)
    return counts ? answer : (POLICY_ANSWERS[id].find((each) => each === answer) ?? DEFAULT_POLICY[id])
  }
  const answered = Object.fromEntries(IDS.map((id) => [id, known(id, said[id])])) as FullPolicy
  if (typeof said.losses !== 'object' || said.losses === null) return answered
  const { attacker, defender } = said.losses as Partial<Record<BattleSideId, unknown>>
  const losses = { attacker: known('losses', attacker), defender: known('losses', defender) } as Record<BattleSideId, LossChoice>
  return { ...answered, losses }
}
const IDS = Object.keys(POLICY_ANSWERS) as (keyof FullPolicy)[]

const lossChoicesOf = ({ losses }: Required<Policy>): Readonly<Record<BattleSideId, LossChoice>> =>
  typeof losses === 'string' ? { attacker: losses, defender: losses } : losses

/** Replaces `best` losses by the first order. */
export const resolvePolicy = (policy: FullPolicy): ResolvedPolicy => {
  const { attacker, defender } = lossChoicesOf(policy)
  const first = (wish: LossChoice): LossOrder => (wish === 'best' ? 'cheapest' : wish)
  return { ...policy, losses: { attacker: first(attacker), defender: first(defender) } }
}

/** Does a side use the best loss order? */
export const hasBestLosses = (policy: Required<Policy>): boolean => Object.values(lossChoicesOf(policy)).includes('best')

/** The best loss orders by swing (IPC), the attacker choosing first. `swing` is called once for each pair. */
export function findBestOrders(
  policy: Required<Policy>,
  swing: (losses: Record<BattleSideId, LossOrder>) => number,
): Record<BattleSideId, LossOrder> {
  const { attacker: own, defender: theirs } = lossChoicesOf(policy)
  const open = (wish: LossChoice): readonly LossOrder[] => (wish === 'best' ? LOSS_ORDERS : [wish])
  let best: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
  for (const attacker of open(own)) {
    let answer: { losses: Record<BattleSideId, LossOrder>; swing: number } | null = null
    for (const defender of open(theirs)) {
      const value = swing({ attacker, defender })
      if (answer === null || value < answer.swing - TIE) answer = { losses: { attacker, defender }, swing: value }
    }
    if (answer && (best === null || answer.swing > best.swing + TIE)) best = answer
  }
  return best?.losses ?? { attacker: 'cheapest', defender: 'cheapest' }
}
/** Differences below this are ties (IPC). */
const TIE = 1e-9

export type SpecialId = keyof SpecialPolicy

type Where = { readonly space: SpaceId; readonly at: 'land' | 'sea'; readonly landing: boolean }

const hasGas = ({ war }: GameState): boolean =>
  Object.values(war.units).some((stacks) => stacks.some(({ gas, cargo }) => gas === true || cargo?.some((unit) => unit.gas)))

/** Special decisions that this battle's rules ask and that concern some unit. */
export function specialsAsked(state: GameState, { space, at, landing }: Where): SpecialId[] {
  const { land, sea } = battleRules(state)
  const ships = at === 'sea' || landing
  const asked: Readonly<Record<SpecialId, boolean>> = {
    gas: at === 'land' && land.includes('gas-announcement') && hasGas(state),
    coast: landing && land.includes('coastal'),
    escort: at === 'sea' && sea.includes('escorts') && convoys(state).some(({ zone }) => zone === space),
    leave: ships && sea.includes('disengage'),
  }
  return (Object.keys(SPECIALS) as SpecialId[]).filter((id) => asked[id])
}
