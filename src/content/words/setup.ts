/** Texts for setting up a game: computer players, agreements, short wars, branches. */
import { addCatalogues, type Words } from '../catalogue.ts'

addCatalogues(
  import.meta.glob<Words>('../../../data/text/en/{agreement,branches,computer,players,wars}.json', {
    eager: true,
    import: 'default',
  }),
)
