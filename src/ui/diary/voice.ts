/** The diary's voice: the words and names of the page. */
import type { Voice } from '../../history/index.ts'
import { countsText, listText, powerInText, powerName, spaceName, t } from '../text.ts'

export const voice: Voice = {
  say: t,
  power: powerInText,
  heading: powerName,
  space: spaceName,
  units: countsText,
  list: listText,
}
