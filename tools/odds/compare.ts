// How far two forecasts of the same battle are apart.
import type { Forecast } from '../../src/odds/index.ts'

const SIDES = ['attacker', 'defender'] as const

/** Every number of a forecast by its name. */
function numbers(of: Forecast): Map<string, number> {
  const all = new Map<string, number>()
  for (const end of ['cleared', 'contested', 'repulsed', 'annihilated'] as const) all.set(end, of[end])
  for (const side of SIDES) {
    all.set(`${side} ipc`, of.lost[side].ipc)
    for (const [type, n] of Object.entries(of.lost[side].units)) all.set(`${side} ${type}`, n)
    for (const [n, chance] of of.spread[side].units.entries()) all.set(`${side} loses ${n}`, chance)
    for (const [ipc, chance] of of.spread[side].ipc) all.set(`${side} loses ${ipc} IPC`, chance)
  }
  for (const { end, lost, chance } of of.rows ?? []) all.set(`${end} ${JSON.stringify(lost)}`, chance)
  for (const [stone, chance] of Object.entries(of.chain ?? {})) all.set(stone, chance)
  return all
}

/** The number in which they differ most, and by how much. */
export function furthest(a: Forecast, b: Forecast): { what: string; by: number } {
  const [one, other] = [numbers(a), numbers(b)]
  let worst = { what: 'nothing', by: 0 }
  for (const what of new Set([...one.keys(), ...other.keys()])) {
    const by = Math.abs((one.get(what) ?? 0) - (other.get(what) ?? 0))
    if (!(by <= worst.by)) worst = { what, by }
  }
  return worst
}
