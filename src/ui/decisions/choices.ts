/** One fact from the map for each answer of a choice. */
import {
  type Counts,
  checkAction,
  type Decision,
  type GameState,
  isAtWar,
  minorForecast,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  tableOf,
  turn,
  UNIT_TYPES,
  type UnitType,
} from '../../engine/index.ts'
import { capitalOf } from '../../planning/board.ts'
import { armyNear, ownUnits, rankLeaders, shipOfOption } from '../../planning/options.ts'
import { totalOf } from '../../store/game/reports.ts'
import { countsText, isPower, powerAtStart, powerInText, powerName, spaceName, t, unitName } from '../text.ts'

export type ChoiceOption = {
  id: string
  power?: PowerId
  unit?: UnitType
  damaged?: boolean
  name: string
  fact: string
  button: string
  refused?: string
}
export type ChoiceView = { question: string; sentence: string; options: ChoiceOption[] }

/** The engine's sentence; null for options it never offered. */
function refusalOf(game: GameState, power: PowerId): string {
  const error = checkAction(game, { type: 'choose', option: power })
  if (error && error.rule !== 'CONTRACT') return error.message
  return t(!isAtWar(game, power) ? 'decisions.choice.neutral' : 'decisions.choice.impossible')
}

function represent(game: GameState, decision: Decision, space: SpaceId): ChoiceView {
  const invader = turn(game).power
  const { distance } = tableOf(game)
  const force = minorForecast(game, space, invader)?.force
  const offered = new Set(decision.options?.map((option) => option.id))
  const options = POWERS.filter((power) => sideOf(power) !== sideOf(invader)).map((power): ChoiceOption => {
    const near = armyNear(game, space, power)
    const capital = capitalOf(power)
    const far = { capital: spaceName(capital), steps: distance(space, capital) }
    const refused = offered.has(power) ? null : refusalOf(game, power)
    return {
      id: power,
      power,
      name: powerName(power),
      fact: near
        ? t('decisions.choice.armyNear', { units: countsText(near.units), space: spaceName(near.space) })
        : t('decisions.choice.capitalFar', far),
      button: t('decisions.choice.representButton', { power: powerAtStart(power) }),
      ...(refused ? { refused } : {}),
    }
  })
  const best = rankLeaders(
    game,
    space,
    options.flatMap(({ id, refused }) => (isPower(id) && !refused ? [id] : [])),
  )
  const place = ({ power }: ChoiceOption) => (power ? best.indexOf(power) : -1)
  // Likeliest answer first.
  options.sort((a, b) => Number(Boolean(a.refused)) - Number(Boolean(b.refused)) || place(a) - place(b))
  return {
    question: t('decisions.choice.represent', { space: spaceName(space) }),
    sentence: t('decisions.choice.representSentence', {
      power: powerInText(invader).replace(/^the /, 'The '),
      space: spaceName(space),
      units: force ? countsText(force) : '',
    }),
    options,
  }
}

function control(game: GameState, decision: Decision, space: SpaceId): ChoiceView {
  const { original, ipc = 0 } = tableOf(game).spaces.get(space) ?? {}
  const options = (decision.options ?? []).flatMap(({ id }): ChoiceOption[] => {
    if (!isPower(id)) return []
    const there = t('decisions.choice.there', { units: countsText(ownUnits(game, space, id)) })
    const fact = original === id ? `${there}; ${t('decisions.choice.original')}` : there
    const button = t('decisions.choice.controlButton', { power: powerAtStart(id), space: spaceName(space) })
    return [{ id, power: id, name: powerName(id), fact, button }]
  })
  return {
    question: t('decisions.choice.control', { space: spaceName(space) }),
    sentence: t('decisions.choice.controlSentence', { ipc }),
    options,
  }
}

function callOff(space: SpaceId): ChoiceView {
  const name = spaceName(space)
  return {
    question: t('decisions.choice.callOff', { space: name }),
    sentence: t('decisions.choice.callOffSentence'),
    options: [
      {
        id: 'land',
        name: t('decisions.choice.land'),
        fact: t('decisions.choice.landFact', { space: name }),
        button: t('decisions.choice.landButton', { space: name }),
      },
      {
        id: 'call-off',
        name: t('decisions.choice.off'),
        fact: t('decisions.choice.offFact'),
        button: t('decisions.choice.offButton'),
      },
    ],
  }
}

/** A territory with its units. */
function places(game: GameState, decision: Decision, what: 'shore' | 'fly', words: Record<string, string>): ChoiceView {
  const options = (decision.options ?? []).map(({ id }): ChoiceOption => {
    const units = ownUnits(game, id, decision.by)
    return {
      id,
      name: spaceName(id),
      fact: totalOf(units) > 0 ? t('decisions.choice.there', { units: countsText(units) }) : '',
      button: t(`decisions.choice.${what}Button`, { space: spaceName(id) }),
    }
  })
  return {
    question: t(`decisions.choice.${what}`, words),
    sentence: t(`decisions.choice.${what}Sentence`, words),
    options,
  }
}

