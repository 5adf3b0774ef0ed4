import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/engine/index.ts'
import { battleReports, battleUnderWay, fireOf, hitsToTake, lossesOfSide, mineReports, turnsOf } from '../../src/report/index.ts'

const entry = (...events: GameEvent[]) => ({ events })

const opened: GameEvent = {
  type: 'battle-opened',
  space: 'lorraine',
  kind: 'land',
  attacker: 'germany',
  assault: false,
  bombarding: [],
  attackers: [
    { power: 'germany', type: 'infantry', count: 9, damaged: 0 },
    { power: 'germany', type: 'artillery', count: 4, damaged: 0 },
    { power: 'germany', type: 'fighter', count: 1, damaged: 0 },
  ],
  defenders: [
    { power: 'france', type: 'infantry', count: 7, damaged: 0 },
    { power: 'france', type: 'artillery', count: 3, damaged: 0 },
    { power: 'france', type: 'fighter', count: 1, damaged: 0 },
  ],
}
const air = (side: 'attacker' | 'defender', die: number): GameEvent => {
  const power = side === 'attacker' ? 'germany' : 'france'
  const hits = die <= 2 ? 1 : 0
  const groups = [{ power, type: 'fighter', count: 1, needs: 2, dice: [die], hits } as const].map((g) => ({
    ...g,
    dice: [...g.dice],
  }))
  return { type: 'fired', space: 'lorraine', step: 'air', round: 1, side, groups, hits, absorbed: 0 }
}
const lost = (over: Partial<Extract<GameEvent, { type: 'units-lost' }>>): GameEvent => ({
  type: 'units-lost',
  space: 'lorraine',
  power: 'france',
  side: 'defender',
  step: 'attack',
  units: {},
  transports: [],
  cargo: [],
  submerged: 0,
  chosenBy: null,
  ...over,
})
const attack: GameEvent = {
  type: 'fired',
  space: 'lorraine',
  step: 'attack',
  round: 2,
  side: 'attacker',
  groups: [
    { power: 'germany', type: 'artillery', count: 4, needs: 4, promoted: 'air-supremacy', dice: [2, 4, 6, 1], hits: 3 },
    { power: 'germany', type: 'infantry', count: 4, needs: 3, promoted: 'support', dice: [3, 5, 1, 6], hits: 2 },
    { power: 'germany', type: 'infantry', count: 5, needs: 2, dice: [4, 2, 6, 5, 3], hits: 1 },
    { power: 'germany', type: 'fighter', count: 1, needs: 2, dice: [1], hits: 1 },
  ],
  hits: 7,
  absorbed: 0,
}
const defence: GameEvent = {
  type: 'fired',
  space: 'lorraine',
  step: 'defence',
  round: 2,
  side: 'defender',
  groups: [{ power: 'france', type: 'infantry', count: 7, needs: 3, dice: [2, 6, 3, 5, 1, 4, 3], hits: 4 }],
  hits: 4,
  absorbed: 1,
}

describe('a land battle', () => {
  const first = entry(opened, air('attacker', 2), air('defender', 5), lost({ step: 'air', units: { fighter: 1 } }), {
    type: 'air-supremacy',
    space: 'lorraine',
    side: 'attacker',
  })

  it('is told exchange by exchange', () => {
    const [report] = battleReports([first, entry(attack, defence)])
    expect(report?.exchanges.map((exchange) => exchange.step)).toEqual(['air', 'fire'])
    expect(report?.supremacy).toBe('attacker')
    expect(report?.standing.defender.map((line) => line.type)).toEqual(['infantry', 'artillery'])
    const fire = fireOf(report!)!
    expect(fire.attacker).toMatchObject({ dice: 14, hits: 7 })
    expect(fire.attacker?.expected).toBeCloseTo((4 * 4 + 4 * 3 + 5 * 2 + 2) / 6)
    expect(hitsToTake(fire, 'defender')).toBe(7)
    expect(hitsToTake(fire, 'attacker')).toBe(3)
  })

  it('is under way until its end, and is told the same from any point', () => {
    const before = battleReports([first, entry(attack, defence)])
    expect(battleUnderWay(before)?.space).toBe('lorraine')
    const split = battleReports([entry(opened), entry(...first.events.slice(1)), entry(attack), entry(defence)])
    expect({ ...split[0], id: '' }).toEqual({ ...before[0], id: '' })
  })

  it('keeps what was lost and what followed', () => {
    const reports = battleReports([
      first,
      entry(attack, defence),
      entry(lost({ side: 'attacker', power: 'germany', step: 'defence', units: { infantry: 3 }, chosenBy: 'germany' })),
      entry(
        lost({ units: { infantry: 6, artillery: 1 }, chosenBy: 'france' }),
        { type: 'battle-ended', space: 'lorraine', kind: 'land', attacker: 'germany', outcome: 'contested' },
        { type: 'control-changed', space: 'lorraine', from: 'france', to: 'contested', cause: 'contested', rule: 'STD-LND-19' },
      ),
      entry({ type: 'phase-opened', round: 2, power: 'germany', phase: 'mobilize' }),
      entry({ type: 'control-changed', space: 'paris', from: 'france', to: 'germany', cause: 'entered', rule: 'STD-MOV-05' }),
    ])
    const [report] = reports
    expect(battleUnderWay(reports)).toBeNull()
    expect(report?.outcome).toBe('contested')
    expect(report?.aftermath).toHaveLength(1)
    expect(lossesOfSide(report!, 'defender').map((loss) => loss.units)).toEqual([{ fighter: 1 }, { infantry: 6, artillery: 1 }])
    expect(report?.standing.attacker.find((line) => line.type === 'infantry')?.count).toBe(6)
  })
})

