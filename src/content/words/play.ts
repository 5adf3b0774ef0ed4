/** Texts of playing and looking back: battles, decisions, log, diary, charts. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(
  import.meta.glob<Words>(
    '../../../data/text/en/{battle,decisions,log,orders,why,again,steps,compare,charts,diary,review}.json',
    { eager: true, import: 'default' },
  ),
)
