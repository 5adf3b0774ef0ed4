import { useGame } from '../../store/game/table.ts'
import { useRuleExample } from '../../store/modes/rule-example.ts'
import { SketchStrip } from '../sketch/SketchStrip.tsx'
import { ExampleStrip } from './ExampleStrip.tsx'
import { LessonStrip } from './LessonStrip.tsx'

/** The strip below the map of a drill, an example or a sketch. */
export function PracticeStrip() {
  const shown = useRuleExample((store) => store.shown)
  const sketching = useGame(({ mode }) => mode.kind === 'sketch')
  if (sketching) return <SketchStrip />
  return shown ? <ExampleStrip shown={shown} /> : <LessonStrip />
}
