import { later } from '../later.tsx'
import { useFocusBack } from '../useFocusBack.ts'

const RuleBook = later(() => import('./RuleBook.tsx').then((module) => module.RuleBook))

/** The rule book while it is open. What lay there gives up the keyboard before its code has come, so where that was is noted here. */
export function OpenRules() {
  useFocusBack()
  return <RuleBook />
}
