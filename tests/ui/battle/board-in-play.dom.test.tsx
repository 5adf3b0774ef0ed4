// Rulesets and options change borders and incomes: what the battle says of a place is read from the board that is played on.
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SpaceId } from '../../../src/engine/index.ts'
import { proposedOption } from '../../../src/planning/options.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { advanced } from './steps.tsx'
import { act1, asked, open, show } from './table.tsx'

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const ISLANDS = { 'pt-3': true }
const zone = (id: SpaceId) => ({ [id]: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } })

describe('the head of a battle', () => {
  it('tells what Sicily is worth under play-test rule 3, and without it', () => {
    const units = { sicily: { germany: { infantry: 2 }, italy: { infantry: 2 } } }
    advanced({ options: ISLANDS, units, italyAtWar: true })
    const { unmount } = show()
    press('Fight for Sicily')
    expect(screen.getByText('1 IPC')).toBeDefined()
    unmount()
    advanced({ units, italyAtWar: true })
    show()
    press('Fight for Sicily')
    expect(screen.getByText('0 IPC')).toBeDefined()
  })

  it.each([
    ['sz22', 'Sea Zone 22', 'off French West Africa, Liberia'],
    ['sz27', 'Sea Zone 27', 'off Arabia, Somaliland, Dervish State'],
  ])('names the new countries on the coast of %s where they are on the board', (id, name, coast) => {
    open({ ruleset: 'influence', units: zone(id) })
    const { unmount } = show()
    press(`Fight for ${name}`)
    expect(screen.getByText(coast)).toBeDefined()
    unmount()
    open({ units: zone(id) })
    show()
    press(`Fight for ${name}`)
    expect(screen.queryByText(coast)).toBeNull()
    expect(screen.getByText(/^off /)).toBeDefined()
  })
})

describe('after a battle', () => {
  const units = { sicily: { britain: { infantry: 1 }, germany: { infantry: 2 }, 'austria-hungary': { infantry: 2 } } }

  it.each([
    [ISLANDS, 1],
    [{}, 0],
  ])('with the options %o whoever takes Sicily is told of %i IPC, before and after', (options, ipc) => {
    advanced({ options, power: 'britain', units, control: { sicily: 'contested' }, queue: [6, 1, 1, 1, 1] })
    show()
    press('Fight for Sicily')
    act1({ type: 'attack', space: 'sicily' })
    expect(asked()?.topic).toBe('take-control')
    expect(screen.getByText(new RegExp(`collects its ${ipc} IPC`))).toBeDefined()
    act1({ type: 'choose', option: 'germany' })
    expect(screen.getByText(`+${ipc} IPC a turn`)).toBeDefined()
  })
})

describe('the answer that is proposed', () => {
  const units = {
    albania: { britain: { infantry: 3 } },
    constantinople: { ottoman: { infantry: 9 } },
    bulgaria: { germany: { infantry: 2 } },
  }
  it.each([
    ['standard', 'ottoman'],
    ['advanced', 'germany'],
  ] as const)('in %s goes by the armies that border Greece there: %s', (ruleset, proposed) => {
    open({ ruleset, power: 'britain', phase: 'move', units })
    act1({ type: 'move', from: 'albania', path: ['greece'], units: { infantry: 3 } })
    act1({ type: 'end-phase' })
    const { game } = useGame.getState()
    expect(asked()?.topic).toBe('represent-neutral')
    expect(proposedOption(game!, asked()!)).toBe(proposed)
  })
})
