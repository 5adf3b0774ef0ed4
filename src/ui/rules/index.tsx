import { later } from '../later.tsx'
import { useFocusBack } from '../useFocusBack.ts'

const RuleBook = later(() => import('./RuleBook.tsx').then((module) => module.RuleBook))

/** The open rule book. It records the previous focus before its code loads. */
export function OpenRules() {
  useFocusBack()
  return <RuleBook />
}
