import type { Overlay } from '../../kernel/overlay.ts'
import type { EntryCheck, View } from '../../kernel/rules.ts'
import { alignedWithSide } from '../../phases/politics/minors.ts'
import { refuse } from '../../refusal.ts'
import { controllerOf, isMobilized, placeOf } from '../../state/selectors.ts'
import type { SpaceId } from '../../types/ids.ts'
import { initInfluence, readInfluence } from './position.ts'
import { isPaidFor, raiseRevolts, winCountries } from './purchases.ts'

/**
 * A colony is closed until its minor mobilizes or a power enters it: only an enemy can be first (INF-COL-06, INF-COL-08,
 * INF-COL-10); Spanish colonies too (INF-COL-01, INF-COL-09).
 */
const isClosedColony = ({ state, rules }: View, colony: SpaceId): boolean => {
  const { colonyOf } = placeOf({ rules }, colony)
  if (colonyOf === null || isMobilized(state, colonyOf)) return false
  return controllerOf(state, colony) === null && !state.war.vacant.includes(colony)
}

/** Allied land units and fighters cannot enter or land (INF-COL-01, INF-COL-02, INF-COL-03, INF-COL-06, INF-COL-07). */
export const checkColony: EntryCheck = (ctx, { power, to, by }) => {
  if (ctx.rules.sideOf(power) !== 'allies' || !isClosedColony(ctx, to)) return null
  const words = { space: to, minor: placeOf(ctx, to).colonyOf ?? '' }
  return by === 'air'
    ? refuse(ctx, 'INF-COL-07', 'colony-closed-to-fighters', words, to)
    : refuse(ctx, by === 'sea' ? 'INF-COL-07' : 'INF-COL-06', 'colony-closed', words, to)
}

/** The buyer's units cannot enter a neutral country it has paid for; flying over is allowed (INF-INFL-08). */
const checkPaidCountry: EntryCheck = (ctx, { to }) =>
  isPaidFor(ctx, to) ? refuse(ctx, 'INF-INFL-08', 'own-ally-to-be', { space: to }, to) : null

/**
 * Alliances, dates and prices; mostly data over the standard game (INF-GEN-01, INF-GEN-02, INF-GEN-03, INF-REP-01): turn order
 * (INF-TURN-01, INF-TURN-02, INF-TURN-03), late entries (INF-USA-01, INF-ITA-04, INF-ITA-05, INF-ITA-09), victory (INF-VICT-01,
 * INF-VICT-02, INF-VICT-03), minor armies (INF-MOB-01, INF-MOB-02), prices and revolts (INF-INFL-01, INF-REV-01), set-up
 * (INF-SETUP-01, INF-SETUP-02, INF-SETUP-03, INF-SETUP-04, INF-SETUP-05, INF-SETUP-06, INF-SETUP-07, INF-SETUP-08, INF-SETUP-09),
 * board (INF-MAP-01, INF-MAP-02, INF-MAP-03, INF-MAP-04, INF-MAP-05, INF-MAP-06, INF-MAP-07, INF-MAP-08), Petrograd in Karelia
 * (INF-PETRO-01, INF-PETRO-02, INF-PETRO-03, INF-PETRO-04). As in the standard game: patrons, representation, mobilization
 * (INF-MOB-04, INF-MOB-05, INF-MOB-06, INF-MOB-07), submarine warfare, freed capitals (INF-INC-01, INF-INC-04).
 */
export const influencePolitics: Overlay = {
  // INF-INFL-03, INF-REV-03: paid countries and revolts take effect as Mobilize opens.
  steps: { openMobilize: (list) => [...list, { id: 'influence', run: winCountries }, { id: 'revolts', run: raiseRevolts }] },
  // INF-INC-03: income of a power with a lost capital goes to its captor.
  behaviours: { heldTreasuries: 'forfeit' },
  hooks: {
    initialState: (next, rules, state) => initInfluence(rules, next(rules, state)),
    readPosition: (next, rules, state, spec) => readInfluence(rules, next(rules, state, spec), spec),
    // INF-MOB-09: after Russia's exit its unmobilized minors join the first entering ally, or resist with Russian pieces.
    alignment: (next, view, minor) => {
      const printed = next(view, minor)
      const { power } = view.rules.data.revolution
      return view.state.war.revolution && printed.patron === power ? alignedWithSide[view.rules.sideOf(power)] : printed
    },
    neutralOwners: (next, ctx, space, invader) => {
      const { power } = ctx.rules.data.revolution
      return ctx.state.war.revolution && placeOf(ctx, space).alignedTo === power ? [power] : next(ctx, space, invader)
    },
  },
  checks: { enter: [checkPaidCountry, checkColony] },
}
