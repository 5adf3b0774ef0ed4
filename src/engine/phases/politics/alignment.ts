import type { Alignment, View } from '../../kernel/rules.ts'
import { NOBODY } from '../../state/selectors.ts'
import type { PowerId, Side, SpaceId } from '../../types/ids.ts'

/** With a side as a whole: whichever of its powers enters first has the minor for its own. */
export const alignedWithSide: Readonly<Record<Side, Alignment>> = Object.freeze({
  central: Object.freeze({ side: 'central', patron: null }),
  allies: Object.freeze({ side: 'allies', patron: null }),
})

const alignmentCache = new Map<PowerId, Alignment>()

/** With one power, and so with its side. */
export function alignedWithPower({ rules }: Pick<View, 'rules'>, patron: PowerId): Alignment {
  let known = alignmentCache.get(patron)
  if (!known) {
    known = Object.freeze({ side: rules.sideOf(patron), patron })
    alignmentCache.set(patron, known)
  }
  return known
}

/** As printed; some Russian minors are nobody's after the revolution (STD-BRD-06, STD-REV-11). */
export function standardAlignment(view: View, minor: SpaceId): Alignment {
  const patron = view.rules.map.places.get(minor)?.alignedTo ?? null
  if (patron === null || (view.state.war.revolution && view.rules.data.revolution.neutralAfter.includes(minor))) return NOBODY
  return alignedWithPower(view, patron)
}
