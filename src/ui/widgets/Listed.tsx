import { Fragment, type ReactNode } from 'react'
import { listParts } from '../text.ts'

type Props = { items: readonly { key: string; word: string; shown: ReactNode }[] }

/** A list as it is written, with its commas and its "and", of which each part may be more than a word. */
export function Listed({ items }: Props) {
  let at = 0
  return listParts(items.map(({ word }) => word)).map((part, index) => {
    if (part.type === 'literal') return <Fragment key={index}>{part.value}</Fragment>
    const item = items[at++]
    return <Fragment key={item?.key ?? index}>{item?.shown}</Fragment>
  })
}
