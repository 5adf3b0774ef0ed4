import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../../../src/app/keep-focus.ts'
import { speakOfPhases } from '../../../src/app/spoken.ts'
import { type PositionSpec, productionOf, treasuryOf } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { notify, useAnnouncements } from '../../../src/store/notify.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'

const store = () => useGame.getState()
const said = () => useAnnouncements.getState()
const later = () => act(() => void vi.advanceTimersByTime(500))
const end = () => act(() => void store().dispatch({ type: 'end-phase' }))

function open(more: Partial<PositionSpec> = {}): void {
  act(() => store().open({ ruleset: 'standard', base: 'opening', seed: 'spoken', round: 2, power: 'germany', ...more }))
  later()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const stop = speakOfPhases()
  return () => {
    stop()
    vi.useRealTimers()
  }
})

describe('as a phase begins', () => {
  it('while another moment is looked at it is said once that is over', () => {
    open({ phase: 'purchase' })
    end()
    notify('France collected 24 IPC.', 'polite')
    act(() => useViewed.setState({ look: { state: store().game!, log: [], Dock: () => null } }))
    later()
    expect(said().polite).toBe('France collected 24 IPC.')
    act(() => useViewed.setState({ look: null }))
    later()
    expect(said().polite).toMatch(/^Germany: Movement\./)
  })

  it('its name is said and what can be done, after what was done', () => {
    open({ phase: 'purchase' })
    expect(said().polite).toMatch(/^Germany: Purchase\. \d+ IPC to spend\.$/)
    end()
    notify('Germany ordered nothing.', 'polite')
    expect(said().polite).toBe('Germany ordered nothing.')
    later()
    expect(said().polite).toMatch(/^Germany: Movement\. \d+ stacks can move: \S.*, and \d+ more\.$/)
    end()
    later()
    expect(said().polite).toMatch(/^Germany: Combat\. /)
    end()
    later()
    expect(said().polite).toBe('Germany: Mobilisation. Nothing to place.')
  })

  it('where nothing is to be fought Combat says so, and not that none is left', () => {
    open({ base: 'empty', phase: 'combat' })
    expect(said().polite).toBe('Germany: Combat. There is no battle to fight.')
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 1 } } }
    open({ base: 'empty', phase: 'combat', units })
    expect(said().polite).toMatch(/^Germany: Combat\. One battle is left\. .*Lorraine/)
  })

  it('the sum is said that is to be collected', () => {
    open({ phase: 'mobilize' })
    end()
    later()
    const words = said().polite
    const before = treasuryOf(store().game!, 'germany')
    end()
    const sum = treasuryOf(store().game!, 'germany') - before
    expect(sum).toBeGreaterThan(0)
    expect(words).toBe(`Germany: Income. ${sum} IPC to collect.`)
  })

  it('of what dice decide nothing is told before they are rolled', () => {
    const boats = { sz8: { germany: { submarine: 3 } }, sz7: { germany: {} } }
    open({ power: 'britain', phase: 'income', submarineWarfare: true, units: boats, queue: [1, 1, 1] })
    expect(said().polite).toBe(`Britain: Income. ${productionOf(store().game!, 'britain')} IPC to collect, before the dice.`)
  })

  it('nothing is to be collected where the capital is lost', () => {
    open({
      power: 'france',
      phase: 'income',
      control: { paris: 'germany' },
      units: { paris: { france: {}, germany: { infantry: 1 } } },
    })
    expect(said().polite).toBe('France: Income. Nothing to collect.')
  })

  it('what must be done is said', () => {
    open({ phase: 'move', units: { ruhr: { germany: { infantry: 4 } }, alsace: { germany: { artillery: 2 } } } })
    expect(said().polite).toMatch(/To do: .*Alsace/)
  })

  it('what was refused in the last phase, or in the last game, is no longer there to be read', () => {
    open({ phase: 'move' })
    notify('That cannot be.', 'assertive')
    end()
    expect(said().assertive).toBe('')
    notify('Nor that.', 'assertive')
    open({ phase: 'move' })
    expect(said().assertive).toBe('')
  })

  it('a game that is only looked at is told by the log alone', () => {
    open({ phase: 'purchase' })
    act(() => useGame.setState({ readOnly: true, sitting: store().sitting + 1 }))
    later()
    expect(said().polite).toBe('')
    act(() => useGame.setState({ readOnly: false }))
  })
})

describe('the focus', () => {
  const Panel = ({ button, other = false }: { button: boolean; other?: boolean }) => (
    <div data-dock="">
      <div role="tabpanel" data-state="active" tabIndex={-1}>
        {button && <button type="button">Press</button>}
        {other && (
          <h2 tabIndex={-1} ref={(title) => title?.focus()}>
            Question
          </h2>
        )}
      </div>
    </div>
  )

  it('goes to the open panel when what had it is gone, and stays with what takes it', async () => {
    vi.useRealTimers()
    const { rerender } = render(<Panel button />)
    const stop = keepFocus()
    screen.getByRole('button').focus()
    rerender(<Panel button={false} />)
    expect(document.activeElement).toBe(document.body)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
    rerender(<Panel button />)
    screen.getByRole('button').focus()
    rerender(<Panel button={false} other />)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    stop()
  })

  it('goes there too from what was put out of sight, which says nothing of it', async () => {
    vi.useRealTimers()
    render(<Panel button />)
    const stop = keepFocus()
    const button = screen.getByRole('button')
    button.focus()
    button.checkVisibility = () => false
    button.hidden = true
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
    stop()
  })
})
