import { describe, expect, it } from 'vitest'
import { type Action, decision, type GameOptions, hashOf, replay, turn } from '../../src/engine/index.ts'
import { decode } from '../../src/save/decode.ts'
import { toText } from '../../src/save/encode.ts'
import '../../src/content/words/play.ts'
import { logSentence, sentences } from '../../src/ui/log/sentences.ts'
import { played } from './samples.ts'

const options: GameOptions = {
  ruleset: 'standard',
  seed: 'handicap',
  handicap: { bid: { central: 10, russia: 5 }, income: { allies: 120 } },
}
const BIDS: readonly Action[] = [
  { type: 'place-bid', units: { berlin: { germany: { infantry: 1 } } }, money: { germany: 2, ottoman: 5 } },
  { type: 'place-bid', money: { russia: 5 } },
]
const opened = (text: string) => {
  const decoded = decode(text)
  return decoded.ok ? decoded : expect.fail(decoded.problem.code)
}

describe('a saved game with a handicap', () => {
  it('keeps it, and the bids are played again from the log', () => {
    const save = played([...BIDS, { type: 'end-phase' }], options)
    const back = opened(toText(save))
    expect(back.save).toEqual(save)
    expect(back.state.table.handicap).toEqual(options.handicap)
    const again = replay(save.start, save.log)
    expect(again.ok && hashOf(again.state)).toBe(save.hash)
  })

  it('comes back between two bids', () => {
    const { state } = opened(toText(played(BIDS.slice(0, 1), options)))
    expect(decision(state)).toMatchObject({ kind: 'bid', by: 'russia', count: 5 })
    expect(turn(state)).toMatchObject({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  })

  it('comes back before the first bid', () => {
    expect(decision(opened(toText(played([], options))).state)).toMatchObject({ kind: 'bid', by: 'austria-hungary', count: 10 })
  })

  it('is told in the log, power by power', () => {
    const events = opened(toText(played(BIDS, options))).entries.flatMap((entry) => entry.events)
    const said = events.flatMap((event) =>
      event.type === 'bid-placed' ? [sentences['bid-placed'](event)].flatMap((words) => (words ? [logSentence(words)] : [])) : [],
    )
    expect(said).toEqual([
      'Germany placed 1 infantry in Berlin with the bid and kept 2 IPC',
      'The Ottoman Empire kept 5 IPC of the bid',
      'Russia kept 5 IPC of the bid',
    ])
  })
})
