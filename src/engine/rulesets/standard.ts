import { closedWithoutCapital } from '../phases/closed.ts'
import { standardOpeningRefused } from '../phases/combat/attack.ts'
import { claimLand } from '../phases/combat/claims.ts'
import { standardMayJoin } from '../phases/combat/land/joint.ts'
import { landSteps } from '../phases/combat/land/steps.ts'
import { engaged } from '../phases/combat/sea/ships.ts'
import { seaSteps } from '../phases/combat/sea/steps.ts'
import { stayAboard } from '../phases/combat/stay-aboard.ts'
import { checkDeclaration, doDeclaration } from '../phases/income/income.ts'
import { refundShips } from '../phases/mobilize/mobilize.ts'
import { standardExitRefused } from '../phases/move/enter/contested-exit.ts'
import { checkRevolutionClosed } from '../phases/move/enter/revolution-closed.ts'
import { standardFighterRests } from '../phases/move/fighters.ts'
import { standardRangeRefused } from '../phases/move/plan.ts'
import { standardAlignment } from '../phases/politics/alignment.ts'
import { correctLiberations } from '../phases/politics/control.ts'
import { enterByDate } from '../phases/politics/entry.ts'
import { standardForce, standardNeutralOwners } from '../phases/politics/minors.ts'
import { runRevolution } from '../phases/politics/revolution.ts'
import { testVictoryAfterTurn } from '../phases/politics/victory.ts'
import { standardRepairBase } from '../phases/purchase/repair-base.ts'
import { standardBoundMayEnter } from '../state/bound.ts'
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
    openRound: [{ id: 'late-entries', run: (ctx) => enterByDate(ctx, 'round') }],
    openTurn: [{ id: 'late-entries', run: (ctx) => enterByDate(ctx, 'turn') }],
    openCombat: [{ id: 'claims', run: claimLand }], // STD-MOV-05
    closeCombat: [
      { id: 'stay-aboard', run: stayAboard }, // STD-ASL-13
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
    begin: (_rules, state) => state,
    readPosition: (_rules, state) => state,
    refresh: (_rules, _state, _space, stack) => stack,
    phaseClosed: closedWithoutCapital,
    alignment: standardAlignment,
    boundMayEnter: standardBoundMayEnter,
    exitRefused: standardExitRefused,
    landClosed: checkRevolutionClosed,
    fightBarred: () => null,
    rangeRefused: standardRangeRefused,
    minorForce: standardForce,
    worth: (_look, _space, printed) => printed,
    production: (_look, _power, printed) => printed,
    repairBase: standardRepairBase,
    neutralOwners: standardNeutralOwners,
    mayJoin: standardMayJoin,
    leadsNoAttack: () => null,
    waysToOpen: () => [],
    openingRefused: standardOpeningRefused,
    seaBattleOpens: () => {},
    landingsDecided: () => {},
    meetsShore: () => null,
    fighterRests: standardFighterRests,
    raids: () => false,
    raidRefused: () => null,
    warfareRefused: checkDeclaration,
    declareWarfare: doDeclaration,
    strategicMove: () => null,
    shipStopped: () => null,
    settlesItself: () => false,
    armyCame: () => {},
    controlTaken: () => {},
    shooters: (view, battle, side) => engaged(view, battle, side),
    seaDice: (_view, _battle, lines) => lines,
  },
  checks: {
    enter: [],
    overfly: [],
    march: [],
    tied: [],
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
