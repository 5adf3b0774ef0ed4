import type { RuleId } from '../types/ids.ts'

/** Numbers; standard values are in `standard.ts`. */
export type Numbers = {
  /** Army of an aligned or neutral minor, times its IPC value (STD-POL-05). */
  alignedForceFactor: number
  neutralForceFactor: number
  /** A hit up to this removes a fighter; a higher one sends it home (ADV-04-01). */
  acesUpTo: number
  revolutionFromRound: number
}

export type Behaviours = {
  /** Whether a boat diving this round can be hit (STD-NAV-07). */
  divingCanBeHit: boolean
  /** With the others (STD-LND-12) or before them (WIK-04). */
  fightersFire: 'with-others' | 'first'
  /** Whether lost shipping brings the USA into the war (STD-INC-07). */
  submarinesBringUsa: boolean
  /** All units of the power in revolution (WIK-14) or those abroad (STD-REV-08). */
  revolutionRemoves: 'abroad' | 'all'
  /** A truce (STD-REV-14) or frozen in Russian hands (WIK-15). */
  revolutionFronts: 'truce' | 'frozen'
  /** At the end of a turn (STD-VIC-01) or when a capital falls (WIK-16). */
  victoryTested: 'end-of-turn' | 'at-once'
  /** Whether a captured capital's treasury goes to its captor from then on (INF-INC-03). */
  heldTreasuries: 'kept' | 'forfeit'
  revolution: boolean
  /** Whether one player must hold Russia and the USA (STD-REV-01) or seats are free (ADV-26-27). */
  revolutionSharesSeat: boolean
  /**
   * Fighters without land units of their power: not allowed (STD-AIR-03); guests of allies, lost first and destroyed alone
   * (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04, INF-UNIT-05, INF-UNIT-06, INF-UNIT-07); or free of infantry, and retreating
   * (ADV-PT2-01, ADV-PT2-02, ADV-PT2-03, ADV-PT2-04, ADV-PT2-05, ADV-PT2-06, ADV-PT2-07, ADV-PT2-08, ADV-PT2-09, ADV-PT2-10,
   * ADV-PT2-11).
   */
  guestFighters: false | 'guests' | 'free'
  /** Whether enemy mines stop ships entering their zone (TOU-MOV-10). */
  minesStop: boolean
  /** Whether the attacker may leave a sea battle (TOU-RET-01) or stays (STD-NAV-16). */
  seaRetreats: boolean
  /** Whether assaults land in Conduct Combat, past the coastal guns (ADV-12-23), or earlier (STD-AMP-05, STD-AMP-06). */
  assaultsMeetShore: boolean
  /** Whether an assault must bring infantry (ADV-12-18) or infantry ashore is enough (INF-TRN-04). */
  assaultBringsInfantry: boolean
  /** Whether a won sea battle (ADV-11-01) or a clear zone (STD-NAV-17) lets landings through. */
  winsOpenZones: boolean
  /** Whether ships may stay out of a sea battle for a landing (ADV-11-04) or all fight (STD-NAV-02). */
  shipsStandBy: boolean
  /** Whether seaborne units take losses alone (ADV-12-20) or with an overland attack (STD-ASL-05). */
  seaborneApart: boolean
}

/** Rules that differ by ruleset; null if it has none. */
export type Cites = {
  /** Limits land units to their `move`; `checks.march` decides longer marches. */
  marchRule: RuleId
  /** Transport uses a land unit's whole move; for fighters STD-TRN-02 everywhere. */
  cargoRule: RuleId
  /**
   * Lets transports land allies' cargo on their own turn (INF-TRN-07, ADV-08-06); null: only on the cargo owner's turn
   * (STD-TRN-14).
   */
  landsAllies: RuleId | null
  /** Whose turn allies' cargo lands on (STD-TRN-14, ADV-08-01). */
  alliesLand: RuleId
  /** Allies' cargo boards on its owner's turn (INF-TRN-03, ADV-08-01). */
  alliesBoard: RuleId | null
  /** Whose bases repair a ship. */
  repairRule: RuleId
  /** Keeps the last infantry ashore. */
  seaborneRule: RuleId
}
