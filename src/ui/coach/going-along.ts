/** Chooses the coach's line after every action. */
import '../../content/words/help.ts'
import { create } from 'zustand'
import { type Counts, decision, type GameState, turn } from '../../engine/index.ts'
import {
  type CoachAdvice,
  isFirstSilentTurn,
  nextAdvice,
  withActionDone,
  withCoachedTurn,
  withLineRead,
  withLineShown,
} from '../../learn/coach/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { addGameEffect, addUiEffect, addViewEffect } from '../../store/effects.ts'
import { computerSeatIn } from '../../store/game/computers.ts'
import { type Entry, type GameStore, useGame } from '../../store/game/game.ts'
import { fullLogArrived } from '../../store/game/table.ts'
import { playerName, turnStart } from '../../store/game/timeline.ts'
import { coachProgressOf, storeCoachProgress } from '../../store/modes/coach-progress.ts'
import { notify } from '../../store/notify.ts'
import { useUi } from '../../store/ui.ts'
import { viewedIndex } from '../../store/view/viewed-moment.ts'
import { heldBattles, whenHeld } from '../battle/act.ts'
import { useAsked } from '../panels/move/asked.ts'
import { useTapped } from '../panels/move/tapped.ts'
import { spaceName, t } from '../text.ts'
import { coachSentence } from './sentence.ts'

/** The postponed line and its turn. */
type Hushed = { readonly now: string; readonly lines: readonly string[] }
/** `rests`: the coach is silent from this turn on. */
type Saying = { readonly said: CoachAdvice | null; readonly rests: boolean; readonly hushed: Hushed }

export const useSaying = create<Saying>(() => ({ said: null, rests: false, hushed: { now: '', lines: [] } }))

/** Delay after other announcements (ms). */
const SPOKEN_AFTER = 900

/** "Serbia is meant." */
export function meantText({ target: meant }: CoachAdvice): string {
  if (meant === null) return ''
  return t('coach.meant', { what: 'space' in meant ? spaceName(meant.space) : t(`coach.control.${meant.control}`) })
}

/** `own`: it is this player's turn; otherwise they answer a question. */
type Person = { readonly name: string; readonly now: string; readonly own: boolean; readonly game: GameState }

/** The coached player and the turn, or null if no player can act freely. */
function personAt({ game, computers, readOnly, mode, id }: GameStore): Person | null {
  if (!game || readOnly || mode.kind !== 'game' || id === null) return null
  const { round, power } = turn(game)
  const by = decision(game)?.by ?? power
  if (computerSeatIn(computers, game, by)) return null
  const name = playerName(game, by)
  // A power of the computer may have the same name.
  const own = name === playerName(game, power) && computerSeatIn(computers, game, power) === null
  return { name, now: `${id} ${round} ${power}`, own, game }
}

const NONE: Counts = {}
const eventsOf = memoizeLast((log: readonly Entry[]) => log.slice(turnStart(log)).flatMap((entry) => entry.events))

function sayingNow(): Omit<Saying, 'hushed'> {
  const table = useGame.getState()
  const person = personAt(table)
  const { selection, battleSpace, why, aim } = useUi.getState()
  const { asked } = useAsked.getState()
  const asks = asked !== null && asked.game === table.game && asked.selection === selection ? asked.question : null
  const silent = { said: null, rests: false }
  // Nothing can be done while a past moment is shown.
  if (!person || why || viewedIndex() !== null || (asks && asks.ask !== 'enter')) return silent
  const { name, now, own, game } = person
  const coached = own ? withCoachedTurn(coachProgressOf(name), now) : coachProgressOf(name)
  const { hushed } = useSaying.getState()
  const chosen = selection?.space ?? null
  // Only the current aim has a button for touch.
  const tapped = useTapped.getState().space
  const aimed = chosen !== null && tapped === aim ? tapped : null
  const hand = { chosen, picked: selection?.units ?? NONE, ships: selection?.transports ?? [] }
  const put = { held: heldBattles(), entering: asks?.space ?? null }
  const moment = { state: game, events: eventsOf(table.log), ...hand, aimed, board: battleSpace, ...put }
  const said = nextAdvice(moment, coached, now, hushed.now === now ? hushed.lines : [])
  storeCoachProgress(name, said ? withLineShown(coached, said.line, now) : coached)
  return { said, rests: said === null && own && isFirstSilentTurn(coached, now) }
}

/** Checks the player's action against every line of the phase. */
function learn(now: GameStore, before: GameStore): void {
  const entry = now.log.at(-1)
  if (!entry || now.log.length !== before.log.length + 1 || now.log.at(-2) !== before.log.at(-1)) return
  const person = personAt(before)
  if (person && person.game === entry.before)
    storeCoachProgress(person.name, withActionDone(coachProgressOf(person.name), entry, person.now))
}

const same = (a: CoachAdvice | null, b: CoachAdvice | null): boolean => a?.line === b?.line && a?.space === b?.space

/** Dismisses the line for this turn, or for good if it only needs reading. */
export function dismissLine(): void {
  const person = personAt(useGame.getState())
  const { said, hushed } = useSaying.getState()
  if (!person || !said) return
  if (said.line.lit === 'next') storeCoachProgress(person.name, withLineRead(coachProgressOf(person.name), said.line, person.now))
  const lines = hushed.now === person.now ? hushed.lines : []
  useSaying.setState({ hushed: { now: person.now, lines: [...lines, said.line.id] } })
}

/** Starts the coach. Returns a stop function. */
export function goAlong(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: readonly unknown[] = []

  const light = (said: CoachAdvice | null) => {
    useUi.setState({ coachSpace: said?.target && 'space' in said.target ? said.target.space : null })
    const control = said?.target && 'control' in said.target ? said.target.control : undefined
    if (control) document.documentElement.dataset.meant = control
    else delete document.documentElement.dataset.meant
  }

  const look = () => {
    const { game, log, computers } = useGame.getState()
    const { selection, battleSpace, why, aim } = useUi.getState()
    const { hushed, said: before, rests: rested } = useSaying.getState()
    const inHand = [selection, battleSpace, why, useAsked.getState().asked, useTapped.getState().space, aim]
    const at = [game, log, computers, hushed, heldBattles(), viewedIndex() !== null, ...inHand]
    if (at.every((each, i) => each === seen[i])) return
    seen = at
    const { said, rests } = sayingNow()
    if (rests !== rested) useSaying.setState({ rests })
    if (same(said, before)) return
    useSaying.setState({ said })
    clearTimeout(timer)
    if (said) timer = setTimeout(() => notify(`${coachSentence(said)} ${meantText(said)}`.trim(), 'polite'), SPOKEN_AFTER)
    light(said)
  }

  const stops = [
    addGameEffect('coach', (now, before) => {
      if (now.game === before.game && now.computers === before.computers && !fullLogArrived(now, before)) return
      learn(now, before)
      // Puts the selection aside in the same update.
      queueMicrotask(look)
    }),
    addUiEffect('coach', look),
    addViewEffect('coach', look),
    useAsked.subscribe(look),
    useTapped.subscribe(look),
    whenHeld(look),
    useSaying.subscribe(look),
  ]
  look()
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
    light(null)
    useSaying.setState({ said: null, rests: false })
  }
}
