/** What is measured by the faces of the map. */
import { renewWaters } from '../basemap/waterNames.ts'
import { renewSprites } from '../glyphs/sprites.ts'
import { forgetForms } from './forms.ts'

/** The faces are others than before: nothing that was measured by them holds any more. */
export function measureAnew(ratio: number): void {
  forgetForms()
  renewSprites(ratio)
  renewWaters()
}
