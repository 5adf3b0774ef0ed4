/** Tests of a space from the view of one power, combined by the queries of the rules. */
import {
  controllerOf,
  decision,
  type GameState,
  type PowerId,
  type SpaceId,
  type StackView,
  sideOf,
  spacesOf,
  statusOf,
  tableOf,
  unitsIn,
  type unitTypesOf,
} from '../../engine/index.ts'

/** The spaces where something holds for this power. */
export type BoardQuestion = (state: GameState, power: PowerId) => readonly SpaceId[]
export type InSpace = (state: GameState, power: PowerId, space: SpaceId) => boolean
type UnitInfo = ReturnType<typeof unitTypesOf>[number]
type Tag = UnitInfo['tags'] extends ReadonlySet<infer T> ? T : never

/** The spaces that pass all tests. */
export const where =
  (...looks: readonly InSpace[]): BoardQuestion =>
  (state, power) =>
    spacesOf(state).flatMap(({ id }) => (looks.every((look) => look(state, power, id)) ? [id] : []))
/** The union of several queries. */
export const anyOf =
  (...questions: readonly BoardQuestion[]): BoardQuestion =>
  (state, power) => [...new Set(questions.flatMap((ask) => ask(state, power)))]

export const not =
  (look: InSpace): InSpace =>
  (...of) =>
    !look(...of)
export const any =
  (...looks: readonly InSpace[]): InSpace =>
  (...of) =>
    looks.some((look) => look(...of))

export const onLand: InSpace = (state, _, space) => tableOf(state).spaces.get(space)?.kind === 'land'
export const atSea: InSpace = (state, _, space) => tableOf(state).spaces.get(space)?.kind === 'sea'
export const contested: InSpace = (state, _, space) => controllerOf(state, space) === 'contested'
export const nobodys: InSpace = (state, _, space) => controllerOf(state, space) === null
export const hostile: InSpace = (state, power, space) => statusOf(state, space, power) === 'hostile'
export const mine: InSpace = (state, power, space) => controllerOf(state, space) === power
export const enemys: InSpace = (state, power, space) => {
  const holder = controllerOf(state, space)
  return holder !== null && holder !== 'contested' && sideOf(holder) !== sideOf(power)
}
export const pays: InSpace = (state, _, space) => (tableOf(state).spaces.get(space)?.ipc ?? 0) > 0

const stacks = (state: GameState, space: SpaceId): readonly StackView[] => unitsIn(state, space)
const infoOf = (state: GameState, stack: Pick<StackView, 'type'>): UnitInfo => tableOf(state).units[stack.type]
const isEnemy = (power: PowerId, { power: other }: StackView): boolean => sideOf(other) !== sideOf(power)

type Wanted = (stack: StackView, info: UnitInfo) => boolean
/** A unit of the power itself, or of an enemy, passes the test. */
export const own =
  (wanted: Wanted = () => true): InSpace =>
  (state, power, space) =>
    stacks(state, space).some((stack) => stack.power === power && wanted(stack, infoOf(state, stack)))
export const enemy =
  (wanted: Wanted = () => true): InSpace =>
  (state, power, space) =>
    stacks(state, space).some((stack) => isEnemy(power, stack) && wanted(stack, infoOf(state, stack)))

export const tagged =
  (...tags: readonly Tag[]): Wanted =>
  (_, info) =>
    tags.some((tag) => info.tags.has(tag))
export const ofKind =
  (...kinds: readonly UnitInfo['kind'][]): Wanted =>
  (_, info) =>
    kinds.includes(info.kind)
export const laden: Wanted = ({ cargo = [] }) => cargo.length > 0
export const isDamaged: Wanted = (stack) => stack.damaged === true

export const vacant: InSpace = (state, _, space) => unitsIn(state, space).length === 0
/** Passes next to the space. */
export const beside =
  (look: InSpace): InSpace =>
  (state, power, space) =>
    (tableOf(state).spaces.get(space)?.adjacent ?? []).some((next) => look(state, power, next))

/** Only for the acting power. */
export const onTurn =
  (ask: BoardQuestion): BoardQuestion =>
  (state, power) =>
    (decision(state)?.by ?? state.flow.power) === power ? ask(state, power) : []
