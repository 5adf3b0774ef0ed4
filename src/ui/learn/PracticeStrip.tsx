import { useExample } from '../../store/example.ts'
import { ExampleStrip } from './ExampleStrip.tsx'
import { LessonStrip } from './LessonStrip.tsx'

/** Below the map of what is only practised: the drill, or the example of a rule. */
export function PracticeStrip() {
  const shown = useExample((store) => store.shown)
  return shown ? <ExampleStrip shown={shown} /> : <LessonStrip />
}
