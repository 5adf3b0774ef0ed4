import { describe, expect, it } from 'vitest'
import { type PositionSpec, positionFrom, tableOf } from '../../src/engine/index.ts'

const on = (ruleset: PositionSpec['ruleset'], options: Record<string, boolean> = {}) =>
  tableOf(positionFrom({ ruleset, options, base: 'empty' }))

describe('the table of a game', () => {
  it('holds the spaces of its own board, with what options make of them', () => {
    expect(on('standard').spaces.has('liberia')).toBe(false)
    expect(on('influence').spaces.get('sz22')?.adjacent).toContain('liberia')
    expect(on('advanced').spaces.get('sicily')?.ipc ?? 0).toBe(0)
    expect(on('advanced', { 'pt-3': true }).spaces.get('sicily')?.ipc).toBe(1)
  })

  it('holds the pieces as the options make them (WIK-02)', () => {
    expect(on('standard').units.cruiser.defence).toBe(3)
    expect(on('standard', { 'wik-02': true }).units.cruiser.defence).toBe(4)
  })

  it('is the same object for the same rules', () => {
    expect(on('standard')).toBe(on('standard'))
    expect(on('standard')).not.toBe(on('advanced'))
  })
})

describe('distances', () => {
  it('are counted in borders of the board that is played on', () => {
    expect(on('standard').distance('albania', 'trieste')).toBe(1)
    expect(on('influence').distance('albania', 'trieste')).toBe(2)
    expect(on('standard').distance('paris', 'paris')).toBe(0)
  })

  it('go round what is closed to everybody (STD-BRD-02)', () => {
    const { spaces, distance } = on('standard')
    const beside = spaces.get('sahara')!.adjacent
    expect(Math.max(...beside.map((space) => distance(beside[0]!, space)))).toBeGreaterThan(2)
    expect(distance(beside[0]!, 'sahara')).toBe(Number.POSITIVE_INFINITY)
  })

  it('are infinite where there is no such space', () => {
    expect(on('standard').distance('paris', 'liberia')).toBe(Number.POSITIVE_INFINITY)
  })
})
