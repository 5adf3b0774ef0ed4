import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { changeSettings } from '../../../src/store/settings/settings.ts'
import { attack, END, thrown } from './asked.tsx'
import { pending } from './card.tsx'

describe('dice told as hits by column', () => {
  const units = { lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry: 3 } } }
  const told = () => fireEvent.click(screen.getByLabelText('Hits by column'))
  afterEach(() => changeSettings({ diceEntry: 'faces' }))

  it('as many hits as were told come of it, guns and infantry that they support in one column', () => {
    thrown({ ruleset: 'standard', units }, attack('lorraine'))
    told()
    expect(screen.getByText('2 or less hits: 2 dice')).toBeDefined()
    expect(screen.getByText('3 or less hits: 4 dice')).toBeDefined()
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Hits with 2 or less' }), { key: '1' })
    fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Hits with 3 or less' }), { key: '2' })
    fireEvent.click(screen.getByRole('button', { name: /^Enter 3 hits/ }))
    const fired = useGame
      .getState()
      .log.at(-1)
      ?.events.find((event) => event.type === 'fired')
    expect(fired).toMatchObject({ step: 'attack', hits: 3 })
  })

  it('no hits at all can be told', () => {
    thrown({ ruleset: 'standard', units }, attack('lorraine'))
    told()
    fireEvent.click(screen.getByRole('button', { name: /^Enter no hits/ }))
    expect(pending()?.topic).toBe('defence-dice')
  })

  it('not where the faces themselves count', () => {
    const hunt: Partial<PositionSpec> = { ruleset: 'standard', power: 'britain', phase: 'income', submarineWarfare: true }
    thrown({ ...hunt, units: { sz7: { germany: { submarine: 2 } }, london: { britain: { infantry: 1 } } } }, END)
    expect(screen.queryByLabelText('Hits by column')).toBeNull()
  })
})