describe('a battle at sea', () => {
  const ships: GameEvent = {
    type: 'battle-opened',
    space: 'sz9',
    kind: 'sea',
    attacker: 'germany',
    assault: false,
    bombarding: [],
    attackers: [{ power: 'germany', type: 'battleship', count: 2, damaged: 1 }],
    defenders: [{ power: 'britain', type: 'submarine', count: 1, damaged: 0 }],
  }
  const salvo = (round: number): GameEvent => ({
    type: 'fired',
    space: 'sz9',
    step: 'sea-attack',
    round,
    side: 'attacker',
    groups: [{ power: 'germany', type: 'battleship', count: 2, needs: 4, dice: [5, 6], hits: 0 }],
    hits: 0,
    absorbed: 0,
  })

  it('goes by rounds, with boats that dive and ships that are hurt', () => {
    const [report] = battleReports([
      entry(
        ships,
        salvo(1),
        { type: 'submarines-submerged', space: 'sz9', power: 'britain', count: 1, round: 1 },
        { type: 'ships-damaged', space: 'sz9', power: 'germany', side: 'attacker', ship: 'battleship', count: 1 },
      ),
      entry({ type: 'sea-round-ended', space: 'sz9', round: 1, pressed: true }, salvo(2)),
    ])
    expect(report?.exchanges.map(({ round, pressed }) => [round, pressed])).toEqual([
      [1, true],
      [2, null],
    ])
    expect(report?.exchanges[0]?.dived).toEqual([{ side: 'defender', power: 'britain', count: 1 }])
    expect(report?.standing.attacker[0]).toMatchObject({ count: 2, damaged: 2 })
    expect(report?.standing.defender[0]).toMatchObject({ submerged: 1 })
    expect(report?.exchanges[1]?.before.defender[0]).toMatchObject({ submerged: 1 })
  })
})

describe('mines and turns', () => {
  it('puts the dice of one zone together', () => {
    const roll = (value: number, zone = 'sz9'): GameEvent => ({
      type: 'mine-rolled',
      zone,
      by: 'britain',
      owner: 'germany',
      ship: { power: 'germany', type: 'cruiser', count: 1 },
      at: zone,
      die: { value, needs: 1, hit: value === 1 },
      result: value === 1 ? 'sunk' : 'safe',
    })
    const fields = mineReports([entry(roll(4)), entry(roll(1), roll(3, 'sz10')), entry(), entry(roll(2))])
    expect(fields.map(({ zone, rolls, sunk }) => [zone, rolls.length, sunk])).toEqual([
      ['sz9', 2, 1],
      ['sz10', 1, 0],
      ['sz9', 1, 0],
    ])
  })

  it('tells the log by turns and phases', () => {
    const turns = turnsOf(
      [
        entry(
          { type: 'submarine-warfare-declared', power: 'germany' },
          { type: 'phase-opened', round: 1, power: 'austria-hungary', phase: 'move' },
        ),
        entry(
          { type: 'turn-opened', round: 1, power: 'russia' },
          { type: 'phase-opened', round: 1, power: 'russia', phase: 'purchase' },
        ),
      ],
      { round: 1, power: 'austria-hungary', phase: 'purchase' },
    )
    expect(turns.map(({ power, phases }) => [power, phases.map((part) => [part.phase, part.events.length])])).toEqual([
      [
        'austria-hungary',
        [
          ['purchase', 1],
          ['move', 0],
        ],
      ],
      ['russia', [['purchase', 0]]],
    ])
  })
})
