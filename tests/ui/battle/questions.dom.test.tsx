import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useGame } from '../../../src/store/game/game.ts'
import { DecisionCard } from '../../../src/ui/decisions/index.ts'
import { setDockFoot } from '../../../src/ui/widgets/index.ts'
import { act1, asked, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const card = () =>
  render(
    <>
      <DecisionCard />
      <div ref={setDockFoot} />
    </>,
  )

describe('who raises the army of a neutral', () => {
  const invade = () => {
    open({ phase: 'move', units: { ruhr: { germany: { infantry: 5, artillery: 1 } }, belgium: { france: { infantry: 4 } } } })
    act1({ type: 'move', from: 'ruhr', path: ['holland'], units: { infantry: 3, artillery: 1 } })
    act1({ type: 'end-phase' })
  }

  it('proposes the power whose army stands nearest, and says why the United States may not', () => {
    invade()
    card()
    expect(screen.getByText('The Allies decide')).toBeDefined()
    expect(screen.getByRole('radio', { checked: true }).textContent).toContain('4 infantry in Belgium')
    expect(screen.getByText('It is still neutral')).toBeDefined()
    expect(screen.queryByRole('radio', { name: /United States/ })).toBeNull()
  })

  it('is answered with the arrow keys and the main button', () => {
    invade()
    card()
    fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'ArrowDown' })
    const chosen = screen.getByRole('radio', { checked: true }).textContent ?? ''
    expect(chosen).not.toContain('France')
    press(/raises it$/)
    expect(asked()).toBeNull()
    expect(useGame.getState().game?.war.units.holland?.some((stack) => chosen.toLowerCase().startsWith(stack.power))).toBe(true)
  })

  it('tells the one who is called what has happened since', () => {
    invade()
    card()
    expect(screen.getByText('Since your last turn')).toBeDefined()
    expect(screen.getByText('Ruhr › Holland')).toBeDefined()
  })
})

describe('ships of the neutral United States', () => {
  it('are attacked only after it was said what that means', () => {
    open({ units: { sz1: { germany: { cruiser: 2 }, usa: { cruiser: 1 } } } })
    show()
    press('Fight for Sea Zone 1')
    press('Attack the United States')
    expect(useGame.getState().game?.war.neutrals).toContain('usa')
    press('Leave it alone')
    press('Attack the United States')
    press(/^Attack and bring it into the war/)
    expect(useGame.getState().game?.war.neutrals).toEqual([])
  })
})

describe('transports among the losses', () => {
  it('are told apart by what they carry', () => {
    const infantry = { power: 'britain', type: 'infantry' } as const
    open({
      units: {
        sz9: {
          germany: { cruiser: 2 },
          britain: { transports: [{ cargo: [infantry, infantry] }, { cargo: [] }] },
        },
      },
      queue: [1, 6],
    })
    show()
    act1({ type: 'attack', space: 'sz9' })
    const value = (name: string) => screen.getByRole('spinbutton', { name }).getAttribute('aria-valuenow')
    expect([value('transport, 2 infantry'), value('transport, empty')]).toEqual(['0', '1'])
    press('One more: transport, 2 infantry')
    press('Britain: accept losses')
    const ships = useGame.getState().game?.war.units.sz9?.filter((stack) => stack.type === 'transport')
    expect(ships?.map((ship) => ship.cargo?.length ?? 0)).toEqual([0])
  })
})
