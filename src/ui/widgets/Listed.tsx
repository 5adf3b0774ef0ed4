import { Fragment, type ReactNode } from 'react'
import { listParts } from '../text.ts'
import css from './Listed.module.css'

type Props = { items: readonly { key: string; word: string; shown: ReactNode }[] }

/** The separator at the start of a middle part: a comma. */
const leadOf = (between = ''): string => /^\S*/.exec(between)?.[0] ?? ''

/** A list with commas and "and" whose items may be elements. No line starts with a comma. */
export function Listed({ items }: Props) {
  let at = 0
  return listParts(items.map(({ word }) => word)).map((part, index, all) => {
    if (part.type === 'literal') return <Fragment key={index}>{part.value.slice(leadOf(part.value).length)}</Fragment>
    const item = items[at++]
    const comma = leadOf(all[index + 1]?.value)
    return (
      <span key={item?.key ?? index} className={comma ? css.joined : undefined}>
        {item?.shown}
        {comma}
      </span>
    )
  })
}
