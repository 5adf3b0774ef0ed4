/** What is told to a screen reader as a phase begins: its name, what must be done, what can be done. What was said before is over. */
import { decision, type GameState, productionOf, reduce, treasuryOf, turn } from '../engine/index.ts'
import { unitCount } from '../planning/counts.ts'
import { dutiesOf, idleSpaces } from '../planning/duties.ts'
import { unitsToPlace } from '../planning/mobilize.ts'
import { addGameEffect, addViewEffect } from '../store/effects.ts'
import { computerSeatIn } from '../store/game/computers.ts'
import { type GameStore, useGame } from '../store/game/game.ts'
import { clearAnnouncements, notify } from '../store/notify.ts'
import { listText, powerName, spaceName, t } from '../store/text.ts'
import { useViewed } from '../store/view/viewed-moment.ts'
import { battlesLeft } from '../ui/battles-left.ts'

/** What was done is said first (ms). */
const AFTER = 250
const NAMED = 3

function named(spaces: readonly string[]): string {
  const names = spaces.slice(0, NAMED).map(spaceName)
  return spaces.length > NAMED ? listText([...names, t('app.spoken.more', { count: spaces.length - NAMED })]) : listText(names)
}

/** What the end of the phase brings. Where dice have a say the land's income is told, and nothing of the dice. */
function incomeAhead(game: GameState): { sum: number; dice: 'yes' | 'no' } {
  const { power } = turn(game)
  const end = reduce(game, { type: 'end-phase' })
  if (!end.ok || end.dice.length > 0 || decision(end.state)?.kind === 'dice')
    return { sum: productionOf(game, power), dice: 'yes' }
  const paid = end.events.find((event) => event.type === 'income-collected' && event.power === power)
  return { sum: paid?.type === 'income-collected' ? paid.treasury - treasuryOf(game, power) : 0, dice: 'no' }
}

/** One short sentence each. */
export function phaseWords(game: GameState): string {
  const { power, phase } = turn(game)
  const of = { power: powerName(power) }
  switch (phase) {
    case 'purchase':
      return t('app.spoken.purchase', { ...of, treasury: treasuryOf(game, power) })
    case 'move': {
      const idle = idleSpaces(game)
      const duties = dutiesOf(game).slice(0, NAMED)
      return [
        t('app.spoken.move', { ...of, count: idle.length, names: named(idle) }),
        ...duties.map((duty) => t('app.spoken.duty', { duty: duty.message })),
      ].join(' ')
    }
    case 'combat':
      return `${t('app.spoken.combat', of)} ${battlesLeft(game)}`
    case 'mobilize':
      return t('app.spoken.mobilize', { ...of, count: unitCount(unitsToPlace(game)) })
    case 'income':
      return t('app.spoken.income', { ...of, ...incomeAhead(game) })
  }
}

/** A turn of the computer is one stage: it is told once that it plays. */
function stageOf({ game, computers }: Pick<GameStore, 'game' | 'computers'>): string {
  if (!game) return ''
  const { round, power, phase } = turn(game)
  return [round, power, computerSeatIn(computers, game, power) ? 'computer' : phase, game.flow.winner ?? ''].join(' ')
}

/** Speaks as phases and games begin; the answer stops it. */
export function speakOfPhases(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  const speak = () => {
    const { game, computers } = useGame.getState()
    if (!game) return
    const { power } = turn(game)
    if (computerSeatIn(computers, game, power)) notify(t('panels.computer.plays', { power: powerName(power) }), 'polite')
    // A question says itself.
    else if (!decision(game)) notify(phaseWords(game), 'polite')
  }
  // Over a step or a moment that is past it would be heard instead of that: it is said back in the present.
  const soon = () => {
    due = false
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = useViewed.getState().look !== null
      if (!due) speak()
    }, AFTER)
  }
  const stopLooking = addViewEffect('announcements', ({ look }) => due && !look && soon())
  const stop = addGameEffect('announcements', (now, before) => {
    if (now.sitting === before.sitting && stageOf(now) === stageOf(before)) return
    clearAnnouncements()
    due = false
    clearTimeout(timer)
    if (now.game && !now.readOnly && !now.game.flow.winner) soon()
  })
  return () => {
    clearTimeout(timer)
    stop()
    stopLooking()
  }
}
