// Taking back by agreement: over dice and over the end of a turn, only where the table has it and both sides say so; and that it stays written.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Action, decision, hashOf, type PowerId, turn } from '../../src/engine/index.ts'
import { diaryOf, diaryParagraphs, dispatchesSince } from '../../src/history/index.ts'
import { proposedAnswer } from '../../src/planning/answers.ts'
import { replayLog } from '../../src/save/replay.ts'
import { useControls } from '../../src/store/computer/controls.ts'
import { sidesToAgree, takeBackOptions, takeBackTo } from '../../src/store/game/agreed-take-back.ts'
import { startClock } from '../../src/store/game/clock.ts'
import { knownDice } from '../../src/store/game/replayed-dice.ts'
import { useGame } from '../../src/store/game/table.ts'
import { takeBacksNow } from '../../src/store/game/take-back-history.ts'
import { actorOf, savedLogOf, seatOf } from '../../src/store/game/timeline.ts'
import { canAgreeToTakeBack } from '../../src/store/game/undo-commands.ts'
import { selectOrders, selectUndoState } from '../../src/store/game/undo-state.ts'
import { playTimeAt, storedPlayTime } from '../../src/store/persistence/play-time.ts'
import { diaryVoice } from '../../src/store/view/diary.ts'
import { showMoment } from '../../src/store/view/moments.ts'
import { dispatchWords } from '../../src/ui/recap/words.ts'
import { attackTrieste, BUY, END, play, store, TO_SERBIA } from './playing.ts'

const BOTH = ['central', 'allies'] as const
const ON = { on: true, taken: [] }

const agree = () => useGame.setState({ agreement: ON })

