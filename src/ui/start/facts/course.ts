/** How a game goes: turns, the board and what stands on it, and how it ends. */
import {
  type Goal,
  goals,
  POWERS,
  positionFrom,
  type RulesetId,
  SIDES,
  type Side,
  type SpaceId,
  sideOf,
} from '../../../engine/index.ts'
import { listText, powerInText, powerName, spaceName, t } from '../../text.ts'
import { eitherOf, type Facts, none, type Rows } from './row.ts'

const unitsOf = (facts: Facts, side: Side): number =>
  POWERS.filter((power) => sideOf(power) === side)
    .flatMap((power) => Object.values(facts.opening[power] ?? {}))
    .flatMap((counts) => Object.entries(counts))
    .reduce((sum, [type, n]) => sum + (facts.units.some((unit) => unit.id === type) ? (n ?? 0) : 0), 0)

/** What is there and not in the first ruleset, by name. */
const added = (facts: Facts, base: Facts): string[] => {
  const known = new Set(base.spaces.map((space) => space.id))
  return facts.spaces.filter((space) => !known.has(space.id)).map((space) => spaceName(space.id))
}

/** One way to win: "Berlin, and Vienna or Constantinople: as the turn of the Ottoman Empire ends". */
function wayText({ side, needs, when, after }: Goal, capitals: ReadonlySet<SpaceId>): string {
  const parts = needs.map((list, i) => {
    const any = list.length === capitals.size && list.every(({ space }) => capitals.has(space))
    const spaces = any
      ? t('rulesets.ends.any', { side: side === 'central' ? 'allies' : 'central', more: i > 0 ? 'yes' : 'no' })
      : eitherOf(list.map(({ space }) => spaceName(space)))
    return t('rulesets.ends.need', { spaces, contested: list.every(({ as }) => as === 'contested') ? 'yes' : 'no' })
  })
  return t('rulesets.ends.way', { needs: parts.join(t('rulesets.ends.plus')), when, after: after ? powerInText(after) : 'none' })
}

const endsOf = ({ data, spaces }: Facts, side: Side): string => {
  const theirs = spaces.flatMap(({ id, capitalOf }) => (capitalOf && sideOf(capitalOf) !== side ? [id] : []))
  return goals(positionFrom({ ruleset: data.id as RulesetId, base: 'opening' }))
    .filter((goal) => goal.side === side)
    .map((goal) => wayText(goal, new Set(theirs)))
    .join('\n')
}

const SIDE_ROWS: Rows = Object.fromEntries(SIDES.map((side) => [`ends-${side}`, (facts: Facts) => endsOf(facts, side)]))

export const COURSE: Rows = {
  ...SIDE_ROWS,
  limit: ({ data }) =>
    data.limit
      ? t('rulesets.limit', { rounds: data.limit.rounds, power: powerInText(data.limit.after), minutes: data.limit.minutes })
      : none(),
  round: ({ data }) => t('rulesets.round', { n: data.roundsPerYear }),
  order: ({ data }) => t('rulesets.order', { powers: data.turnOrder.map(powerName).join(', ') }),
  board: (facts, base) => {
    const count = (kind: string) => facts.spaces.filter((space) => space.kind === kind).length
    const more = added(facts, base)
    const size = { lands: count('land'), zones: count('sea') }
    return more.length === 0 ? t('rulesets.board', size) : t('rulesets.boardMore', { ...size, more: listText(more) })
  },
  opening: (facts) =>
    t('rulesets.opening', {
      central: `${unitsOf(facts, 'central')} ${t('app.side.central')}`,
      allies: `${unitsOf(facts, 'allies')} ${t('app.side.allies')}`,
    }),
}
