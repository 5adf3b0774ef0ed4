import { afterEach, expect, it } from 'vitest'
import { runSecond } from '../../src/app/second.ts'

afterEach(() => document.body.replaceChildren())

it('holds: what waits in the page is put into it, in its order; where nothing waits nothing happens', () => {
  runSecond()
  expect(document.body.children).toHaveLength(0)
  document.body.innerHTML = '<template id="second"><i id="one"></i><i id="two"></i></template>'
  runSecond()
  expect([...document.body.querySelectorAll('i')].map(({ id }) => id)).toEqual(['one', 'two'])
})
