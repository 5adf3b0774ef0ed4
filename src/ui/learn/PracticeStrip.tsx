import { useExample } from '../../store/example.ts'
import { useSketch } from '../../store/sketch.ts'
import { SketchStrip } from '../sketch/SketchStrip.tsx'
import { ExampleStrip } from './ExampleStrip.tsx'
import { LessonStrip } from './LessonStrip.tsx'

/** Below the map of what is only practised: the drill, the example of a rule, or a sketch. */
export function PracticeStrip() {
  const shown = useExample((store) => store.shown)
  const sketching = useSketch((store) => store.real !== null)
  if (sketching) return <SketchStrip />
  return shown ? <ExampleStrip shown={shown} /> : <LessonStrip />
}
