import type { Deed } from '../../../kernel/action.ts'
import { checkDeclaration, doDeclaration } from '../income.ts'

/** On anyone's turn, while no question is open. */
export const declareSubmarineWarfare: Deed<'declare-submarine-warfare'> = {
  shape: {},
  check: checkDeclaration,
  list: () => [{ type: 'declare-submarine-warfare' }],
  plan: doDeclaration,
}
