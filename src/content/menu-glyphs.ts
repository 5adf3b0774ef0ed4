/** Icons that only the menu of the table needs: they come with it, not with the start page. */
import drawn from '../../data/glyphs-menu.json'

export const menuGlyphs: Readonly<Record<string, string>> = drawn
