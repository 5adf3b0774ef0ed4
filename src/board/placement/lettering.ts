/** What is measured by the faces of the map. */
import { renewWaters } from '../basemap/waterNames'
import { renewSprites } from '../glyphs/sprites'
import { forgetForms } from './forms'

/** The faces are others than before: nothing that was measured by them holds any more. */
export function measureAnew(ratio: number): void {
  forgetForms()
  renewSprites(ratio)
  renewWaters()
}
