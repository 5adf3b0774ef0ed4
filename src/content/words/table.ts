/** Further texts of the table itself. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(
  import.meta.glob<Words>(
    '../../../data/text/en/{app.table,rulesets.table,board,panels,spaces,past,risks,timeline,sketch}.json',
    { eager: true, import: 'default' },
  ),
)
