import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useSpaces } from '../../../src/store/spaces.ts'
import { useUi } from '../../../src/store/ui.ts'
import { pickUp } from '../../../src/ui/panels/move/act.ts'
import { SpacePanel } from '../../../src/ui/panels/space/SpacePanel.tsx'

const show = (space: string, spec: Partial<PositionSpec>) => {
  act(() => {
    useGame.getState().open({ ruleset: 'standard', base: 'opening', seed: 'space', round: 2, ...spec })
    useSpaces.setState({ visited: [], at: -1 })
    useUi.getState().setInspect(space)
  })
  return render(<SpacePanel />).container
}
const look = (space: string) => act(() => useUi.getState().setInspect(space))
const part = (name: string) => screen.getByRole('region', { name })
const rules = (name: string) => [...part(name).querySelectorAll('button')].map((tag) => tag.textContent)

const FRONT = {
  control: { galicia: 'contested' },
  units: { galicia: { 'austria-hungary': { infantry: 8, artillery: 3 }, russia: { infantry: 7, artillery: 3 } } },
} as const

describe('while no space is chosen', () => {
  it('shows money, land and armies of the power to move, and of another that is picked', () => {
    show('berlin', { power: 'germany', phase: 'move' })
    act(() => useUi.setState({ inspect: null, focusSpace: null, books: null }))
    expect(screen.getByText('Choose a space on the map to read about it.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Germany' })).toBeTruthy()
    expect(screen.getByText('Income a turn').nextElementSibling?.textContent).toBe('35 IPC')
    expect(screen.getByText('Capital').nextElementSibling?.textContent).toBe('Berlin')
    fireEvent.click(screen.getByRole('button', { name: 'France' }))
    expect(screen.getByText('Income a turn').nextElementSibling?.textContent).toBe('24 IPC')
    fireEvent.click(screen.getByRole('button', { name: 'Paris' }))
    expect(useUi.getState().inspect).toBe('paris')
    expect(screen.getByRole('heading', { name: 'Paris' })).toBeTruthy()
  })
})

describe('a contested space', () => {
  it('shows both armies in words, and what each could expect if it attacked', () => {
    show('galicia', { power: 'germany', ...FRONT })
    expect(screen.getByRole('img', { name: '3 IPC, pays no income' })).toBeTruthy()
    expect(screen.getByText('Austro-Hungarian: 8 infantry, 3 artillery.')).toBeTruthy()
    // 5 infantry at 2, 3 supported at 3, 3 artillery at 3, against 7 infantry and 3 artillery at 3.
    expect(screen.getByText('If it attacks: 4.7 hits for 5.0')).toBeTruthy()
    expect(screen.getByText('If it attacks: 4.3 hits for 5.5')).toBeTruthy()
    expect(part('Borders').textContent).toContain('Budapest12 + 2')
  })

  it('says where the units that start there may go, by rule', () => {
    show('galicia', { power: 'austria-hungary', phase: 'move', ...FRONT })
    expect(part('Austria-Hungary entering').textContent).toContain(
      'units that start here can go to Bohemia, Budapest, and Vienna only.',
    )
    expect(rules('Austria-Hungary entering')).toEqual(['STD-MOV-08', 'STD-MOV-06'])
  })
})

describe('what entering would do', () => {
  it.each([
    ['poland', 'Enemy land with defenders', 'STD-MOV-04'],
    ['romania', 'Romania raises', 'STD-POL-10'],
    ['bulgaria', 'Bulgaria raises', 'STD-POL-09'],
    ['switzerland', 'Switzerland raises', 'STD-POL-14'],
    ['bohemia', 'Friendly land', 'STD-MOV-03'],
  ])('%s: %s, %s', (space, words, rule) => {
    show(space, { power: 'austria-hungary', phase: 'purchase' })
    expect(part('Austria-Hungary entering').textContent).toContain(words)
    expect(rules('Austria-Hungary entering')[0]).toBe(rule)
  })

  it('names the mines of a zone, and the spaces from which it is reached', () => {
    show('sz9', { power: 'germany', phase: 'move' })
    expect(part('Germany entering').textContent).toMatch(/mines: one die for each ship that comes in/)
    expect(rules('Germany entering')).toContain('STD-MIN-05')
    look('alsace')
    expect(part('Germany entering').textContent).toContain('Within reach from Munich and Ruhr')
  })

  it('speaks of the chosen units first, and says why they may not come', () => {
    show('belgium', { power: 'germany', phase: 'move' })
    act(() => void pickUp('ruhr'))
    expect(part('The chosen units here').textContent).toContain('Belgium raises')
    look('lorraine')
    expect(rules('The chosen units here')[0]).toMatch(/^STD-MOV-/)
  })

  it('tells where new units may be placed', () => {
    show('india', { power: 'britain', phase: 'purchase' })
    expect(part('Britain entering').textContent).toContain('New land units and fighters of Britain can be placed here.')
    look('wales')
    expect(part('Britain entering').textContent).not.toContain('may be placed')
  })
})

it('goes back and forward through the spaces that were looked at, and says where the way ends', () => {
  show('kiel', { power: 'germany' })
  look('hanover')
  fireEvent.click(screen.getByRole('button', { name: /^Ruhr|Ruhr/ }))
  const step = (name: string) => screen.getByRole('button', { name })
  const title = () => screen.getByRole('heading', { level: 2 }).textContent
  expect(title()).toContain('Ruhr')
  expect(step('To the next viewed space').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(step('To the previously viewed space'))
  fireEvent.click(step('To the previously viewed space'))
  expect(title()).toContain('Kiel')
  fireEvent.click(step('To the next viewed space'))
  expect(title()).toContain('Hanover')
  look('berlin')
  expect(useSpaces.getState().visited).toEqual(['kiel', 'hanover', 'berlin'])
})
