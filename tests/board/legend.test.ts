import { describe, expect, it } from 'vitest'
import { battles, goals, orders, places, sea, states } from '../../src/board/legend'
import { hasText } from '../../src/store/text'

describe('the key to the map', () => {
  it('says what every state of a counter is', () => {
    expect(Object.keys(states).filter((id) => !hasText(`key.states.${id}`))).toEqual([])
  })

  it.each(Object.entries({ places, sea, goals, battles, orders }))('names every mark of %s', (area, marks) => {
    expect(hasText(`key.${area}.title`)).toBe(true)
    expect(Object.keys(marks).filter((id) => !hasText(`key.${area}.${id}.name`))).toEqual([])
  })
})
