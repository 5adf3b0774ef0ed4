/** What a ruleset sets: its numbers, how things are done, and the rules it names. */
import type { RuleId } from '../types/ids.ts'

/** Numbers that house rules and other rulesets turn. The standard values stand in `standard.ts`. */
export type Numbers = {
  /** Force of an aligned / a neutral minor power, times its IPC value (STD-POL-05). */
  alignedForceFactor: number
  neutralForceFactor: number
  /** A die of the air battle up to this removes a fighter; a higher one that hits sends it home (ADV-04-01). */
  acesUpTo: number
  revolutionFromRound: number
}

/** What is done one way or another. */
export type Behaviours = {
  /** May a boat that dives this round still be hit (STD-NAV-07)? */
  divingCanBeHit: boolean
  /** Fighters fire with the others (STD-LND-12) or before them (WIK-04). */
  fightersFire: 'with-others' | 'first'
  /** Does income lost to submarines bring it in (STD-INC-07)? */
  submarinesBringUsa: boolean
  /** Remove every unit of the power in revolution (WIK-14) or those abroad (STD-REV-08). */
  revolutionRemoves: 'abroad' | 'all'
  /** What becomes of the fronts: a truce (STD-REV-14) or frozen in Russian hands (WIK-15). */
  revolutionFronts: 'truce' | 'frozen'
  /** Tested at the end of a turn (STD-VIC-01) or whenever a capital falls (WIK-16). */
  victoryTested: 'end-of-turn' | 'at-once'
  /** What comes into the treasury of a power whose capital an enemy holds stays there, or is his (INF-INC-03). */
  heldTreasuries: 'kept' | 'forfeit'
  /** Is the revolution in play at all? */
  revolution: boolean
  /** With the revolution in play one player holds both Russia and the United States (STD-REV-01), or everybody sits as they like (ADV-26-27). */
  revolutionSharesSeat: boolean
  /**
   * Fighters without land units of their own: not at all (STD-AIR-03); as guests of allies, lost before the last infantry and
   * destroyed when they are caught alone (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04, INF-UNIT-05, INF-UNIT-06, INF-UNIT-07); or free
   * of all infantry, and flying off when they are (ADV-PT2-01, ADV-PT2-02, ADV-PT2-03, ADV-PT2-04, ADV-PT2-05, ADV-PT2-06,
   * ADV-PT2-07, ADV-PT2-08, ADV-PT2-09, ADV-PT2-10, ADV-PT2-11).
   */
  guestFighters: false | 'guests' | 'free'
  /** Do active enemy mines stop ships that enter their zone (TOU-MOV-10)? */
  minesStop: boolean
  /** May the attacker take its ships out of a battle at sea (TOU-RET-01), or do all survivors stay (STD-NAV-16)? */
  seaRetreats: boolean
  /**
   * Assaults are declared in Movement and come ashore when the shore is fought over, past its guns (ADV-12-23); or they are ashore in
   * Movement, or once the zone is cleared (STD-AMP-05, STD-AMP-06).
   */
  assaultsMeetShore: boolean
  /** Does an assault bring an infantry of the acting power itself (ADV-12-18), or will one that is there already do (INF-TRN-04)? */
  assaultBringsInfantry: boolean
  /** Landings pass a zone whose battle was won, whatever still swims there (ADV-11-01), or one that is clear of enemies (STD-NAV-17). */
  winsOpenZones: boolean
  /** May ships stay out of a battle at sea, each group for a landing (ADV-11-04), or do all of them fight (STD-NAV-02)? */
  shipsStandBy: boolean
  /** Are losses taken as if those who come from the sea fought alone (ADV-12-20), or beside an attack overland (STD-ASL-05)? */
  seaborneApart: boolean
}

/** The rules that are named for something, in each ruleset its own; null where the ruleset does not know it. */
export type Cites = {
  /** The rule by which land units go no further than their units' `move`; with more than one step `checks.march` says which ways are open. */
  marchRule: RuleId
  /** The rule by which going by ship takes a land unit's whole move; a fighter's it takes by STD-TRN-02 everywhere. */
  cargoRule: RuleId
  /**
   * The rule by which a power's transports land its allies' cargo on its own turn too, each ally with infantry of its own
   * (INF-TRN-07, ADV-08-06); null: cargo goes ashore on its owner's turn only (STD-TRN-14).
   */
  landsAllies: RuleId | null
  /** The rule that says on whose turns such cargo goes ashore (STD-TRN-14, ADV-08-01). */
  alliesLand: RuleId
  /** The rule by which such cargo goes aboard on its owner's turn all the same (INF-TRN-03, ADV-08-01). */
  alliesBoard: RuleId | null
  /** The rule that says whose bases repair a ship. */
  repairRule: RuleId
  /** The rule that keeps the last infantry from the sea. */
  seaborneRule: RuleId
}
