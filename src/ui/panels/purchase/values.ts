import { type GameState, type UnitType, unitTypesOf } from '../../../engine/index.ts'
import { t } from '../../text.ts'

const infoOf = (game: GameState, type: UnitType) => unitTypesOf(game).find(({ id }) => id === type)

/** What a unit costs and what it is worth, as this game has it: "3 IPC, attack 2, defence 3, move 1". */
export function valuesText(game: GameState, type: UnitType): string {
  const unit = infoOf(game, type)
  return unit ? t('panels.purchase.values', { cost: unit.cost, attack: unit.attack, defence: unit.defence, move: unit.move }) : ''
}

/** What a unit can do beside that, in a sentence or two. */
export function doesText(game: GameState, type: UnitType): string {
  const unit = infoOf(game, type)
  // A gun's support is written with the units that it lifts.
  const lifted = unitTypesOf(game).find(({ id }) => id === 'infantry')?.supported ?? 0
  const raised = unitTypesOf(game).find(({ tags }) => tags.has('raised-by-air'))?.airRaised ?? 0
  const hunted = unitTypesOf(game).some(({ tags }) => tags.has('patrols'))
  return t('panels.purchase.does', {
    unit: type,
    lifted,
    raised,
    bombard: unit?.bombard ?? 0,
    capacity: unit?.capacity ?? 0,
    first: hunted ? 'yes' : 'no',
  })
}
