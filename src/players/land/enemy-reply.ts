/**
 * What comes after one's own turn: enemies next door come with nearly all they have, or not at all. A part of everything, always,
 * would leave a small army safe beside a large one.
 */
import type { Profile } from '../levels.ts'
import { HOLDER, type PlayerView } from '../player-view.ts'
import { armySize, armyWeight, estimateExchange, removeLosses, type Troops } from './exchange.ts'

/** The part of its army that a neighbour comes with, and those who were bought meanwhile; of those who are bound elsewhere, hardly any. */
const ATTACKING_SHARE = { free: 1.13, bound: 0.05 }
/**
 * How likely they come: a logistic curve over how much heavier they would be there than whom they find (`heavier`, of −1 to 1), where they
 * stand there already, and at a capital. Fitted to some 17,000 armies of 45 wars between computers at the end of their turns; price,
 * size and income of the land told nothing more. How much `heavier` counts was found by play later, with the styles' weights.
 */
const ATTACK_LOGIT = { even: -1.6, heavier: 2.5, there: 0.45, capital: 0.6 }
/**
 * Where the answers to plans like this one were seen they say more: so much is left of what is thought without them, and an
 * answer weighs this much where nobody ever came, and more where somebody always did.
 */
const OBSERVED = { thought: 0.35, weighs: 0.7, heavier: 0.8 }
/** An ally's losses count nearly as one's own: he may have moved on before the enemy comes. */
const ALLY_LOSS_WEIGHT = 0.92
/** What the enemy loses in his answer, against what is lost to it. */
const ENEMY_LOSS_WEIGHT = 0.64

/** Whoever leads fears less: losses on both sides wear out the weaker one. */
const LEAD_EXPONENT = 0.5

/** `share`: how likely one's own side holds the land then. `risk`: IPCs that the answer costs more than it costs the enemy. */
export type ReplyOutcome = { share: number; risk: number }

/** Works out the answer to this army of one's own beside these enemies in a space; `bound` may change between two calls. */
export type ReplyEstimator = (s: number, me: Troops, them: Troops, out: ReplyOutcome) => void

/** The answers to a plan, with everybody else where the view found them. */
export function createReplyEstimator(
  view: PlayerView,
  mind: Profile,
  enemies: Float64Array,
  bound: Uint8Array,
  lead: number,
): ReplyEstimator {
  const { terrain, foe, ally, reinforcements, holders } = view
  const { kinds, landNeighbours, capital } = terrain
  const K = kinds.types.length
  const fear = (mind.style.fear * mind.settings.fear) / lead ** LEAD_EXPONENT
  const wall: Troops = { list: new Float64Array(K), at: 0 }
  const comers: Troops = { list: new Float64Array(K), at: 0 }
  const scene = { share: 0, risk: 0, pays: false }
  const { strikeRates } = mind
  const seen = strikeRates && terrain.ids.map((id) => strikeRates.get(id))

  /** Who fights there if the neighbours come; says whether there are any. */
  function gather(s: number, me: Troops, them: Troops, come: boolean): boolean {
    let outside = 0
    for (let k = 0; k < K; k++) {
      comers.list[k] = them.list[them.at + k]!
      wall.list[k] = me.list[me.at + k]! + ally[s * K + k]! + reinforcements[s * K + k]!
    }
    if (!come) return false
    for (const u of landNeighbours[s]!) {
      if (enemies[u] === 0) continue
      // In contested land they are bound to what they hold or stand in already (STD-MOV-06).
      const tied = mind.settings.seesBinding && bound[u] === 1 && enemies[s] === 0 && holders[s] !== HOLDER.foe
      const part = tied ? ATTACKING_SHARE.bound : ATTACKING_SHARE.free
      outside += enemies[u]! * part
      for (let k = 0; k < K; k++) comers.list[k]! += foe[u * K + k]! * part
    }
    return outside > 0.01
  }

  function fight(s: number, own: number, there: number): void {
    const all = armySize(wall, kinds)
    const stands = armySize(comers, kinds)
    scene.risk = 0
    scene.pays = stands > 0.3 && all < 0.05
    if (stands > 0.3 && all > 0) {
      const answer = estimateExchange(comers, wall, kinds)
      if (answer.killed > answer.lost || answer.clear > 0.3) {
        scene.pays = true
        scene.risk = fear * ((answer.killed * (own + ALLY_LOSS_WEIGHT * (all - own))) / all - answer.lost * ENEMY_LOSS_WEIGHT)
        removeLosses(wall, answer.kill, kinds)
        removeLosses(comers, answer.lose, kinds)
      }
    }
    const ours = armyWeight(wall, kinds)
    const theirs = armyWeight(comers, kinds)
    if (ours < 0.05) scene.share = theirs > 0.3 ? 0 : holders[s] === HOLDER.own || holders[s] === HOLDER.ally ? 1 : 0
    else scene.share = (ours * ours) / (ours * ours + theirs * theirs + (there > 0.5 ? 0.2 : 0))
  }

  /** How likely those who were gathered come. */
  function comes(there: boolean, toCapital: boolean): number {
    const [stand, come] = [armyWeight(wall, kinds), armyWeight(comers, kinds)]
    const heavier = (come - stand) / (come + stand + 0.5)
    const leans =
      ATTACK_LOGIT.even +
      ATTACK_LOGIT.heavier * heavier +
      (there ? ATTACK_LOGIT.there : 0) +
      (toCapital ? ATTACK_LOGIT.capital : 0)
    return 1 / (1 + Math.exp(-leans))
  }

  return (s, me, them, out) => {
    const own = armySize(me, kinds)
    const there = armySize(them, kinds)
    const any = gather(s, me, them, true)
    const usual = any ? comes(there > 0.5, capital[s] !== undefined) : 1
    fight(s, own, there)
    const often = any ? seen?.[s] : undefined
    const known = often === undefined ? usual : OBSERVED.thought * usual + (1 - OBSERVED.thought) * often
    const likely = scene.pays && !capital[s] ? known : usual
    out.share = likely * scene.share
    out.risk = (often === undefined ? usual : known * (OBSERVED.weighs + OBSERVED.heavier * often)) * scene.risk
    if (!any) return
    gather(s, me, them, false)
    fight(s, own, there)
    out.share += (1 - likely) * scene.share
    out.risk += (1 - likely) * scene.risk
  }
}
