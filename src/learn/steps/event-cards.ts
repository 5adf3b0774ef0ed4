/** How each event is shown in the step-by-step view. Covers every event type. */
import type { EventOf, EventType, RuleId } from '../../engine/index.ts'

/** Topic of a step, which selects its caption. */
export type StepTopic =
  | 'attack'
  | 'coast'
  | 'strike'
  | 'strafe'
  | 'air'
  | 'supremacy'
  | 'gas'
  | 'first-shot'
  | 'fire'
  | 'dive'
  | 'convoy'
  | 'engagement'
  | 'losses'
  | 'end'
  | 'retreat'
  | 'landing'
  | 'mines'
  | 'hunt'
  | 'stranded'
  | 'minor'
  | 'control'
  | 'treasury'
  | 'politics'
  | 'economy'
  | 'war'
  | 'revolution'
  | 'money'
  | 'shipping'
  | 'income'
  | 'skipped'
  | 'victory'
  | 'rest'

/**
 * `own`: starts a step. `joins`: joins the previous step if it was in the same space. `none`: not shown, such as the player's
 * own orders.
 */
export type Telling<T extends EventType = EventType> =
  | { readonly card: 'none' }
  | {
      readonly card: 'own' | 'joins'
      readonly topic: StepTopic | ((event: EventOf<T>) => StepTopic)
      /** Rules in addition to the event's own. */
      readonly rules: readonly RuleId[] | ((event: EventOf<T>) => readonly RuleId[])
      /** Neighbouring events with the same value form one step. */
      readonly run?: (event: EventOf<T>) => string
    }

type Fired = EventOf<'fired'>

const none = { card: 'none' } as const
const own = (topic: StepTopic, ...rules: RuleId[]) => ({ card: 'own' as const, topic, rules })
const joins = (topic: StepTopic, ...rules: RuleId[]) => ({ card: 'joins' as const, topic, rules })

const FIRE: Readonly<Record<Fired['step'], { topic: StepTopic; rules: readonly RuleId[] }>> = {
  coastal: { topic: 'coast', rules: ['ADV-12-07'] },
  strike: { topic: 'strike', rules: ['STD-ASL-02', 'STD-ASL-06'] },
  air: { topic: 'air', rules: ['STD-LND-07'] },
  strafe: { topic: 'strafe', rules: ['STD-LND-12', 'WIK-04'] },
  'first-shot': { topic: 'first-shot', rules: ['ADV-02-05'] },
  attack: { topic: 'fire', rules: ['STD-LND-03', 'STD-LND-05'] },
  defence: { topic: 'fire', rules: ['STD-LND-04'] },
  'sea-first-attack': { topic: 'first-shot', rules: ['ADV-06-01'] },
  'sea-first-defence': { topic: 'first-shot', rules: ['ADV-06-01'] },
  escort: { topic: 'convoy', rules: ['ADV-10-13'] },
  'sea-attack': { topic: 'fire', rules: ['STD-NAV-03', 'STD-NAV-04'] },
  'sea-defence': { topic: 'fire', rules: ['STD-NAV-04', 'STD-NAV-05'] },
}

/** Both sides' dice of one moment form one step. */
const fired: Telling<'fired'> = {
  card: 'own',
  topic: ({ step }) => FIRE[step].topic,
  rules: ({ step, absorbed }) => (absorbed > 0 ? [...FIRE[step].rules, 'STD-LND-15'] : FIRE[step].rules),
  run: ({ space, step, round }) => `${space} ${FIRE[step].topic} ${round}`,
}

/** An immediate landing was an order; a delayed one follows a sea battle. */
const landed: Telling<'units-landed'> = {
  card: 'joins',
  topic: 'landing',
  rules: ({ delayed }) => (delayed ? ['STD-AMP-06'] : []),
}

