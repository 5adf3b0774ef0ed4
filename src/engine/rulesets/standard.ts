import { phaseClosedWithoutCapital } from '../phases/closed-phases.ts'
import { standardOpeningRefused } from '../phases/combat/attack.ts'
import { claimLand } from '../phases/combat/battle-list.ts'
import { standardMayJoin } from '../phases/combat/land/sides.ts'
import { landSteps } from '../phases/combat/land/steps.ts'
import { keepLandingsAboard } from '../phases/combat/landings.ts'
import { engagedShips } from '../phases/combat/sea/ships.ts'
import { seaSteps } from '../phases/combat/sea/steps.ts'
import { checkWarfareDeclaration, declareWarfare } from '../phases/income/income.ts'
import { refundShips } from '../phases/mobilize/mobilize.ts'
import { standardFighterStayRefused } from '../phases/move/fly/lone-fighters.ts'
import { checkRevolutionClosed, standardExitRefused } from '../phases/move/march/entry.ts'
import { standardRangeRefused } from '../phases/move/plan.ts'
import { correctLiberations } from '../phases/politics/control.ts'
import { standardAlignment, standardForce, standardNeutralOwners } from '../phases/politics/minors.ts'
import { enterWarByDate } from '../phases/politics/neutral-powers.ts'
import { runRevolution } from '../phases/politics/revolution.ts'
import { testVictoryAfterTurn } from '../phases/politics/victory.ts'
import { standardRepairBase } from '../phases/purchase/purchase.ts'
import { standardBoundMayEnter } from '../state/selectors.ts'
import type { RulesetDefinition } from './define.ts'
import { standardOptions } from './standard-options.ts'

/** The printed game with official corrections; base of all other rulesets. */
export const standard: RulesetDefinition = {
  id: 'standard',
  numbers: {
    alignedForceFactor: 2, // STD-POL-05
    neutralForceFactor: 2,
    acesUpTo: 6, // STD-LND-07: every hit removes
    revolutionFromRound: 4, // STD-REV-02
  },
  behaviours: {
    divingCanBeHit: true, // STD-NAV-07
    fightersFire: 'with-others', // STD-LND-12
    submarinesBringUsa: true, // STD-INC-07
    revolutionRemoves: 'abroad', // STD-REV-08
    revolutionFronts: 'truce', // STD-REV-14
    victoryTested: 'end-of-turn', // STD-VIC-01, STD-VIC-02
    heldTreasuries: 'kept',
    revolution: false, // STD-REV-01: only if chosen before play
    revolutionSharesSeat: true, // STD-REV-01
    minesStop: false, // STD-MIN-05: mines only roll
    seaRetreats: false, // STD-NAV-16
    assaultsMeetShore: false, // STD-AMP-05
    assaultBringsInfantry: false, // INF-TRN-04
    winsOpenZones: false, // STD-NAV-17
    shipsStandBy: false, // STD-NAV-02
    seaborneApart: false, // STD-ASL-05
    guestFighters: false, // STD-AIR-03
  },
  cites: {
    marchRule: 'STD-MOV-02', // one step, the printed move of every land unit
    cargoRule: 'STD-TRN-02',
    landsAllies: null, // STD-TRN-14
    alliesLand: 'STD-TRN-14',
    alliesBoard: null,
    repairRule: 'STD-PUR-07',
    seaborneRule: 'STD-ASL-05',
  },
  steps: {
    openRound: [{ id: 'late-entries', run: (ctx) => enterWarByDate(ctx, 'round') }],
    openTurn: [{ id: 'late-entries', run: (ctx) => enterWarByDate(ctx, 'turn') }],
    openCombat: [{ id: 'claims', run: claimLand }], // STD-MOV-05
    closeCombat: [
      { id: 'stay-aboard', run: keepLandingsAboard }, // STD-ASL-13
      { id: 'liberations', run: correctLiberations }, // STD-CAP-04
    ],
    closePurchase: [],
    openMobilize: [{ id: 'refunds', run: refundShips }], // STD-MOB-07
    income: ['collect'],
    // STD-MOV-18
    closeMove: ['mines', 'call-offs', 'lapses', 'minors', 'withdrawals'],
    land: landSteps,
    sea: seaSteps,
    endTurn: [
      { id: 'revolution', run: runRevolution }, // STD-REV-02: after income
      { id: 'victory', run: (ctx) => void testVictoryAfterTurn(ctx) },
    ],
  },
  hooks: {
    initialState: (_rules, state) => state,
    readPosition: (_rules, state) => state,
    refreshUnit: (_rules, _state, _space, stack) => stack,
    phaseClosed: phaseClosedWithoutCapital,
    alignment: standardAlignment,
    boundMayEnter: standardBoundMayEnter,
    exitRefused: standardExitRefused,
    landClosed: checkRevolutionClosed,
    fightBarred: () => null,
    rangeRefused: standardRangeRefused,
    minorForce: standardForce,
    territoryValue: (_look, _space, printed) => printed,
    production: (_look, _power, printed) => printed,
    repairBase: standardRepairBase,
    neutralOwners: standardNeutralOwners,
    joinRefused: standardMayJoin,
    attackLeadRefused: () => null,
    waysToOpen: () => [],
    openingRefused: standardOpeningRefused,
    beforeSeaBattle: () => {},
    afterSeaBattle: () => {},
    shoreTask: () => null,
    fighterStayRefused: standardFighterStayRefused,
    canRaid: () => false,
    raidRefused: () => null,
    warfareRefused: checkWarfareDeclaration,
    declareWarfare: declareWarfare,
    checkStrategicMove: () => null,
    shipStopped: () => null,
    settlesControl: () => false,
    onArmyEntered: () => {},
    onControlTaken: () => {},
    firingShips: (view, battle, side) => engagedShips(view, battle, side),
    adjustSeaDice: (_view, _battle, lines) => lines,
  },
  checks: {
    enter: [],
    overfly: [],
    march: [],
    anchored: [],
    sail: [],
    buyer: [],
    purchase: [],
    army: [],
    load: [],
    offload: [],
    landAllies: [],
    attack: [],
    fleet: [],
    mobilize: [],
    end: [],
  },
  options: standardOptions,
}
