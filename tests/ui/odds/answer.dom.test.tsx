// What an answer leaves, told beside it: odds where the battle goes on, and what it costs where its end is sure.
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '../../../src/content/words/table.ts'
import { forecast } from '../../../src/odds/index.ts'
import { AnswerOdds } from '../../../src/ui/odds/AnswerOdds.tsx'
import { fight } from '../../support/scenes/sea.ts'

const working = vi.hoisted(() => ({ still: false }))
// What would be asked of the worker is answered here and now, or not yet.
vi.mock('../../../src/store/odds/useForecast.ts', () => ({
  useForecast: (_who: string, game: Parameters<typeof forecast>[0], ask: Parameters<typeof forecast>[1] | null) => ({
    odds: working.still ? null : ask && forecast(game, ask),
    isStale: working.still,
  }),
}))

const answered = (count: number): string => {
  const { state } = fight({ cruiser: 1, destroyer: 2 }, { britain: { submarine: 3 } })
  render(<AnswerOdds game={state} space="sz5" answer={{ type: 'submerge', count }} who="test" />)
  return screen.getByText('With this answer').parentElement?.textContent ?? ''
}

describe('what an answer leaves', () => {
  it('tells what is lost on average where the end is sure, and nothing of who loses nothing', () => {
    // One shot at a sixth and two at a third each: five sixths of a boat.
    expect(answered(3)).toMatch(/It ends cleared\.Britain loses \d\.\d IPCSwing/)
  })

  it('tells the chances where it is not', () => {
    expect(answered(0)).toMatch(/\d+\s% cleared.*Swing/)
  })

  it('says that odds are being worked out, where they take long', () => {
    working.still = true
    expect(answered(0)).toBe('With this answerCalculating…')
    working.still = false
  })
})
