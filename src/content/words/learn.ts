/** Texts of lessons, quiz and rule book. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(
  import.meta.glob<Words>('../../../data/text/en/{learn,lessons,making,quiz,rulebook,shown}.json', {
    eager: true,
    import: 'default',
  }),
)
