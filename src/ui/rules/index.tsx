import { lazyPanel } from '../lazy.tsx'
import { useFocusBack } from '../useFocusBack.ts'

const RuleBook = lazyPanel(() => import('./RuleBook.tsx').then((module) => module.RuleBook))

/** The open rule book. It records the previous focus before its code loads. */
export function OpenRules() {
  useFocusBack()
  return <RuleBook />
}
