import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const HOME = 'united-states-of-america'
const loaded = hold('britain', ['infantry'])

describe('STD-POL-20 the neutral United States has no friends', () => {
  test('allowed: at war it goes to its allies, and they come', () => {
    const g = at({ power: 'usa', round: 5, units: { [HOME]: { usa: { infantry: 2 } }, sz1: { usa: { transport: 1 } } } })
    g.move(HOME, 'canada', { infantry: 1 })
    g.do({ type: 'load', from: HOME, transport: g.transport('sz1'), units: { infantry: 1 } })
    at({ power: 'britain', round: 5, units: { canada: { britain: { infantry: 1 } } } }).move('canada', HOME, { infantry: 1 })
  })

  test('refused: its land and air units stay at home', () => {
    const g = at({ power: 'usa', units: { [HOME]: { usa: { infantry: 2, fighter: 1 } }, sz1: { usa: { transport: 1 } } } })
    g.refuse(move(HOME, 'canada', { infantry: 1 }), 'STD-POL-20')
    g.refuse({ type: 'load', from: HOME, transport: g.transport('sz1'), units: { infantry: 1 } }, 'STD-POL-20')
    g.refuse({ type: 'load', from: HOME, transport: g.transport('sz1'), units: { fighter: 1 } }, 'STD-POL-20')
    expect(g.reach(HOME, { infantry: 1 })).toEqual([])
  })

  test('not: it takes no land that is nobody’s, not even where a position has it stand', () => {
    const angola = (round: number) => {
      const g = at({ power: 'usa', round, control: { angola: 'none' }, units: { angola: { usa: { infantry: 1 } } } })
      g.endPhase()
      return g.control('angola')
    }
    expect([angola(2), angola(5)]).toEqual([null, 'usa'])
  })

  test('refused: its ships carry nobody else', () => {
    const g = at({ power: 'britain', units: { canada: { britain: { infantry: 1 } }, sz2: { usa: { transport: 1 } } } })
    g.refuse({ type: 'load', from: 'canada', transport: g.transport('sz2', 0, 'usa'), units: { infantry: 1 } }, 'STD-POL-20')
  })

  test('refused: no other Ally enters its territory, by land or from the sea', () => {
    const g = at({
      power: 'britain',
      units: { canada: { britain: { infantry: 1 } }, sz1: { britain: { transports: [{ cargo: [...loaded.cargo] }] } } },
    })
    g.refuse(move('canada', HOME, { infantry: 1 }), 'STD-POL-20')
    g.refuse(landing(g, 'sz1', HOME, { infantry: 1 }), 'STD-POL-20')
  })

  test('refused: it uses no base and no canal of others, and its base serves nobody else', () => {
    const damaged = { damaged: { battleship: 1 } }
    const own = at({ power: 'usa', phase: 'purchase', units: { sz9: { usa: damaged }, sz1: { usa: damaged } } })
    own.refuse({ type: 'repair', space: 'sz9' }, 'STD-PUR-07')
    own.do({ type: 'repair', space: 'sz1' })
    const other = at({ power: 'britain', phase: 'purchase', units: { sz1: { britain: damaged } } })
    other.refuse({ type: 'repair', space: 'sz1' }, 'STD-PUR-07')
    const canal = at({ power: 'usa', units: { sz19: { usa: { cruiser: 1 } } } })
    canal.refuse(move('sz19', 'sz28', { cruiser: 1 }), 'STD-BRD-19')
  })
})
