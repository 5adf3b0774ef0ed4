import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { london: 6, wales: 3, scotland: 2, yorkshire: 2 }

describe('TOU-HOM-07 the homeland of Britain', () => {
  test('allowed: these territories with these values, 13 in all', () => {
    const g = tou()
    expect(landsOf(g, 'britain')).toEqual(HOMELAND)
    expect(homelandOf(g, 'britain').total).toBe(13)
    const lost = tou({ control: { wales: 'germany' } })
    expect(homelandOf(lost, 'britain').lost).toBe(3)
  })

  test('not: Canada is not part of it', () => {
    const g = tou({ control: { canada: 'germany' } })
    expect(landsOf(g, 'britain')).not.toHaveProperty('canada')
    expect(homelandOf(g, 'britain').lost).toBe(0)
  })
})
