import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useControls } from '../../../src/store/computer/controls.ts'
import { useComputerToAct } from '../../../src/store/game/computers.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useSettings } from '../../../src/store/settings/settings.ts'
import { SeatsSheet } from '../../../src/ui/computer/SeatsSheet.tsx'
import { WatchPanel } from '../../../src/ui/computer/WatchPanel.tsx'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'

const game = () => useGame.getState()
const AUSTRIA = 'austria-hungary'

/** In the place of the dock: the panel where the computer acts, else the seats. */
function Watched() {
  const power = useComputerToAct()
  return (
    <>
      {power ? <WatchPanel power={power} /> : <SeatsSheet />}
      <div ref={setDockFoot} />
    </>
  )
}

beforeEach(async () => {
  useControls.setState(useControls.getInitialState())
  useSettings.setState(useSettings.getInitialState())
  await act(async () => game().newGame({ ruleset: 'standard', seed: 'seats' }))
  render(<Watched />)
})
const seat = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const change = (name: string, value: string) => act(async () => void fireEvent.change(seat(name), { target: { value } }))
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('seats at the table', () => {
  it('are handed over with a level and a style, and taken back', async () => {
    await change('Seat of Germany', 'computer')
    await change('Level of Germany', 'hard')
    await change('Style of Germany', 'miser')
    expect(game().computers?.seats.germany).toMatchObject({ level: 'hard', style: 'miser' })
    expect(game().exportSave().computers?.seats).toMatchObject({ germany: { level: 'hard', style: 'miser' } })
    await change('Seat of Germany', 'person')
    expect(game().computers?.seats).toEqual({})
  })

  it('a whole side is handed over in one press, with the level and style chosen for all, and all is taken back', async () => {
    await change('Level of All computer seats', 'hard')
    await change('Style of All computer seats', 'miser')
    await press('All Allies: computer')
    const allies = ['russia', 'france', 'britain', 'italy', 'usa']
    expect(Object.keys(game().computers?.seats ?? {}).sort()).toEqual([...allies].sort())
    for (const power of allies)
      expect(game().computers?.seats[power as 'russia']).toMatchObject({ level: 'hard', style: 'miser' })
    await press('All Allies: computer')
    expect(await screen.findByText('The computer already plays all Allies.')).toBeTruthy()
    await press('Take all back')
    expect(game().computers?.seats).toEqual({})
    await press('Take all back')
    expect(await screen.findByText('The computer plays no power now.')).toBeTruthy()
  })

  it('a level for all changes every seat that the computer has, and no other', async () => {
    await change('Seat of Germany', 'computer')
    await change('Seat of Russia', 'computer')
    await change('Level of Russia', 'easy')
    expect(seat('Level of All computer seats').selectedOptions[0]?.textContent).toBe('various')
    await change('Level of All computer seats', 'expert')
    const { seats } = game().computers ?? {}
    expect([seats?.germany?.level, seats?.russia?.level, Object.keys(seats ?? {}).length]).toEqual(['expert', 'expert', 2])
  })

  it('the side whose turn it is is played at once', async () => {
    await act(async () => useControls.getState().pause())
    await press('All Central Powers: computer')
    expect(useControls.getState().paused).toBe(false)
    expect(screen.getByRole('heading', { name: 'Austria-Hungary buys' })).toBeTruthy()
  })

  it('a power is played for its player this turn alone', async () => {
    await press('Play Austria-Hungary for me this turn')
    expect(screen.getByRole('heading', { name: 'Austria-Hungary buys' })).toBeTruthy()
    expect(game().computers?.seats[AUSTRIA]).toMatchObject({ only: 1 })
  })

  it('the turn that is given away is played, though the computer was stopped before; another seat leaves it stopped', async () => {
    await act(async () => useControls.getState().pause())
    await change('Seat of Germany', 'computer')
    expect(useControls.getState().paused).toBe(true)
    await press('Play Austria-Hungary for me this turn')
    expect(useControls.getState().paused).toBe(false)
  })

  it('a seat given away for good in its own turn goes on too', async () => {
    await act(async () => useControls.getState().pause())
    await change('Seat of Austria-Hungary', 'computer')
    expect(useControls.getState().paused).toBe(false)
  })
})

describe('while the computer acts', () => {
  beforeEach(async () => {
    await change('Seat of Austria-Hungary', 'computer')
  })

  it('its orders say why, and it can be stopped, paced and taken over', async () => {
    await act(async () => {
      const why = { kind: 'buys', ipc: 6, also: [{ kind: 'wins', ipc: -2, space: 'serbia' }] }
      game().dispatch({ type: 'purchase', units: { infantry: 2 } }, { why })
      useControls.setState({ at: 1, of: 4 })
    })
    expect(screen.getByText('Order 2 of 4')).toBeTruthy()
    expect(screen.getByText('It wins over Serbia.').parentElement?.textContent).toContain('−2.0')
    await press(/^Why:/)
    expect(screen.queryByText('It wins over Serbia.')).toBeNull()
    await press('Pause')
    expect(useControls.getState().paused).toBe(true)
    expect(screen.getByText('Stopped')).toBeTruthy()
    await press('Next order')
    expect(useControls.getState().steps).toBe(1)
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Instant' })))
    expect(useSettings.getState().pace).toBe('instant')
    await press('Take over')
    expect(screen.getByRole('button', { name: 'Play Austria-Hungary for me this turn' })).toBeTruthy()
  })
})
