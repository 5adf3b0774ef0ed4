import type { Forecast } from '../../odds/index.ts'
import type { ChainStep } from '../../planning/landing-chain.ts'
import { perCent } from '../../store/odds/format.ts'
import { Chain } from '../panels/move/Chain.tsx'
import { t } from '../text.ts'
import css from './Chain.module.css'

/** The steps of a landing with the chance to reach each. */
export function LandingWay({ odds }: { odds: Forecast }) {
  if (!odds.chain) return null
  const steps = { ...odds.chain, cleared: odds.cleared }
  return (
    <ol className={css.way} aria-label={t('odds.picture.chain.label')}>
      {(['afloat', 'through', 'ashore', 'cleared'] as const).map((step) => (
        <li key={step}>
          <span className={css.bead} aria-hidden="true" />
          <span>{t(`odds.picture.chain.${step}`)}</span>
          <b>{perCent(steps[step])}</b>
        </li>
      ))}
    </ol>
  )
}

/** The same steps during the landing: who fires at whom, and the result. */
export function LandingSteps({ odds, steps }: { odds: Forecast; steps: readonly ChainStep[] }) {
  const { chain } = odds
  if (!chain) return <Chain steps={steps} />
  // Mines of an earlier order are rolled in any case.
  const mined: ChainStep[] = chain.afloat < 1 && steps.every(({ id }) => id !== 'mines') ? [{ id: 'mines' }] : []
  const all = [...mined, ...steps]
  const guns = all.findLast(({ id, skipped }) => (id === 'coastal' || id === 'strike') && !skipped)
  const said = (id: keyof typeof chain | 'cleared', chance: number) =>
    t(`odds.picture.chain.short.${id}`, { chance: perCent(chance) })
  const outcomes: Partial<Record<ChainStep['id'], string>> = {
    mines: said('afloat', chain.afloat),
    sea: said('through', chain.through),
    ...(guns ? { [guns.id]: said('ashore', chain.ashore) } : {}),
    assault: said('cleared', odds.cleared),
  }
  return <Chain steps={all} outcomes={outcomes} />
}
