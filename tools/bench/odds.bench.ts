// How fast the odds are: npm run bench odds. Goals are ratios to one JSON copy of the position in the same run.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { type Action, type GameState, type PositionSpec, positionFrom, type UnitSpec, unitsIn } from '../../src/engine/index.ts'
import { quickOdds as byCounts, forecast, type OddsQuery, type QuickQuestion } from '../../src/odds/index.ts'
import { compare, medianOf, print, type Row, ratio, type Time, timed } from './measure.ts'

const at = (spec: Partial<PositionSpec>): GameState =>
  positionFrom({ ruleset: 'standard', seed: 'bench', base: 'opening', round: 6, phase: 'combat', power: 'germany', ...spec })
const land = (germany: UnitSpec, france: UnitSpec): GameState => at({ units: { picardy: { germany, france } } })
const sea = (germany: UnitSpec, britain: UnitSpec): GameState => at({ units: { sz10: { germany, britain } } })

/** Eight ships and three transports past the mines off Kiel, a fleet or none, and the guns on the shore. */
function landing(enemy: UnitSpec | null): { state: GameState; ask: OddsQuery } {
  const infantry = { power: 'britain', type: 'infantry' } as const
  const fleet = { battleship: 3, cruiser: 5 }
  const carrier = { cargo: [infantry, infantry] }
  const state = at({
    phase: 'move',
    power: 'britain',
    units: {
      sz9: { britain: { ...fleet, transports: [carrier, carrier, carrier] } },
      sz10: enemy ? { germany: enemy } : {},
      kiel: { germany: { infantry: 2, artillery: 2 } },
    },
  })
  const transports = unitsIn(state, 'sz9').flatMap(({ id }) => id ?? [])
  const sail: Action = { type: 'move', from: 'sz9', path: ['sz10'], units: fleet, transports }
  const ashore = transports.map(
    (transport): Action => ({
      type: 'offload',
      transport,
      to: 'kiel',
      units: { infantry: 2 },
      ...(enemy ? { afterSeaCombat: true } : {}),
    }),
  )
  return { state, ask: { space: 'kiel', orders: [sail, ...ashore] } }
}

/**
 * The first answer of a process, of several new ones: what V8 takes to compile all of it at its first call. The page has it compiled
 * before anybody asks; how soon it answers is measured there, by the screens.
 */
const cold = medianOf(
  Array.from({ length: 7 }, () => {
    const { stdout } = spawnSync(process.execPath, ['tools/load.mjs', 'tools/bench/first-odds.ts'], { encoding: 'utf8' })
    return JSON.parse(stdout) as Time
  }),
)

const first = land({ infantry: 12, artillery: 2 }, { infantry: 3, artillery: 1 })
const duel = land({ infantry: 13, artillery: 3, fighter: 1 }, { infantry: 6, artillery: 2, fighter: 1 })
const large = land({ infantry: 30, artillery: 10, tank: 4, fighter: 3 }, { infantry: 25, artillery: 8, fighter: 2 })
const fleets = sea(
  { battleship: 6, cruiser: 5, submarine: 6, transport: 3 },
  { battleship: 5, cruiser: 5, submarine: 5, transport: 3 },
)
const shore = landing({ cruiser: 2, submarine: 1 })
const open = landing(null)
const picardy: OddsQuery = { space: 'picardy' }
const armies: QuickQuestion = {
  kind: 'land',
  attacker: [{ owner: 'germany', units: { infantry: 12, artillery: 2 } }],
  defender: [{ owner: 'france', units: { infantry: 3, artillery: 1 } }],
}

const quick = compare({
  copy: () => JSON.parse(JSON.stringify(first)),
  first: () => forecast(first, picardy),
  duel: () => forecast(duel, picardy),
  large: () => forecast(large, picardy),
  sea: () => forecast(fleets, { space: 'sz10' }),
  best: () => forecast(fleets, { space: 'sz10', policy: { press: 'best' } }),
  counts: () => byCounts(first, armies),
})
const slow = compare(
  {
    // Interleaved, so that other load on the machine slows both.
    copy: () => JSON.parse(JSON.stringify(first)),
    landing: () => forecast(shore.state, shore.ask),
    open: () => forecast(open.state, open.ask),
    dives: () => forecast(fleets, { space: 'sz10', policy: { dive: 2 } }),
    bestDives: () => forecast(fleets, { space: 'sz10', policy: { press: 'best', dive: 'best' } }),
    walked: () => forecast(first, picardy, 'graph'),
  },
  { batches: 21, ms: 30 },
)

const rows: Row[] = [
  timed('JSON copy of the position', quick.copy),
  timed('the first answer of a new process', cold),
  timed('12 infantry 2 artillery against 3 infantry 1 artillery', quick.first),
  ratio('  to a JSON copy', quick.first, quick.copy, 1),
  ratio('with the battle in the air', quick.duel, quick.copy, 3),
  ratio('30i 10a 4t 3f against 25i 8a 2f', quick.large, quick.copy, 5),
  ratio('20 ships against 18, nobody dives', quick.sea, quick.copy, 5),
  ratio('  pressing where it pays', quick.best, quick.copy),
  timed('a landing: mines, fleet, guns, shore', slow.landing),
  ratio('  to a JSON copy', slow.landing, slow.copy, 100),
  timed('  no fleet behind the mines', slow.open, 1000),
  ratio('20 ships against 18, boats dive once 2 hits are scored', slow.dives, slow.copy, 50),
  ratio('  diving and pressing where it pays', slow.bestDives, slow.copy),
  timed('12i 2a against 3i 1a, walked', slow.walked),
  ratio('  by counts alone, to a JSON copy', quick.counts, quick.copy),
]

/** Bytes of the odds code without the engine. */
const bundle = await rolldown({
  input: 'src/odds/kernel/index.ts',
  external: (id) => id.includes('/engine/'),
  logLevel: 'silent',
})
const { output } = await bundle.generate({ format: 'esm', minify: true })
const zipped = gzipSync(output[0].code).length
rows.push({
  what: 'the arithmetic, zipped',
  value: `${(zipped / 1024).toFixed(1)} kB`,
  goal: '≤ 8.0 kB',
  met: zipped <= 8 * 1024 ? 'met' : 'NOT MET',
})

print(rows)
