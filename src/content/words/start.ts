/** Texts of the start page. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(
  import.meta.glob<Words>('../../../data/text/en/{app,rulesets,widgets,hint}.json', { eager: true, import: 'default' }),
)
