import { afterEach, expect, it, vi } from 'vitest'
import { awaited, withShapes } from '../../src/store/shapes.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = (...all: (Response | Error)[]) => {
  const asked = vi.fn(async () => {
    const answer = all.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  vi.stubGlobal('fetch', asked)
  return asked
}
const whole = () => new Response('{"waters":[1914]}')

it('holds: the shapes come once, whoever asks for them', async () => {
  const asked = answers(whole())
  const { come, ask } = awaited('map.json')
  await Promise.all([ask(), ask()])
  await ask()
  expect(await come).toEqual({ waters: [1914] })
  expect(asked).toHaveBeenCalledExactlyOnceWith('map.json')
})

it.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a newer page has taken its place', new Response('', { status: 404 })],
  ['half a file', new Response('{"waters":')],
])('edge: what fails is said, asked for again, and what waits has it then: %s', async (_, failed) => {
  const asked = answers(failed, whole())
  const { come, ask } = awaited('map.json')
  await expect(ask()).rejects.toThrow()
  expect(await Promise.race([come, 'nothing yet'])).toBe('nothing yet')
  await ask()
  expect(await come).toEqual({ waters: [1914] })
  expect(asked).toHaveBeenCalledTimes(2)
})

it('edge: where the shapes are part of the code nothing is fetched', async () => {
  const asked = answers()
  expect(await withShapes(async () => 'the map')).toBe('the map')
  expect(asked).not.toHaveBeenCalled()
})
