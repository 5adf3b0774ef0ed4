/** A space in a few sentences for screen readers: what the map shows, most important first. */
import type { Counts, Owner, StackView } from '../engine/index.ts'
import type { SpaceId } from '../engine/types/ids.ts'
import { countsText, listText, powerAdjective, powerInText, powerName, t } from '../store/text.ts'
import type { BoardView, SpaceView } from './types.ts'

type Facts = BoardView['board']['spaces'][number]

export function describeSpace(space: SpaceId, view: BoardView): string {
  const facts = view.board.spaces.find(({ id }) => id === space)
  if (!facts) return ''
  const state = view.spaces[space]
  const armies = armySentences(state?.stacks ?? [])
  return [
    t('board.space', {
      space: facts.name,
      ...ownershipOf(facts, state),
      ipc: state?.ipc ?? 0,
      target: view.targets[space] ?? 'none',
    }),
    view.chips?.[space]?.spoken ?? '',
    facts.kind === 'impassable' ? '' : t('board.armies', { armies: armies.length > 0 ? armies.join('; ') : t('board.empty') }),
    ...markSentences(facts, view),
    t('board.borders', { neighbours: spaceNames(view, facts.adjacent) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function spaceNames({ board }: BoardView, ids: readonly SpaceId[]): string {
  return listText(ids.map((id) => board.spaces.find((space) => space.id === id)?.name ?? id))
}

function ownershipOf(
  { kind, original }: Facts,
  state: SpaceView | undefined,
): { status: string; power: string; original: string } {
  if (kind !== 'land') return { status: kind, power: '', original: 'none' }
  const { controller = null, holders = [], flag } = state ?? {}
  const printed = original && original !== controller ? powerName(original) : 'none'
  if (state?.peace === 'central' || state?.peace === 'allies') return { status: 'armistice', power: '', original: printed }
  if (controller === 'contested') return { status: 'contested', power: listText(holders.map(powerName)), original: printed }
  if (controller) return { status: 'held', power: powerName(controller), original: printed }
  if (flag && flag !== 'neutral') return { status: 'aligned', power: powerInText(flag), original: 'none' }
  return { status: flag ? 'neutral' : 'nobody', power: '', original: printed }
}

function armySentences(stacks: readonly StackView[]): string[] {
  const owners = [...new Set(stacks.map(({ power }) => power))]
  return owners.map((power: Owner) => {
    const own = stacks.filter((stack) => stack.power === power)
    const damaged = own.filter((stack) => stack.damaged)
    const cargo = own.flatMap((stack) => stack.cargo ?? [])
    const shipped = cargo.map(({ type, gas }) => ({ type, count: 1, gas }))
    const gas = [...own, ...shipped].filter((each) => each.gas)
    return [
      t('board.army', { power: powerName(power), units: countsText(sumUnits(own)) }),
      gas.length > 0 ? t('board.gas', { units: countsText(sumUnits(gas)) }) : '',
      damaged.length > 0 ? t('board.damaged', { units: countsText(sumUnits(damaged)) }) : '',
      cargo.length > 0 ? t('board.aboard', { units: cargoText(cargo, power) }) : '',
    ].join('')
  })
}

function cargoText(cargo: NonNullable<StackView['cargo']>, ships: Owner): string {
  const of = (owner: Owner) => sumUnits(cargo.flatMap(({ power, type }) => (power === owner ? { type, count: 1 } : [])))
  const owners = [...new Set(cargo.map(({ power }) => power))]
  if (owners.every((owner) => owner === ships)) return countsText(of(ships))
  return listText(owners.map((owner) => t('board.cargoOf', { units: countsText(of(owner)), power: powerAdjective(owner) })))
}

function sumUnits(units: readonly { readonly type: StackView['type']; readonly count: number }[]): Counts {
  const counts: Counts = {}
  for (const { type, count } of units) counts[type] = (counts[type] ?? 0) + count
  return counts
}

function markSentences(facts: Facts, view: BoardView): string[] {
  const { id, kind, capitalOf, navalBases = [] } = facts
  const bases =
    kind === 'sea' ? view.board.spaces.flatMap((other) => (other.navalBases?.includes(id) ? [other.id] : [])) : navalBases
  const battle = view.battles.find((each) => each.space === id)
  const pending = view.pendingPlacements[id]
  const rising = view.rising?.[id]
  const mines = view.mines.filter(({ zone }) => zone === id)
  const dead = view.deadMines?.filter(({ zone }) => zone === id) ?? []
  const state = view.spaces[id]
  return [
    view.selected === id ? t(view.read?.includes(id) ? 'board.shown' : 'board.chosen') : '',
    view.movable?.includes(id) ? t('board.movable') : '',
    battle ? t('board.battle', { state: battle.resolved ? 'over' : battle.required ? 'must' : 'may' }) : '',
    pending ? t('board.placed', { units: countsText(pending) }) : '',
    rising
      ? t('board.rising', {
          units: countsText(rising.units),
          power: rising.power === 'neutral' ? 'none' : powerInText(rising.power),
          hostile: rising.hostile ? 'yes' : 'no',
        })
      : '',
    capitalOf ? t('board.capital', { power: powerInText(capitalOf) }) : '',
    bases.length > 0 ? t('board.bases', { count: bases.length, places: spaceNames(view, bases) }) : '',
    ...mines.map(({ side }) => t('board.mines', { side })),
    ...dead.map(({ by }) => t('board.minesDead', { power: powerInText(by) })),
    view.raided?.zones.includes(id) ? t('board.raided', { power: powerAdjective(view.raided.by) }) : '',
    ...(view.convoys ?? []).flatMap(({ zone, owners }) =>
      zone === id ? t('board.convoy', { powers: owners.length > 0 ? listText(owners.map(powerInText)) : 'none' }) : [],
    ),
    view.patrolled?.includes(id) ? t('board.patrolled') : '',
    ...(view.influenced ?? []).flatMap(({ space, by }) =>
      space === id ? t('board.influenced', { power: powerInText(by) }) : [],
    ),
    ...(view.revolts ?? []).flatMap(({ space, by }) => (space === id ? t('board.revolt', { power: powerInText(by) }) : [])),
    ...(view.passages ?? [])
      .filter(({ zones, control }) => control === id || zones.includes(id))
      .map(({ id: passage, gate }) => t('board.passage', { passage, gate })),
    view.deciding?.includes(id) ? t('board.deciding') : '',
    state?.peace ? t('board.peace', { peace: state.peace }) : '',
    state?.colonyOf ? t('board.colony', { space: spaceNames(view, [state.colonyOf]) }) : '',
    state?.built ? t('board.built', { units: countsText(state.built.units) }) : '',
  ]
}
