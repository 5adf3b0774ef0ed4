// Chips at the edge of the map that name what is needed now and lies out of view.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mount, stubBoard, view } from '../mounted'

stubBoard()

/** What waits for the next frame is done. */
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Out of view' })
  return list
    ? within(list)
        .getAllByRole('button')
        .map((chip) => chip.textContent)
    : []
}
const battle = (space: string, resolved = false) => ({ space, required: true, resolved })

describe('pointers at the edge of the map', () => {
  it('name each open battle that is out of view, and bring it into view when pressed', async () => {
    const { handle } = await mount({ ...view, battles: [battle('ruhr'), battle('moscow'), battle('cairo', true)] })
    act(() => handle.show(['ruhr']))
    act(() => handle.zoomBy(3))
    await frame()
    expect(chips()).toEqual(['Battle: Moscow'])
    const before = handle.camera()
    fireEvent.click(screen.getByRole('button', { name: 'Battle: Moscow. Out of view: show it on the map.' }))
    await frame()
    expect(handle.camera()).not.toEqual(before)
    expect(chips()).toEqual(['Battle: Ruhr'])
  })

  it('name what is chosen and what is pointed out, and nothing that is in view', async () => {
    const { handle } = await mount({ ...view, selected: 'ruhr', targets: { moscow: 'attack' }, ring: ['moscow', 'berlin'] })
    act(() => handle.show(['berlin']))
    act(() => handle.zoomBy(4))
    await frame()
    expect(chips()).toEqual(['Chosen: Ruhr', 'Moscow'])
    act(() => handle.fit())
    await frame()
    expect(chips()).toEqual([])
  })
})
