// What an answer means stands beside the question unasked, so it is short; what more there is to say waits behind a press.
import { expect, it } from 'vitest'
import decisions from '../../../data/text/en/decisions.json'

const count = (text: string): number => text.split(/\s+/).length

it.each(Object.entries(decisions).filter(([key]) => /\.means/.test(key)))('%s has seventeen words at most', (_, text) => {
  expect(count(text), text).toBeLessThanOrEqual(17)
})
