import type { ReactNode } from 'react'
import { t } from '../text.ts'
import css from './Term.module.css'
import { Why } from './Why.tsx'

/** Terms with a definition, in the order of the help. Texts: `app.term.<id>.name` and `app.term.<id>.means`. */
export const TERMS = ['ipc', 'contested', 'cleared', 'repulsed', 'swing', 'aligned', 'stack'] as const
export type TermId = (typeof TERMS)[number]

/** A word with a dotted underline that shows its definition on click. */
export function Term({ term, children }: { term: TermId; children: ReactNode }) {
  return (
    <Why why={t(`app.term.${term}.means`)} label={t('app.term.label', { name: t(`app.term.${term}.name`) })}>
      <button type="button" className={css.term}>
        {children}
      </button>
    </Why>
  )
}

/** A sentence in which the first occurrence of the term opens its definition. */
export function TermIn({ term, sentence }: { term: TermId; sentence: string }) {
  const name = t(`app.term.${term}.name`)
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return sentence
  const end = at + name.length
  return (
    <>
      {sentence.slice(0, at)}
      <Term term={term}>{sentence.slice(at, end)}</Term>
      {sentence.slice(end)}
    </>
  )
}

/** All terms with definitions, for the help. */
export function TermList() {
  return (
    <dl className={css.list}>
      {TERMS.map((term) => (
        <div key={term}>
          <dt>{t(`app.term.${term}.name`)}</dt>
          <dd>{t(`app.term.${term}.means`)}</dd>
        </div>
      ))}
    </dl>
  )
}
