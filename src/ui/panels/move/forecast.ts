/** What will happen at a target, in one sentence, from what the engine answers. */
import type { Counts, GameState, PowerId, SpaceId } from '../../../engine/index.ts'
import { controllerOf, minesAgainst, minorForecast, reduce, sideOf, statusOf, turn, unitsIn } from '../../../engine/index.ts'
import { isSea, spaceIn } from '../../../planning/board.ts'
import { countStacks, isEmpty, plus, total } from '../../../planning/counts.ts'
import { actionsFor, timing } from '../../../planning/orders.ts'
import type { Selection } from '../../../planning/selection.ts'
import { pickedCounts } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { countsText, listText, powerAdjective, powerInText, spaceName, t } from '../../text.ts'

export type Forecast = {
  /** What kind of move it is: "Enter contested land". */
  title: string
  /** What will happen, in one sentence. */
  sentence: string
  /** What is at stake or may go wrong: mines, income. */
  notes: string[]
  /** Both sides as they would stand there; none when nobody meets. */
  sides: { ours: Counts; theirs: Counts } | null
}

export function forecast(state: GameState, selection: Selection, target: Target): Forecast {
  const { power } = turn(state)
  const arriving = arrivingWith(selection, target)
  const { ours, theirs, friends } = presence(state, target.space, power)
  const sides = isEmpty(theirs) ? null : { ours: plus(ours, arriving), theirs }
  return {
    title: titleOf(target),
    sentence: sentenceOf(state, power, selection, target, arriving, theirs, plus(ours, friends)),
    notes: [...mineNotes(state, power, selection, target), ...incomeNotes(state, power, target)],
    sides,
  }
}

export function titleOf(target: Target): string {
  if (target.kind === 'load') return t('panels.aim.title.load')
  if (target.kind === 'bridge' || target.kind === 'offload') return t('panels.aim.title.land')
  if (isSea(target.space)) return t(`panels.aim.title.${target.combat ? 'seaAttack' : target.class}`)
  return t(`panels.aim.title.${target.class}`)
}

export function arrivingWith(selection: Selection, target: Target): Counts {
  if (target.kind === 'offload') return target.landings.reduce<Counts>((sum, landing) => plus(sum, landing.units), {})
  return pickedCounts(selection)
}

/** Who stands in a space, seen by a power: its own, its friends' and its enemies' units. */
export function presence(state: GameState, space: SpaceId, power: PowerId): { ours: Counts; friends: Counts; theirs: Counts } {
  const stacks = unitsIn(state, space)
  const side = sideOf(power)
  return {
    ours: countStacks(stacks.filter((stack) => stack.power === power)),
    friends: countStacks(stacks.filter((stack) => stack.power !== power && sideOf(stack.power) === side)),
    theirs: countStacks(stacks.filter((stack) => sideOf(stack.power) !== side)),
  }
}

function sentenceOf(
  state: GameState,
  power: PowerId,
  selection: Selection,
  target: Target,
  arriving: Counts,
  theirs: Counts,
  there: Counts,
): string {
  const words = {
    space: spaceName(target.space),
    units: countsText(arriving),
    count: total(arriving),
    theirs: countsText(theirs),
    there: countsText(there),
    empty: isEmpty(there) ? 'yes' : 'no',
    defended: isEmpty(theirs) ? 'no' : 'yes',
    guns: (theirs.artillery ?? 0) > 0 ? 'yes' : 'no',
  }
  if (target.kind === 'load') return t('panels.aim.load', { ...words, ships: target.plan.length })
  const minor = minorSentence(state, target.space, power)
  if (minor) return minor
  if (target.kind !== 'move') {
    const zone = spaceName(target.zone)
    const later = target.kind === 'offload' && target.landings.every((landing) => !landing.now)
    if (later) return t('panels.aim.landLater', { ...words, zone })
    return t(tried(state, selection, target).assault ? 'panels.aim.assault' : 'panels.aim.landing', { ...words, zone })
  }
  if (isSea(target.space)) return t(target.combat ? 'panels.aim.seaAttack' : `panels.aim.${target.class}`, words)
  return t(`panels.aim.${target.class}`, words)
}

/** What entering an unmobilized minor power would raise, and for whom. */
export function minorSentence(state: GameState, space: SpaceId, power: PowerId): string | null {
  const minor = minorForecast(state, space, power)
  if (!minor) return null
  const [owner] = minor.owners
  return t('panels.aim.minorRaises', {
    space: spaceName(space),
    force: countsText(minor.force),
    owner: minor.owners.length === 1 && owner ? powerInText(owner) : '',
    known: minor.owners.length === 1 ? 'yes' : 'no',
    hostile: minor.hostile ? 'yes' : 'no',
  })
}

/** What the engine says of it when it is tried, whatever the dice of that try: whether it is an assault, and whether mines roll first. */
function tried(state: GameState, selection: Selection, target: Target): { assault: boolean; mines: boolean } {
  let next = state
  let mines = false
  for (const action of actionsFor(selection, target, timing(target, {}))) {
    const outcome = reduce(next, action)
    if (!outcome.ok) break
    for (const event of outcome.events) {
      if (event.type === 'mine-rolled') mines = true
      if (event.type === 'units-landed' || event.type === 'landing-declared') return { assault: event.assault, mines }
    }
    next = outcome.state
  }
  // A mine has hit and nobody is ashore yet: what the land is now decides.
  return { assault: statusOf(state, target.space, turn(state).power) === 'hostile', mines }
}

function mineNotes(state: GameState, power: PowerId, selection: Selection, target: Target): string[] {
  if (target.kind !== 'move') return tried(state, selection, target).mines ? [t('panels.aim.minesFirst')] : []
  if (target.mined.length === 0) return []
  const ships = total(pickedCounts(selection))
  const throwers = new Set(minesAgainst(state, power).flatMap((field) => (target.mined.includes(field.zone) ? [field.by] : [])))
  return [
    t('panels.aim.mines', {
      who: listText([...throwers].map(powerAdjective)),
      zones: listText(target.mined.map(spaceName)),
      dice: ships * target.mined.length,
    }),
  ]
}

function incomeNotes(state: GameState, power: PowerId, target: Target): string[] {
  const ipc = spaceIn(state, target.space)?.ipc ?? 0
  if (ipc === 0 || target.kind === 'load') return []
  const status = statusOf(state, target.space, power)
  if (status === 'friendly' && controllerOf(state, target.space) !== null) return []
  return [t('panels.aim.income', { ipc })]
}
