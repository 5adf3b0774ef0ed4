import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Board } from '../../src/board/Board'
import { content } from '../../src/content'
import { mount, onFocusSpace, onHover, onSpace, stubBoard, view } from './mounted'

stubBoard()

describe('the board by keyboard', () => {
  it('zooms by plus and minus, wherever the keyboard has them', async () => {
    const { handle, ground } = await mount()
    const { k } = handle.camera()
    fireEvent.keyDown(ground, { key: '+', code: 'BracketRight' })
    expect(handle.camera().k).toBeCloseTo(k * 1.4)
    fireEvent.keyDown(ground, { key: '-', code: 'Slash' })
    expect(handle.camera().k).toBeCloseTo(k)
  })

  it('lets Home lead to the capital, and goes round from wherever one has come to', async () => {
    const around = (id: string) => content.spaces.find((space) => space.id === id)!.adjacent
    const { ground, rerender } = await mount({ ...view, focus: 'ruhr', home: 'berlin' })
    const press = (key: string) => {
      fireEvent.keyDown(ground, { key, shiftKey: key === 'N' })
      const focus = onFocusSpace.mock.lastCall![0]
      rerender(
        <Board view={{ ...view, focus, home: 'berlin' }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />,
      )
      return focus
    }
    expect(press('Home')).toBe('berlin')
    const seen = around('berlin').map(() => press('n'))
    expect([...seen].sort()).toEqual([...around('berlin')].sort())
    expect(press('n')).toBe(seen[0])
    expect(press('N')).toBe(seen.at(-1))
    press('Home')
    rerender(
      <Board view={{ ...view, focus: 'rome', home: 'berlin' }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />,
    )
    fireEvent.keyDown(ground, { key: 'n' })
    expect(around('rome')).toContain(onFocusSpace.mock.lastCall![0])
  })

  it('goes through the stacks by Tab as a page is read, and then leaves the map', async () => {
    const stacks = ['munich', 'berlin', 'ruhr', 'sz7', 'prussia']
    const { ground, rerender } = await mount({ ...view, focus: null, stacks })
    const tab = (shiftKey = false) => {
      onFocusSpace.mockClear()
      const stayed = !fireEvent.keyDown(ground, { key: 'Tab', shiftKey })
      const focus = onFocusSpace.mock.lastCall?.[0] ?? null
      if (focus) to(focus)
      expect(stayed).toBe(focus !== null)
      return focus
    }
    const to = (focus: string) =>
      rerender(<Board view={{ ...view, focus, stacks }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />)
    expect(tab(true)).toBeNull()
    const order = Array.from(stacks, () => tab())
    expect(order).toEqual(['prussia', 'ruhr', 'berlin', 'sz7', 'munich'])
    expect(tab()).toBeNull()
    // Come back, one begins with the first.
    expect(tab()).toBe(order[0])
    expect(tab()).toBe(order[1])
    expect(tab(true)).toBe(order[0])
    expect(tab(true)).toBeNull()
    // From beside them, with the next; the arrows know where one is.
    to('hanover')
    fireEvent.keyDown(ground, { key: 'ArrowUp' })
    to('hanover')
    expect(tab()).toBe('berlin')
    to('hanover')
    expect(tab(true)).toBe('ruhr')
  })

  it('walks by arrow keys and round the neighbours, and chooses with Enter', async () => {
    const { ground, rerender } = await mount({ ...view, focus: 'ruhr' })
    fireEvent.keyDown(ground, { key: 'ArrowRight' })
    expect(onFocusSpace).toHaveBeenLastCalledWith('hanover')
    fireEvent.keyDown(ground, { key: 'n' })
    const first = onFocusSpace.mock.lastCall![0]
    rerender(<Board view={{ ...view, focus: first }} onSpace={onSpace} onHover={onHover} onFocusSpace={onFocusSpace} />)
    fireEvent.keyDown(ground, { key: 'n' })
    const second = onFocusSpace.mock.lastCall![0]
    const neighbours = content.spaces.find(({ id }) => id === 'ruhr')!.adjacent
    expect(first).not.toBe(second)
    expect(neighbours).toContain(first)
    expect(neighbours).toContain(second)
    fireEvent.keyDown(ground, { key: 'Enter' })
    expect(onSpace.mock.lastCall![0]).toBe(first)
  })

  it('says aloud where the keyboard is', async () => {
    const { container } = await mount({ ...view, focus: 'ruhr', targets: { ruhr: 'reinforce' } })
    const said = container.querySelector('[aria-live]')!.textContent!
    expect(said).toContain('Ruhr, Germany, 6 IPC, may be reinforced.')
    expect(said).toContain('Germany 7 infantry')
    expect(said).toContain('Borders ')
  })

  it('frames the map for the keyboard, and not for a hand that has come to it with the mouse', async () => {
    const { ground } = await mount()
    const before = ground.className
    fireEvent.pointerDown(ground, { pointerType: 'mouse' })
    expect(ground.className).not.toBe(before)
    fireEvent.keyDown(ground, { key: 'ArrowUp' })
    expect(ground.className).toBe(before)
  })

  it('has named buttons for theatres and zoom', async () => {
    await mount()
    for (const name of ['West', 'East', 'Balkans', 'Italy', 'Near East', 'Atlantic', 'Zoom in', 'Zoom out', 'Whole board'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
  })
})