export const tellings: { readonly [T in EventType]: Telling<T> } = {
  // the turn
  'round-opened': none,
  'turn-opened': none,
  'phase-opened': none,
  'phase-skipped': own('skipped'),
  'turn-skipped': own('skipped'),
  'war-entered': own('war'),
  'treasury-removed': joins('treasury'),
  'revolution-broke-out': own('revolution', 'STD-REV-03', 'STD-REV-04'),
  'units-disbanded': { ...joins('politics'), run: ({ power }) => power },
  'units-sent-home': { ...joins('politics'), run: ({ power }) => power },
  'units-came-home': own('politics', 'ADV-26-07'),
  'armistice-settled': joins('politics'),
  'minor-leaned': own('politics'),
  resigned: none,
  'economy-collapsed': own('economy'),
  'economy-recovered': own('economy'),
  'power-surrendered': own('economy'),
  'time-called': own('victory'),
  'war-won': own('victory'),
  'decision-asked': none,
  'decision-answered': none,
  // orders, and what money brings
  'bid-placed': none,
  'units-ordered': none,
  'influence-paid': none,
  'revolt-paid': none,
  'country-won': own('minor', 'INF-INFL-03'),
  'revolt-broke-out': own('politics', 'INF-REV-02', 'INF-REV-03'),
  'ships-repaired': none,
  'units-mobilized': none,
  'units-refunded': own('money'),
  'orders-undone': joins('money'),
  // movement
  'units-moved': none,
  'submarines-pursued': own('hunt', 'ADV-06-20', 'ADV-06-21'),
  'units-loaded': none,
  'units-landed': landed,
  'landing-declared': none,
  'landing-stayed-aboard': joins('landing'),
  'mine-rolled': {
    card: 'own',
    topic: 'mines',
    rules: ({ result }) => (result === 'safe' ? ['STD-MIN-05'] : ['STD-MIN-05', 'STD-MIN-06']),
    run: ({ zone }) => zone,
  },
  'landing-called-off': joins('landing', 'STD-MIN-10'),
  'units-went-back': joins('stranded', 'STD-MOV-10'),
  'units-stranded': joins('stranded'),
  'fighters-retreated': own('retreat'),
  'fighters-overrun': own('losses'),
  // minor powers and control
  'minor-mobilized': own('minor', 'STD-POL-04', 'STD-POL-05'),
  'control-changed': { ...joins('control'), run: ({ cause }) => cause },
  'treasury-captured': joins('treasury', 'STD-CAP-11'),
  // battles
  'battles-listed': none,
  'battle-opened': {
    card: 'own',
    topic: 'attack',
    rules: ({ kind }) => (kind === 'land' ? ['STD-LND-01', 'STD-LND-02'] : ['STD-NAV-02', 'STD-NAV-03']),
  },
  'step-skipped': joins('attack'),
  fired,
  'air-supremacy': own('supremacy', 'STD-LND-08', 'STD-LND-09'),
  'tanks-tipped': joins('losses', 'ADV-02-08'),
  'fighters-damaged': joins('losses', 'ADV-04-03'),
  'gas-announced': own('gas', 'ADV-03-05'),
  'gas-released': own('gas', 'ADV-03-07'),
  'gas-spread': joins('gas', 'ADV-03-12'),
  'infantry-gassed': joins('gas', 'ADV-03-13'),
  'submarines-submerged': own('dive', 'STD-NAV-06', 'STD-NAV-08'),
  'units-lost': {
    card: 'joins',
    topic: 'losses',
    rules: ({ step, cargo }) => [
      ...(step.startsWith('sea') ? ['STD-NAV-10'] : ['STD-LND-17']),
      ...(cargo.length > 0 ? ['STD-TRN-10'] : []),
    ],
  },
  'ships-damaged': joins('losses', 'STD-NAV-12'),
  'ships-set-aside': own('landing'),
  'landings-decided': joins('landing'),
  'coastal-guns-named': own('coast', 'ADV-12-06'),
  'coastal-fired': own('coast', 'ADV-12-07'),
  'fleet-hit': joins('losses', 'ADV-12-14'),
  'cargo-hit': joins('losses', 'ADV-12-14'),
  'ship-driven-off': joins('losses'),
  'bombardment-matched': none,
  'unit-exchanged': joins('losses', 'ADV-02-16'),
  'raiders-named': own('convoy', 'ADV-10-06'),
  'escorts-named': own('convoy', 'ADV-10-11'),
  'convoy-raided': own('convoy', 'ADV-10-13'),
  'convoy-escorted': own('convoy', 'ADV-10-13', 'ADV-10-15'),
  'convoy-loss-paid': joins('convoy', 'ADV-10-10'),
  'engagement-rolled': {
    ...own('engagement', 'ADV-09-04', 'ADV-09-06'),
    run: ({ space, round }) => `${space} ${round}`,
  },
  'sea-round-ended': none,
  'ships-retreated': own('retreat'),
  'battle-ended': {
    card: 'own',
    topic: 'end',
    rules: ({ kind, outcome }) =>
      kind === 'sea' ? ['STD-NAV-14', 'STD-NAV-16'] : outcome === 'contested' ? ['STD-LND-19'] : ['STD-LND-20'],
  },
  // income
  'submarine-warfare-declared': own('shipping', 'STD-INC-03'),
  'merchantmen-sunk': own('shipping', 'STD-INC-04', 'STD-INC-05'),
  'supplies-came-in': own('money'),
  'income-collected': own('income', 'STD-INC-01'),
}