/** Ships off a coast. */
function fleet(game: GameState, decision: Decision, space: SpaceId, what: 'drown' | 'drive'): ChoiceView {
  const several = new Set(game.turn.landings.flatMap((each) => (each.to === space ? [each.zone] : []))).size > 1
  const many = (decision.options ?? []).length > 1
  const options = (decision.options ?? []).map(({ id }): ChoiceOption => {
    const { type, damaged, cargo, zone, owner } = shipOfOption(game, id, space)
    const unit = unitName(type)
    const where = zone && several ? spaceName(zone) : ''
    const aboard = totalOf(cargo) > 0 ? t('decisions.choice.aboard', { units: countsText(cargo) }) : ''
    return {
      id,
      unit: type,
      ...(damaged ? { damaged } : {}),
      name: damaged ? t('decisions.choice.damagedShip', { unit }) : unit.charAt(0).toUpperCase() + unit.slice(1),
      fact: [aboard, many && owner ? powerName(owner) : '', where].filter(Boolean).join(', '),
      button: t(`decisions.choice.${what}Button`, { unit }),
    }
  })
  return {
    question: t(`decisions.choice.${what}`),
    sentence: t(`decisions.choice.${what}Sentence`, { space: spaceName(space) }),
    options,
  }
}

/** Cargo of a ship that was driven off: stays aboard or lands next to it. */
function shelter(game: GameState, decision: Decision, space: SpaceId): ChoiceView {
  const options = (decision.options ?? []).map(({ id }): ChoiceOption => {
    if (id === 'aboard') {
      const name = t('decisions.choice.keepAboard')
      return { id, name, fact: t('decisions.choice.keepAboardFact'), button: name }
    }
    const units = ownUnits(game, id, decision.by)
    const fact = totalOf(units) > 0 ? t('decisions.choice.there', { units: countsText(units) }) : ''
    return { id, name: spaceName(id), fact, button: t('decisions.choice.shoreButton', { space: spaceName(id) }) }
  })
  const task = game.flow.agenda.at(-1)
  const transport = task?.task === 'land-battle' ? task.driven?.[0] : undefined
  const cargo: Counts = {}
  for (const stack of Object.values(game.war.units).flat())
    if (stack.id === transport) for (const each of stack.cargo ?? []) cargo[each.type] = (cargo[each.type] ?? 0) + 1
  return {
    question: t('decisions.choice.shelter'),
    sentence: t('decisions.choice.shelterSentence', { space: spaceName(space), units: countsText(cargo) }),
    options,
  }
}

function exchange(game: GameState, decision: Decision, space: SpaceId, what: 'exchange' | 'swap'): ChoiceView {
  const offered = new Set(decision.options?.map((option) => option.id))
  const options = UNIT_TYPES.filter((type) => offered.has(type)).map((type): ChoiceOption => {
    const unit = unitName(type)
    const name = unit.charAt(0).toUpperCase() + unit.slice(1)
    return {
      id: type,
      unit: type,
      name,
      fact: t(`decisions.choice.${what}Fact`, { count: ownUnits(game, space, decision.by)[type] ?? 1, space: spaceName(space) }),
      button: t(`decisions.choice.${what}Button`, { unit }),
    }
  })
  return {
    question: t(`decisions.choice.${what}`),
    sentence: t(`decisions.choice.${what}Sentence`, { power: powerInText(decision.by), space: spaceName(space) }),
    options,
  }
}

export function choiceOf(game: GameState, decision: Decision): ChoiceView {
  const space = decision.space ?? ''
  switch (decision.topic) {
    case 'represent-neutral':
      return represent(game, decision, space)
    case 'take-control':
      return control(game, decision, space)
    case 'call-off':
      return callOff(space)
    case 'exchange':
      return exchange(game, decision, space, 'exchange')
    case 'swap':
      return exchange(game, decision, space, 'swap')
    case 'set-ashore':
      return places(game, decision, 'shore', { power: powerInText(decision.by) })
    case 'coastal-infantry':
      return fleet(game, decision, space, 'drown')
    case 'driven-off':
      return fleet(game, decision, space, 'drive')
    case 'driven-ashore':
      return shelter(game, decision, space)
    case 'fighter-retreat':
      return places(game, decision, 'fly', { space: spaceName(space) })
    default: {
      const options = (decision.options ?? []).map(({ id, label }) => ({ id, name: label, fact: '', button: label }))
      const question = t('decisions.choice.other', { power: powerAtStart(decision.by) })
      return { question, sentence: '', options }
    }
  }
}
