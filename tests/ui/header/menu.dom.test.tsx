import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { glyphs } from '../../../src/content/palette.ts'
import { PHASES, POWERS, type PowerId, type Side, sideOf, winner } from '../../../src/engine/index.ts'
import { useGame } from '../../../src/store/game/game.ts'
import { useViewed } from '../../../src/store/view/viewed-moment.ts'
import { Menu } from '../../../src/ui/header/Menu.tsx'

const store = () => useGame.getState()

it('leads to the licences, in a tab of their own, so that the table stays as it is', async () => {
  render(<Menu defaultOpen />)
  const licences = await screen.findByRole('menuitem', { name: /^Licences/ })
  expect(licences.getAttribute('href')).toBe('./licences.html')
  expect(licences.getAttribute('target')).toBe('_blank')
  expect(licences.textContent).toContain('the game stays here')
})

describe('icons', () => {
  const paths = () => new Map(screen.getAllByRole('menuitem').map((item) => [item.textContent, item.querySelector('path')]))
  it('has the three lines of a menu on its button, and the gear on the settings alone', async () => {
    store().open({ ruleset: 'standard', seed: 'menu' })
    render(<Menu defaultOpen />)
    await screen.findByRole('menuitem', { name: 'Settings' })
    const [gear] = [glyphs.icons.gear]
    const button = document.querySelector('button[aria-label="Menu"] path')
    expect(button?.getAttribute('d')).toBe(glyphs.icons.menu)
    const geared = [...paths()].filter(([, path]) => path?.getAttribute('d') === gear).map(([name]) => name)
    expect(geared).toEqual(['Settings'])
  })

  it('gives every entry a drawing of its own', async () => {
    store().open({ ruleset: 'standard', seed: 'menu' })
    render(<Menu defaultOpen />)
    await screen.findByRole('menuitem', { name: 'Settings' })
    const drawn = [...paths().values()].map((path) => path?.getAttribute('d'))
    expect(drawn.length).toBeGreaterThan(15)
    expect(drawn.every(Boolean)).toBe(true)
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('resigning', () => {
  const choose = async () => {
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Resign…' }))
    return screen.findByRole('alertdialog')
  }
  const isOffered = async () => {
    render(<Menu defaultOpen />)
    await screen.findByRole('menuitem', { name: 'Settings' })
    return screen.queryByRole('menuitem', { name: 'Resign…' }) !== null
  }
  const handOver = (powers: readonly PowerId[]) =>
    act(() => {
      for (const power of powers) store().handOver(power, { level: 'easy' })
    })
  const side = (of: Side) => POWERS.filter((power) => sideOf(power) === of)

  it('says who wins by it, and does it only once that is confirmed', async () => {
    store().open({ base: 'opening', seed: 'menu', round: 2, ruleset: 'standard', power: 'france' })
    render(<Menu defaultOpen />)
    const dialog = await choose()
    expect(dialog.textContent).toContain('The Allies resign: the Central Powers win.')
    expect(winner(store().game!)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Resign' }))
    expect(winner(store().game!)).toMatchObject({ side: 'central', how: 'resignation' })
    act(() => store().undo())
    expect(winner(store().game!)).toBeNull()
  })

  it('lets two people choose the side, and begins with the one whose turn it is', async () => {
    store().open({ base: 'opening', seed: 'menu', round: 2, ruleset: 'standard', power: 'france' })
    render(<Menu defaultOpen />)
    const dialog = await choose()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Allies' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Central Powers' }))
    expect(dialog.textContent).toContain('The Central Powers resign: the Allies win.')
    fireEvent.click(screen.getByRole('button', { name: 'Resign' }))
    expect(winner(store().game!)?.side).toBe('allies')
  })

  it('gives up the side of the only person, even while the computer moves', async () => {
    store().open({ base: 'opening', seed: 'menu', round: 2, ruleset: 'standard', power: 'france' })
    handOver(side('allies'))
    render(<Menu defaultOpen />)
    const dialog = await choose()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(dialog.textContent).toContain('The Central Powers resign: the Allies win.')
  })

  it('is not offered in a war of computers', async () => {
    store().open({ ruleset: 'standard', seed: 'menu' })
    handOver(POWERS)
    expect(await isOffered()).toBe(false)
  })

  it('is not offered once the war is over', async () => {
    store().open({ ruleset: 'standard', seed: 'menu' })
    act(() => void store().dispatch({ type: 'resign', side: 'allies' }))
    expect(await isOffered()).toBe(false)
  })

  it('is not offered where a past moment is looked at, in a drill, or where another tab plays', async () => {
    store().open({ ruleset: 'standard', seed: 'menu' })
    act(() => useViewed.setState({ look: { state: store().game!, log: [], moment: 0, Dock: () => null } }))
    expect(await isOffered()).toBe(false)
    cleanup()
    act(() => useViewed.setState({ look: null }))
    act(() => useGame.setState({ readOnly: true }))
    expect(await isOffered()).toBe(false)
    cleanup()
    act(() => useGame.setState({ readOnly: false }))
    expect(await isOffered()).toBe(true)
    cleanup()
    const lesson = { kind: 'lesson', byItself: () => false, phases: PHASES, face: 'play', about: [] } as const
    act(() => store().open({ ruleset: 'standard', seed: 'menu' }, lesson))
    expect(await isOffered()).toBe(false)
  })
})
