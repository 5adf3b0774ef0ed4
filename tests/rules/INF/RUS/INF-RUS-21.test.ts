import { describe, expect, test } from 'vitest'
import { atPeace } from '../../../support/scenes/revolution.ts'

const FOUR = ['serbia', 'montenegro', 'romania', 'khiva-khanate']
const held = Object.fromEntries(FOUR.map((id) => [id, { russia: { infantry: 1 } }]))

describe('INF-RUS-21 the four minors after the treaty', () => {
  test('allowed: friendly to the Allies, hostile to the Central Powers', () => {
    const g = atPeace({ units: held })
    for (const space of FOUR) {
      expect(g.status(space, 'britain'), space).toBe('friendly')
      expect(g.status(space, 'ottoman'), space).toBe('hostile')
    }
  })

  test('allowed: open to both', () => {
    const g = atPeace({ units: { ...held, ukraine: { germany: { infantry: 2 } }, bulgaria: { britain: { infantry: 2 } } } })
    g.move('ukraine', 'romania', { infantry: 2 })
    expect(g.control('romania')).toBe('contested')
    const allied = atPeace({ power: 'britain', units: { ...held, bulgaria: { britain: { infantry: 2 } } } })
    allied.move('bulgaria', 'serbia', { infantry: 2 })
    allied.endPhase()
    expect(allied.control('serbia')).toBe('russia')
    expect(allied.battles).toEqual([])
  })

  test('allowed: vacant when everyone there dies', () => {
    const g = atPeace({
      phase: 'combat',
      units: { romania: { russia: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [1, 1],
    })
    g.attack('romania')
    expect(g.control('romania')).toBeNull()
    expect(g.past('control-changed').at(-1)).toMatchObject({ cause: 'vacated', rule: 'STD-CAP-10' })
  })

  test('not: Russia regains nothing, not its old land either', () => {
    const g = atPeace({
      phase: 'combat',
      units: { poland: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
      queue: [1, 1],
    })
    g.attack('poland')
    expect(g.control('poland')).toBeNull()
  })

  test('edge: land left to Russia is neither', () => {
    const g = atPeace()
    expect(g.status('moscow', 'britain')).toBe('neutral')
    expect(g.status('moscow', 'germany')).toBe('neutral')
  })
})
