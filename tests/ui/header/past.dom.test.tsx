// While another moment is on the map, what stands beside it tells of that moment too.
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { treasuryOf, turn } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useUi } from '../../../src/store/ui.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { Rail } from '../../../src/ui/header/Rail.tsx'
import { RoundTitle } from '../../../src/ui/header/RoundTitle.tsx'
import { SpacePanel } from '../../../src/ui/panels/space/SpacePanel.tsx'
import { offersFor } from '../../../src/ui/spaces/offers.ts'
import type { RowContext } from '../../../src/ui/spaces/rows.ts'
import { players } from '../battle/table.tsx'

const LOOK = { log: [], Dock: () => null }
const now = () => useGame.getState().game!
const look = (state: ReturnType<typeof now> | null) => act(() => useViewed.setState({ look: state && { ...LOOK, state } }))

beforeEach(() => {
  const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 3 } } }
  const control = { lorraine: 'contested' } as const
  act(() =>
    useGame.getState().open({
      ruleset: 'standard',
      base: 'opening',
      seed: 'past',
      round: 3,
      phase: 'move',
      power: 'germany',
      players,
      units,
      control,
    }),
  )
  return () => useViewed.setState({ look: null })
})

it('the rail has its power, phase and treasury, the ribbon its round, and then those of the present', () => {
  const past = structuredClone(now())
  past.flow.round = 2
  past.flow.phase = 'purchase'
  past.war.treasury.germany = 77
  render(
    <>
      <RoundTitle />
      <Rail />
    </>,
  )
  const phase = () => document.querySelector('[aria-current="step"]')?.textContent
  expect(phase()).toBe('Move')
  look(past)
  expect(phase()).toBe('Purchase')
  screen.getByText('Treasury 77')
  screen.getByRole('heading', { name: 'Round 2' })
  look(null)
  expect(phase()).toBe('Move')
  screen.getByText(`Treasury ${treasuryOf(now(), turn(now()).power)}`)
  screen.getByRole('heading', { name: 'Round 3' })
})

it('the space that is read has the units of then', () => {
  const past = structuredClone(now())
  past.war.units.lorraine = past.war.units.lorraine!.filter(({ power }) => power === 'germany')
  act(() => useUi.getState().setInspect('lorraine'))
  render(<SpacePanel />)
  const standing = () => screen.getByRole('region', { name: 'Lorraine' }).textContent
  expect(standing()).toContain('French: 3 infantry')
  look(past)
  expect(standing()).not.toContain('French: 3 infantry')
})

it('the table of spaces only reads it', () => {
  const offered = () => {
    const moment = { targets: {}, phase: 'move' } as unknown as RowContext
    return offersFor('lorraine', { game: now(), selection: null, picking: 'move', moment }).map(({ id }) => id)
  }
  expect(offered().length).toBeGreaterThan(2)
  look(now())
  expect(offered()).toEqual(['map', 'inspect'])
})
