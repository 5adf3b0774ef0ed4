/**
 * The enemy's reply after the own turn. Neighbours attack with nearly everything or not at all: a fixed share would make
 * a small army next to a large one look safe.
 */
import type { Profile } from '../levels.ts'
import { HOLDER, type PlayerView } from '../player-view.ts'
import { armySize, armyWeight, estimateExchange, removeLosses, type Troops } from './exchange.ts'

/** Share of a neighbour's army that attacks, new units included, if it is free or bound elsewhere. */
const ATTACKING_SHARE = { free: 1.13, bound: 0.05 }
/**
 * Logistic model of the chance to attack, from relative weight (−1 to 1), enemies already there, and capitals. Fitted to
 * about 17,000 armies of 45 computer wars; price, size and income added nothing. `heavier` was tuned later by play, with
 * the style weights.
 */
const ATTACK_LOGIT = { even: -1.6, heavier: 2.5, there: 0.45, capital: 0.6 }
/** With observed strike rates: share of the model that remains, and weight of a reply that never or always came. */
const OBSERVED = { thought: 0.35, weighs: 0.7, heavier: 0.8 }
/** An ally may have moved on, so his losses count a little less. */
const ALLY_LOSS_WEIGHT = 0.92
/** Weight of the enemy's own losses in his reply. */
const ENEMY_LOSS_WEIGHT = 0.64

/** A leading side fears less: losses on both sides wear out the weaker one. */
const LEAD_EXPONENT = 0.5

/** `share`: chance that the own side holds the land. `risk`: IPC the reply costs more than it costs the enemy. */
export type ReplyOutcome = { share: number; risk: number }

/** Estimates the reply to this army and these enemies in a space. `bound` may change between calls. */
export type ReplyEstimator = (s: number, ownArmy: Troops, enemyArmy: Troops, out: ReplyOutcome) => void

/** Estimator of replies to a plan; everybody else stays where the view has enemyArmy. */
export function createReplyEstimator(
  view: PlayerView,
  profile: Profile,
  enemies: Float64Array,
  bound: Uint8Array,
  lead: number,
): ReplyEstimator {
  const { terrain, foe, ally, reinforcements, holders } = view
  const { kinds, landNeighbours, capital } = terrain
  const K = kinds.types.length
  const fear = (profile.style.fear * profile.settings.fear) / lead ** LEAD_EXPONENT
  const defenders: Troops = { list: new Float64Array(K), at: 0 }
  const attackers: Troops = { list: new Float64Array(K), at: 0 }
  const battle = { share: 0, risk: 0, pays: false }
  const { strikeRates } = profile
  const observedRates = strikeRates && terrain.ids.map((id) => strikeRates.get(id))

  /** Fills both armies for a battle there; returns whether neighbours can attack. */
  function gather(s: number, ownArmy: Troops, enemyArmy: Troops, withNeighbours: boolean): boolean {
    let outside = 0
    for (let k = 0; k < K; k++) {
      attackers.list[k] = enemyArmy.list[enemyArmy.at + k]!
      defenders.list[k] = ownArmy.list[ownArmy.at + k]! + ally[s * K + k]! + reinforcements[s * K + k]!
    }
    if (!withNeighbours) return false
    for (const u of landNeighbours[s]!) {
      if (enemies[u] === 0) continue
      // Enemies in contested land are bound to it (STD-MOV-06).
      const isBound = profile.settings.seesBinding && bound[u] === 1 && enemies[s] === 0 && holders[s] !== HOLDER.foe
      const part = isBound ? ATTACKING_SHARE.bound : ATTACKING_SHARE.free
      outside += enemies[u]! * part
      for (let k = 0; k < K; k++) attackers.list[k]! += foe[u * K + k]! * part
    }
    return outside > 0.01
  }

  function fight(s: number, own: number, there: number): void {
    const all = armySize(defenders, kinds)
    const stands = armySize(attackers, kinds)
    battle.risk = 0
    battle.pays = stands > 0.3 && all < 0.05
    if (stands > 0.3 && all > 0) {
      const answer = estimateExchange(attackers, defenders, kinds)
      if (answer.killed > answer.lost || answer.clear > 0.3) {
        battle.pays = true
        battle.risk = fear * ((answer.killed * (own + ALLY_LOSS_WEIGHT * (all - own))) / all - answer.lost * ENEMY_LOSS_WEIGHT)
        removeLosses(defenders, answer.kill, kinds)
        removeLosses(attackers, answer.lose, kinds)
      }
    }
    const ours = armyWeight(defenders, kinds)
    const theirs = armyWeight(attackers, kinds)
    if (ours < 0.05) battle.share = theirs > 0.3 ? 0 : holders[s] === HOLDER.own || holders[s] === HOLDER.ally ? 1 : 0
    else battle.share = (ours * ours) / (ours * ours + theirs * theirs + (there > 0.5 ? 0.2 : 0))
  }

  /** Chance that the gathered enemies attack. */
  function attackChance(there: boolean, toCapital: boolean): number {
    const [stand, come] = [armyWeight(defenders, kinds), armyWeight(attackers, kinds)]
    const heavier = (come - stand) / (come + stand + 0.5)
    const logit =
      ATTACK_LOGIT.even +
      ATTACK_LOGIT.heavier * heavier +
      (there ? ATTACK_LOGIT.there : 0) +
      (toCapital ? ATTACK_LOGIT.capital : 0)
    return 1 / (1 + Math.exp(-logit))
  }

  return (s, ownArmy, enemyArmy, out) => {
    const own = armySize(ownArmy, kinds)
    const there = armySize(enemyArmy, kinds)
    const canAttack = gather(s, ownArmy, enemyArmy, true)
    const modelled = canAttack ? attackChance(there > 0.5, capital[s] !== undefined) : 1
    fight(s, own, there)
    const observed = canAttack ? observedRates?.[s] : undefined
    const blended = observed === undefined ? modelled : OBSERVED.thought * modelled + (1 - OBSERVED.thought) * observed
    const likely = battle.pays && !capital[s] ? blended : modelled
    out.share = likely * battle.share
    out.risk = (observed === undefined ? modelled : blended * (OBSERVED.weighs + OBSERVED.heavier * observed)) * battle.risk
    if (!canAttack) return
    gather(s, ownArmy, enemyArmy, false)
    fight(s, own, there)
    out.share += (1 - likely) * battle.share
    out.risk += (1 - likely) * battle.risk
  }
}
