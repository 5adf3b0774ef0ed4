import { Fragment, type ReactNode } from 'react'
import { listParts } from '../text.ts'
import css from './Listed.module.css'

type Props = { items: readonly { key: string; word: string; shown: ReactNode }[] }

/** What a part that stands between two others begins with before its first space: a comma. */
const leadOf = (between = ''): string => /^\S*/.exec(between)?.[0] ?? ''

/** A list as it is written, with its commas and its "and", of which each part may be more than a word. No line begins with a comma. */
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
