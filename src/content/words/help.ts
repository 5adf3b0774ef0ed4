/** Texts of the coach, the map key and the keyboard shortcuts. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(import.meta.glob<Words>('../../../data/text/en/{coach,key,shortcuts}.json', { eager: true, import: 'default' }))
