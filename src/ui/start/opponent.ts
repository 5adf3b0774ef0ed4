/** Whom a kept game is played against, and how the kept games with the same opponents went: from the small records alone. */
import { sideOf } from '../../content/powers.ts'
import { POWERS, type PowerId, SIDES, type Side } from '../../engine/types/ids.ts'
import type { SavedGame } from '../../store/persistence/saved-games.ts'
import { listText, powerInText, t } from '../../store/words.ts'

type Seated = SavedGame & { players: NonNullable<SavedGame['players']> }

/** Records of older versions do not say who plays what. */
const isSeated = (game: SavedGame): game is Seated => game.players !== undefined

const computersOf = ({ computers = {} }: SavedGame): PowerId[] => POWERS.filter((power) => computers[power])

/** People who play at least one power, with the sides they fight for. */
function peopleOf(game: Seated): { name: string; sides: Side[] }[] {
  const names = [...new Set(game.players.map(({ name }) => name))]
  return names.flatMap((name) => {
    const powers = game.players.flatMap((player) => (player.name === name ? player.powers : []))
    const sides = SIDES.filter((side) => powers.some((power) => sideOf(power) === side && !game.computers?.[power]))
    return sides.length > 0 ? [{ name, sides }] : []
  })
}

/** The level of all computer seats in words. */
function levelText({ computers = {} }: SavedGame): string {
  const levels = [...new Set(Object.values(computers))]
  return t('app.kept.level', { level: levels.length === 1 ? levels[0] : 'various' })
}

/** The side of all people, where they fight a side that is the computer's alone; else null. */
function sideAgainstComputer(game: Seated): Side | null {
  const people = peopleOf(game)
  const sides = new Set(people.flatMap((person) => person.sides))
  const [side] = sides
  return computersOf(game).length > 0 && sides.size === 1 && side ? side : null
}

/** "Against the computer, normal; you: Allies", "Anna: Central Powers; Ben: Allies". Null where the record does not say it. */
export function opponentText(game: SavedGame): string | null {
  if (!isSeated(game)) return null
  const people = peopleOf(game)
  const names = listText(people.map(({ name }) => name))
  const level = levelText(game)
  const computers = computersOf(game)
  const side = sideAgainstComputer(game)
  if (people.length === 0) return t('app.kept.computerAlone', { level })
  if (side) return t('app.kept.againstComputer', { level, side, names, people: people.length })
  if (computers.length > 0)
    return t('app.kept.withComputer', {
      names,
      people: people.length,
      level,
      powers: listText(computers.map((power) => powerInText(power))),
    })
  if (people.length === 1) return t('app.kept.solo')
  return people.map(({ name, sides }) => t('app.kept.player', { name, side: sides.length === 1 ? sides[0] : 'both' })).join('; ')
}

/** Games with the same opponents have the same text here; null where there is nobody to win against. */
function rivalry(game: SavedGame): string | null {
  if (!isSeated(game)) return null
  const people = peopleOf(game)
  const names = people.map(({ name }) => name).sort()
  if (sideAgainstComputer(game)) return JSON.stringify([names, levelText(game)])
  const twoSides = new Set(people.map(({ sides }) => sides.join())).size === 2 && people.every(({ sides }) => sides.length === 1)
  return people.length === 2 && twoSides && computersOf(game).length === 0 ? JSON.stringify(names) : null
}

/** How the finished games with the same opponents went: "Won 2, lost 1 so far", "So far: Anna 2, Ben 1". Null while none is finished. */
export function recordText(game: SavedGame, games: readonly SavedGame[]): string | null {
  const key = rivalry(game)
  if (key === null || !isSeated(game)) return null
  const finished = games.filter(isSeated).filter((other) => other.over && rivalry(other) === key)
  if (finished.length === 0) return null
  const winsOf = (name: string): number =>
    finished.filter((other) => peopleOf(other).some((person) => person.name === name && person.sides[0] === other.winner)).length
  const draws = finished.filter(({ winner }) => winner === undefined || winner === 'draw').length
  const people = peopleOf(game)
  const [first, second] = people
  if (!sideAgainstComputer(game) && first && second)
    return t('app.kept.tally', { first: first.name, won: winsOf(first.name), second: second.name, lost: winsOf(second.name) })
  const won = first ? winsOf(first.name) : 0
  return t('app.kept.record', { won, lost: finished.length - won - draws })
}

/**
 * The title of a game as it is shown. Titles given by older versions call a game against the computer "Solo, both sides": they are
 * replaced by what the record says.
 */
export function shownTitle(game: SavedGame): string {
  if (!isSeated(game) || computersOf(game).length === 0) return game.title
  const [name = '', ...others] = game.people
  const given = others.length === 0 ? t('app.title.solo', { name }) : listText(game.people)
  return game.title.startsWith(given)
    ? `${t('app.title.computer', { names: listText(game.people) })}${game.title.slice(given.length)}`
    : game.title
}

/** What the card of a game calls it: its opponents, and for a branch its title, which says where it left its trunk. */
export function cardTitle(game: SavedGame): string {
  const opponent = opponentText(game)
  if (opponent === null) return game.title
  return game.origin ? `${shownTitle(game)} · ${opponent}` : opponent
}
