/** Texts of the odds. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(import.meta.glob<Words>('../../../data/text/en/odds.json', { eager: true, import: 'default' }))
