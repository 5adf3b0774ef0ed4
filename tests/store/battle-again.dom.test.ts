// A battle that is over, on its board again: looked at as any past moment is, while the game knows nothing of it.
import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf, unitsIn } from '../../src/engine/index.ts'
import { useGame } from '../../src/store/game/game.ts'
import { battleReports } from '../../src/store/game/reports.ts'
import { turnStart } from '../../src/store/game/timeline.ts'
import { redo, undo } from '../../src/store/game/undo-commands.ts'
import { useUi } from '../../src/store/ui.ts'
import {
  battlesIn,
  closeBattleReplay,
  openBattleOf,
  openBattleReplay,
  openReportReplay,
  setBattleReplayViews,
  showScene,
  useBattleReplay,
} from '../../src/store/view/battle-replay.ts'
import { leaveMoment, momentNow, stepMoment } from '../../src/store/view/moments.ts'
import { useViewed, viewedIndex } from '../../src/store/view/viewed-moment.ts'
import { pauseReplay, startReplay } from '../../src/store/view/war-replay.ts'
import { undoOrAgree } from '../../src/ui/agreement/undo.ts'
import { attackTrieste, END, play, store } from './playing.ts'

const Dock = () => null
const Band = () => null
const look = () => useViewed.getState().look
const again = () => useBattleReplay.getState()
const italians = () => unitsIn(look()!.state, 'trieste').filter(({ power }) => power === 'italy').length

beforeEach(() => {
  localStorage.clear()
  useViewed.setState({ look: null })
  useGame.getState().leave()
  setBattleReplayViews({ Dock, Band })
  attackTrieste()
  play({ type: 'casualties', lose: { 'austria-hungary': { infantry: 2 } } })
})

describe('a battle again', () => {
  const attack = () => store().log.findIndex(({ action }) => action.type === 'attack')

  it('shows how it stood before it, after each step and at its end', () => {
    const done = hashOf(store().game!)
    openBattleReplay(attack())
    expect(again().at).toBe(0)
    expect(look()!.state).toBe(store().log[attack()]!.before)
    expect(look()!.log).toHaveLength(attack())
    // The dock is as wide as for a battle that is fought.
    expect(look()!.board).toBe(true)
    expect(italians()).toBeGreaterThan(0)
    const last = again().scenes.length - 1
    expect(last).toBeGreaterThan(1)
    showScene(last)
    expect(look()!.state).toBe(store().log.at(-1)!.after)
    expect(look()!.log.at(-1)!.events).toEqual(store().log.at(-1)!.events)
    expect(hashOf(store().game!)).toBe(done)
  })

  it('has the reports of what had been thrown by then', () => {
    openBattleReplay(attack())
    const thrown = again().scenes.map((_, i) => {
      showScene(i)
      return battleReports(look()!.log.slice(turnStart(look()!.log))).flatMap(({ exchanges }) => exchanges).length
    })
    expect(thrown[0]).toBe(0)
    expect(thrown).toEqual([...thrown].sort((a, b) => a - b))
    expect(thrown.at(-1)).toBeGreaterThan(0)
  })

  it('stays where it is beyond its first and its last picture', () => {
    openBattleReplay(attack())
    showScene(-1)
    expect(again().at).toBe(0)
    showScene(99)
    expect(again().at).toBe(0)
  })

  it('opens by any of its events, by its report, and not by an act of no battle', () => {
    openBattleReplay(0)
    expect(look()).toBeNull()
    openBattleOf(store().log.at(-1)!.events.at(-1)!)
    expect(again().battle).toBe(battlesIn(store().log)[0])
    closeBattleReplay()
    openReportReplay(battleReports(store().log.slice(turnStart(store().log)))[0]!)
    expect(again().battle).toBe(battlesIn(store().log)[0])
  })

  it('returns to what was looked at and read before', () => {
    const before = { state: store().opening!, log: [], Dock: () => null }
    useViewed.setState({ look: before })
    useUi.getState().setTab('log')
    openBattleReplay(attack())
    expect(useUi.getState().tab).toBe('orders')
    closeBattleReplay()
    expect(look()).toBe(before)
    expect(useUi.getState().tab).toBe('log')
  })

  it('is left by whoever goes to another moment', () => {
    openBattleReplay(attack())
    useViewed.setState({ look: null })
    expect(again().battle).toBeNull()
  })

  it('goes on while the game does, and ends where the battle was never fought', () => {
    openBattleReplay(attack())
    play(END)
    expect(look()).not.toBeNull()
    store().leave()
    expect(look()).toBeNull()
    expect(again().battle).toBeNull()
  })

  it('takes nothing back of the game meanwhile, and says why', () => {
    const { log } = store()
    openBattleReplay(attack())
    undo()
    redo()
    undoOrAgree()
    expect(store().log).toBe(log)
    expect(useUi.getState().hint).toMatch(/only look at a past moment/)
    closeBattleReplay()
    undo()
    expect(store().log.length).toBeLessThan(log.length)
  })

  it('asks no side whether something is to be taken back', async () => {
    useGame.setState({ agreement: { ...store().agreement!, on: true } })
    openBattleReplay(attack())
    useUi.getState().setHint(null)
    undoOrAgree()
    expect(useUi.getState().hint).toMatch(/only look at a past moment/)
  })

  it('lies along the game where it was fought, and the next step along it leaves it', () => {
    const at = attack()
    expect(viewedIndex()).toBeNull()
    openBattleReplay(at)
    expect(viewedIndex()).toBe(at)
    showScene(1)
    expect(viewedIndex()).toBe(at + 1)
    stepMoment('action', false)
    expect(momentNow()).toBe(at)
    expect(again().battle).toBeNull()
    openBattleReplay(at)
    leaveMoment()
    expect(look()).toBeNull()
    expect(again().battle).toBeNull()
  })

  it('is where the war is played again from', () => {
    const at = attack()
    openBattleReplay(at)
    startReplay()
    expect(momentNow()).toBe(at)
    pauseReplay()
    leaveMoment()
  })
})
