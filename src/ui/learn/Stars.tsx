import { t } from '../text.ts'
import { rem } from '../widgets/rem.ts'
import css from './Stars.module.css'

const PLACES = [1, 2, 3]
const STAR = 'M10 1.6l2.5 5.5 6 .7-4.5 4 1.2 5.9-5.2-3-5.2 3L6 11.800l-4.500-4 6-.7Z'

/** Three stars, with a text alternative. */
export function StarRow({ stars, size }: { stars: number; size: number }) {
  return (
    <span className={css.stars} role="img" aria-label={t('learn.stars', { stars })}>
      {PLACES.map((place) => (
        <Star key={place} won={place <= stars} size={size} />
      ))}
    </span>
  )
}

/** One star; decorative. */
export function Star({ won, size }: { won: boolean; size: number }) {
  return (
    <svg
      className={css.star}
      data-won={won || undefined}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={STAR} />
    </svg>
  )
}
