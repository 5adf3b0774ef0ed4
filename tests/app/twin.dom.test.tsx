import { act, render } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { Twin } from '../../src/app/twin/Twin.tsx'
import type { Marked } from '../../src/board/types.ts'
import { stubPage, stubPaths } from '../board/canvas.ts'
import { boardWith } from '../board/orders-fixture.ts'

beforeAll(() => {
  stubPaths()
  stubPage()
})

/** Of both maps, which layers are seen: ground, marks, armies, orders. */
async function layersWith(marked: readonly Marked[]): Promise<string[]> {
  const view = boardWith({ ruhr: { germany: { infantry: 7 } } })
  const maps = ['left', 'right'].map((name) => ({ name, view }))
  render(<Twin maps={maps} marked={marked} onSpace={() => {}} ref={null} />)
  await act(() => new Promise((done) => setTimeout(done, 80)))
  return [...document.querySelectorAll<HTMLElement>('.konvajs-content canvas')].map(({ style }) => style.display)
}

describe('maps of two moments', () => {
  it.each([
    ['what differs is seen', [{ space: 'ruhr', held: true, number: 1 }], ['block', 'block', 'block', 'block']],
    ['where nothing differs nothing is laid over them', [], ['block', 'none', 'block', 'none']],
  ])('%s', async (_, marked, layers) => {
    expect(await layersWith(marked)).toEqual([...layers, ...layers])
  })
})
