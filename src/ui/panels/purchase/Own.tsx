import { create } from 'zustand'
import {
  dataOf,
  type GameState,
  homelands,
  offers,
  type RulesetId,
  type Scores,
  scores,
  turn,
  unitTypesOf,
} from '../../../engine/index.ts'
import { topWithin } from '../../../scaling.ts'
import { powerInText, powerName, t } from '../../text.ts'
import fold from '../../widgets/Fold.module.css'
import { Button, Glyph, RuleTag } from '../../widgets/index.ts'
import css from './Own.module.css'

/** Read and put away, until the page is loaded anew. */
const useRead = create<{ rulesets: readonly RulesetId[] }>()(() => ({ rulesets: [] }))

/** Where the parts begin that money can do beside units. */
export const OFFERS = { influence: 'offers-influence', revolts: 'offers-revolts' } as const

/**
 * What this game has that others have not, in the words of somebody who has never played it; in the first round, until it is
 * put away. `brief`: there is more to read above it, so that it is a line to be opened, and the units stand in view.
 */
export function Own({ game, brief }: { game: GameState; brief: boolean }) {
  const { ruleset } = game.table
  const read = useRead(({ rulesets }) => rulesets.includes(ruleset))
  const lines = ownLines(game)
  const { influence, revolts } = offers(game)
  const jumps = [
    ...(influence.length > 0 ? [{ to: OFFERS.influence, label: t('panels.own.countries', priced(influence)) }] : []),
    ...(revolts.length > 0 ? [{ to: OFFERS.revolts, label: t('panels.own.revolts', priced(revolts)) }] : []),
  ]
  const open = !read && turn(game).round === 1 && lines.length > 0
  const hasNoOffer = jumps.length === 0 && dataOf(game).influence !== undefined
  if (!open && jumps.length === 0 && !hasNoOffer) return null
  return (
    <section className={css.own} aria-label={t('panels.own.label')}>
      {open && (
        <details className={fold.fold} open={!brief}>
          <summary>
            <Glyph name="chev" size={12} />
            <h3 className="type-caption">{t('panels.own.title')}</h3>
          </summary>
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            variant="quiet"
            icon="x"
            iconSize={16}
            aria-label={t('panels.own.close')}
            onClick={() => useRead.setState(({ rulesets }) => ({ rulesets: [...rulesets, ruleset] }))}
          />
        </details>
      )}
      {hasNoOffer && (
        <p className="type-note">
          {t('panels.own.noInfluence', { power: powerName(turn(game).power) })} <RuleTag rule="INF-INFL-01" />
        </p>
      )}
      {jumps.length > 0 && (
        <p className={css.jumps}>
          {jumps.map(({ to, label }) => (
            <button key={to} type="button" onClick={() => reveal(to)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

/** How many there are, and the lowest price. */
function priced(offered: readonly { readonly price: number }[]) {
  const prices = offered.map(({ price }) => price)
  const price = Math.min(...prices)
  return { count: offered.length, price, same: price === Math.max(...prices) ? 'yes' : 'no' }
}

/** Brings a part of the panel to its top, and nothing else of the page. */
function reveal(id: string): void {
  const part = document.getElementById(id)
  let scroller = part?.parentElement ?? null
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement
  if (!part || !scroller) return
  scroller.scrollTop += topWithin(part, scroller)
  part.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
}

/** The words of what is there, found by what the rules know, not by their name. */
function ownLines(game: GameState): string[] {
  const units = unitTypesOf(game)
  const { influence, revolts } = offers(game)
  const has = (tag: Parameters<(typeof units)[number]['tags']['has']>[0]) => units.some(({ tags }) => tags.has(tag))
  const points = scores(game)
  return [
    ...(influence.length > 0 ? [t('panels.own.lines.influence')] : []),
    ...(revolts.length > 0 ? [t('panels.own.lines.revolts')] : []),
    ...(points ? [t('panels.own.lines.points', limitOf(points))] : []),
    ...(homelands(game).length > 0 ? [t('panels.own.lines.collapse')] : []),
    ...(has('gas') ? [t('panels.own.lines.gas')] : []),
    ...(has('first-shot') ? [t('panels.own.lines.shots')] : []),
    ...(dataOf(game).convoys ? [t('panels.own.lines.convoys')] : []),
  ]
}

const limitOf = ({ limit }: Scores) =>
  limit.by === 'rounds'
    ? { by: limit.by, rounds: limit.rounds, after: '' }
    : { by: limit.by, rounds: 0, after: powerInText(limit.after) }