describe('over dice', () => {
  beforeEach(() => {
    attackTrieste()
    agree()
  })

  it('allowed: the game stands where it stood, and the same dice fall again', () => {
    const [, , attack] = store().log
    expect(selectUndoState(store()).can).toBe(false)
    expect(attack!.dice.length).toBeGreaterThan(0)
    expect(takeBackTo(2, BOTH)).toBe(true)
    expect(store().game).toEqual(attack!.before)
    play(attack!.action)
    expect(store().log[2]!.dice).toEqual(attack!.dice)
    expect(store().game).toEqual(attack!.after)
  })

  it('holds: what was taken back stays written, and the log plays to the same end', () => {
    takeBackTo(1, BOTH)
    expect(store().agreement).toEqual({
      on: true,
      taken: [{ at: 1, count: 2, from: { round: 2, power: 'austria-hungary', phase: 'combat' } }],
    })
    const { start, log, game } = store()
    expect(replayLog(start!, savedLogOf(log))).toMatchObject({ ok: true, state: game })
  })

  it('holds: nothing of it can be done again by one alone', () => {
    takeBackTo(2, BOTH)
    expect(selectUndoState(store()).canRedo).toBe(false)
  })

  it('edge: to the opening, and no further', () => {
    expect(takeBackTo(-1, BOTH)).toBe(false)
    expect(takeBackTo(0, BOTH)).toBe(true)
    expect(store().game).toBe(store().opening)
    expect(canAgreeToTakeBack(store())).toBe(false)
    expect(takeBackTo(0, BOTH)).toBe(false)
  })

  it('edge: what was written of a stretch that goes too stands where it began', () => {
    takeBackTo(2, BOTH)
    takeBackTo(1, BOTH)
    expect(store().agreement!.taken.map(({ at, count }) => [at, count])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  it('offers the battle, the phase and the last action, each moment once, and first the one that is looked at', () => {
    const kinds = () => takeBackOptions().map(({ kind, index }) => [kind, index])
    expect(kinds()).toEqual([
      ['battle', 2],
      ['turn', 0],
    ])
    showMoment(1)
    expect(kinds()[0]).toEqual(['moment', 1])
  })
})

describe('dice of the table', () => {
  const FACES = [1, 6, 2, 5, 3, 3, 1, 4]
  const enter = (dice: number[]) => store().dispatch({ type: 'enter-dice', dice }, { quiet: true })
  const attack: Action = { type: 'attack', space: 'trieste' }
  beforeEach(() => {
    attackTrieste({ dice: 'entered' })
    agree()
    play({ type: 'enter-dice', dice: FACES })
  })

  it('lie again as they lay, and others are refused', () => {
    const { game } = store()
    takeBackTo(2, BOTH)
    expect(store().agreement!.laid).toEqual({ from: 0, faces: FACES })
    play(attack)
    expect(knownDice(store(), FACES.length)).toEqual(FACES)
    expect(enter([1, 6, 2, 5, 3, 3, 1, 5])).toMatchObject({ ok: false, error: { code: 'same-dice' } })
    expect(decision(store().game!)?.kind).toBe('dice')
    expect(enter(FACES).ok).toBe(true)
    expect(store().game).toEqual(game)
  })

  it('are free once those that lay have lain', () => {
    takeBackTo(2, BOTH)
    play(attack, { type: 'enter-dice', dice: FACES })
    expect(knownDice(store(), 4)).toEqual([])
    expect(enter([1, 1, 2, 6]).ok).toBe(true)
  })

  it('edge: taken back a second time, those of both times are known, in their order', () => {
    play({ type: 'enter-dice', dice: [1, 1, 2, 6] })
    takeBackTo(2, BOTH)
    play(attack, { type: 'enter-dice', dice: FACES })
    takeBackTo(1, BOTH)
    expect(store().agreement!.laid).toEqual({ from: 0, faces: [...FACES, 1, 1, 2, 6] })
  })

  it('hold in a file too', async () => {
    takeBackTo(2, BOTH)
    await store().importSave(JSON.stringify(store().exportSave()))
    play(attack)
    expect(enter([6, 6, 6, 6, 6, 6, 6, 6]).ok).toBe(false)
  })

  it('say nothing of a table whose dice are the seed’s', () => {
    attackTrieste()
    agree()
    takeBackTo(2, BOTH)
    expect(store().agreement).not.toHaveProperty('laid')
  })
})

describe('refused:', () => {
  it.each([
    ['nobody', []],
    ['one side', ['central']],
    ['the other', ['allies']],
  ] as const)('%s has agreed', (_, agreed) => {
    attackTrieste()
    agree()
    const { game } = store()
    expect(takeBackTo(2, agreed)).toBe(false)
    expect(store()).toMatchObject({ game, agreement: ON })
  })

  it.each([
    ['has never known it', null],
    ['has switched it off', { on: false, taken: [] }],
  ])('the table %s', (_, agreement) => {
    attackTrieste()
    useGame.setState({ agreement })
    expect(takeBackTo(2, BOTH)).toBe(false)
    expect(store().log).toHaveLength(3)
  })

  it('another tab plays it', () => {
    attackTrieste()
    agree()
    useGame.setState({ readOnly: true })
    expect(takeBackTo(2, BOTH)).toBe(false)
  })
})

/** To the end of Austria-Hungary’s turn, fighting what it must. */
function playOut(): void {
  while (turn(store().game!).power === 'austria-hungary') {
    const due: Action[] = [
      { type: 'attack', space: 'serbia' },
      { type: 'mobilize', to: 'vienna', units: { infantry: 4 } },
    ]
    const next = proposedAnswer(store().game!)
    if (next) play(next)
    else if (![END, ...due].some((action) => store().dispatch(action, { quiet: true }).ok)) throw new Error('nothing goes on')
  }
}

describe('over the hand-over to another person', () => {
  let handedOver = 0
  beforeEach(() => {
    store().newGame({ ruleset: 'standard', seed: 'back', players: seated }, undefined, ON)
    play(BUY, END, TO_SERBIA)
    playOut()
    handedOver = store().log.length
    play({ type: 'purchase', units: { infantry: 3 } }, END)
  })

  it('allowed: after the next person has done something, and it is the first one’s turn again with all that was ordered', () => {
    const { log } = store()
    expect(actorOf(log[handedOver]!)).toBe('russia')
    expect(selectUndoState(store()).can).toBe(true)
    expect(takeBackTo(3, BOTH)).toBe(true)
    expect(store().game).toBe(log[2]!.after)
    expect(turn(store().game!)).toMatchObject({ power: 'austria-hungary', phase: 'move' })
    expect(selectOrders(store()).map(({ action }) => action.type)).toEqual(['purchase', 'move'])
    expect(store().agreement!.taken).toEqual([
      { at: 3, count: log.length - 3, from: { round: 1, power: 'russia', phase: 'move' } },
    ])
  })

  it('allowed: to the moment of the hand-over itself, where the next person begins anew', () => {
    expect(takeBackTo(handedOver, BOTH)).toBe(true)
    expect(turn(store().game!)).toMatchObject({ power: 'russia', phase: 'purchase' })
    expect(seatOf(store().game!, 'russia')).not.toBe(seatOf(store().game!, 'austria-hungary'))
    // Nobody alone goes on from there: what Anna did ends with dice, or with Ben’s agreement.
    expect(selectUndoState(store()).canRedo).toBe(false)
  })

  it('offers the end of the turn before from the first moment of the next one', () => {
    takeBackTo(handedOver, BOTH)
    expect(takeBackOptions().some(({ index }) => index < handedOver)).toBe(true)
  })

  it('is told in one sentence: in the diary of the turn it led back to, and to whoever was not there', () => {
    takeBackTo(3, BOTH)
    const { opening, log } = store()
    const said = diaryOf({ game: '', opening: opening!, entries: log, taken: takeBacksNow() })[0]!.turns[0]!
    expect(diaryParagraphs(said, diaryVoice).at(-1)).toMatch(
      /^Taken back by agreement of both sides: \d+ actions, from round 1, Russia, Move\.$/,
    )
    playOut()
    const since = (powers: readonly PowerId[]) => dispatchesSince(store().log, powers, store().log.length, takeBacksNow())
    const news = since(['russia', 'france', 'britain', 'italy', 'usa']).find(({ news }) => news.kind === 'taken')
    expect(dispatchWords(news!).text).toMatch(/^Taken back by agreement: \d+ actions, from round 1, Russia, Move\.$/)
    expect(since(['austria-hungary']).filter(({ news }) => news.kind === 'taken')).toEqual([])
  })
})

describe('a clock', () => {
  const timed = { ruleset: 'tournament', seed: 'clock', options: { 'time-limit': true, minutes: 1 }, players: seated } as const
  let stop = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    store().newGame({ ...timed, players: [...timed.players] }, undefined, ON)
    stop = startClock()
    for (const action of [BUY, END, TO_SERBIA]) {
      vi.advanceTimersByTime(10_000)
      play(action)
    }
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('is given back: it stands as it stood, and runs on from there, also after the game was left', () => {
    vi.advanceTimersByTime(20_000)
    expect(store().played).toBe(50_000)
    expect(takeBackTo(2, BOTH)).toBe(true)
    expect(store().played).toBe(20_000)
    expect(storedPlayTime(store().id!)).toBe(20_000)
    vi.advanceTimersByTime(5_000)
    expect(store().played).toBe(25_000)
  })

  it('has not been up, where its time was taken back', () => {
    vi.advanceTimersByTime(31_000)
    expect(store().game!.war.timeUp).toBe(true)
    expect(takeBackTo(2, BOTH)).toBe(true)
    expect(store().game!.war.timeUp).toBeUndefined()
    expect(store().log).toHaveLength(2)
    vi.advanceTimersByTime(39_000)
    expect(store().game!.war.timeUp).toBeUndefined()
    vi.advanceTimersByTime(2_000)
    expect(store().game!.war.timeUp).toBe(true)
  })

  it('edge: to the opening it has not run at all; what an order that was changed took stays', () => {
    store().takeBack(0)
    expect(store().log.map(({ played }) => played)).toEqual([20_000, 30_000])
    expect(takeBackTo(0, BOTH)).toBe(true)
    expect(store().played).toBe(0)
  })

  it('holds: a save knows the time of each act, and one that does not goes by its share', async () => {
    const save = store().exportSave()
    expect(save.log.map(({ played }) => played)).toEqual([10_000, 20_000, 30_000])
    expect(await store().importSave(JSON.stringify(save))).toEqual({ ok: true })
    expect(playTimeAt(store(), 1)).toBe(10_000)
    const older = { ...save, log: save.log.map(({ played: _, ...entry }) => entry) }
    expect(await store().importSave(JSON.stringify(older))).toEqual({ ok: true })
    expect([0, 1, 2, 3].map((at) => playTimeAt(store(), at))).toEqual([0, 10_000, 20_000, 30_000])
    const nonsense = { ...save, log: save.log.map((entry) => ({ ...entry, played: -1 })) }
    expect(await store().importSave(JSON.stringify(nonsense))).toMatchObject({ ok: false })
  })
})

const seated = [
  { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] as const },
  { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] as const },
].map((player) => ({ ...player, powers: [...player.powers] }))

describe('the computer', () => {
  const allies = ['russia', 'france', 'britain', 'italy', 'usa'] as const
  const normal = { level: 'normal' } as const
  const seats = Object.fromEntries(allies.map((power) => [power, { ...normal, since: 2 }]))

  it('always agrees: only the people of the other side are asked', () => {
    attackTrieste()
    useGame.setState({ agreement: ON, computers: { seed: 's', seats } })
    expect(sidesToAgree()).toEqual(['central'])
    expect(takeBackTo(1, ['central'])).toBe(true)
    expect(store().computers!.seats.russia).toEqual({ ...normal, since: 1 })
  })

  it('edge: where it plays everything, whoever watches speaks for both; it waits afterwards', () => {
    attackTrieste()
    const all = { ...seats, 'austria-hungary': normal, germany: normal, ottoman: normal }
    useGame.setState({ agreement: ON, computers: { seed: 's', seats: all } })
    expect(sidesToAgree()).toEqual(BOTH)
    expect(takeBackTo(2, BOTH)).toBe(true)
    expect(useControls.getState().paused).toBe(true)
  })
})

describe('kept', () => {
  it('goes into a file and comes back out of it, with the same end', async () => {
    attackTrieste()
    agree()
    takeBackTo(2, BOTH)
    const { agreement, game } = store()
    const text = JSON.stringify(store().exportSave())
    store().leave()
    expect(store().agreement).toBeNull()
    expect(await store().importSave(text)).toEqual({ ok: true })
    expect(store().agreement).toEqual(agreement)
    expect(hashOf(store().game!)).toBe(hashOf(game!))
  })

  it('refused: a file that says nonsense of it', async () => {
    attackTrieste()
    const text = JSON.stringify({ ...store().exportSave(), agreement: { on: true, taken: [{ at: -1, count: 0 }] } })
    expect(await store().importSave(text)).toMatchObject({ ok: false })
  })

  it('not: a game that was begun without it', () => {
    attackTrieste()
    expect(store().exportSave()).not.toHaveProperty('agreement')
  })
})
