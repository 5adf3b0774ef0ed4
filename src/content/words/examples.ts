/** Texts of the rule examples. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(import.meta.glob<Words>('../../../data/text/en/examples.json', { eager: true, import: 'default' }))
