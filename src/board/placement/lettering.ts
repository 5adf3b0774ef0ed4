/** What is measured by the faces of the map. */
import { resetWaterNames } from '../basemap/waterNames.ts'
import { resetSprites } from '../glyphs/sprites.ts'
import { clearFormsCache } from './forms.ts'

/** The faces are others than before: nothing that was measured by them holds any more. */
export function resetFontMetrics(ratio: number): void {
  clearFormsCache()
  resetSprites(ratio)
  resetWaterNames()
}
