/** The printed board and the variants that rulesets derive from it. */
import type { Space, SpaceId } from './types'

export type Variant = {
  /** Name of the base board. */
  readonly from: string
  readonly added: readonly (Space & { readonly carvedFrom?: readonly SpaceId[] })[]
  /** Borders removed from the base board. */
  readonly apart: readonly (readonly [SpaceId, SpaceId])[]
  /** Changed properties of existing spaces. */
  readonly properties: Readonly<Record<SpaceId, Partial<Space>>>
}

export const PRINTED = 'standard'

function applyVariant(base: readonly Space[], { added, apart, properties }: Variant): Space[] {
  const parted = (one: SpaceId, other: SpaceId): boolean =>
    apart.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  const joined = (id: SpaceId): SpaceId[] => added.filter((space) => space.adjacent.includes(id)).map((space) => space.id)
  const old = base.map((space) => ({
    ...space,
    ...properties[space.id],
    adjacent: [...space.adjacent.filter((other) => !parted(space.id, other)), ...joined(space.id)],
  }))
  return [...old, ...added.map(({ carvedFrom: _carved, ...space }) => space)]
}

/** All boards by name. Added borders are made symmetric. */
export function makeBoards(
  printed: readonly Space[],
  variants: Readonly<Record<string, Variant>>,
): Readonly<Record<string, readonly Space[]>> {
  const boards: Record<string, readonly Space[]> = { [PRINTED]: printed }
  const make = (name: string): readonly Space[] => {
    const known = boards[name]
    if (known) return known
    const variant = variants[name]
    if (!variant) throw new Error(`no board ${name}`)
    const spaces = applyVariant(make(variant.from), variant)
    boards[name] = spaces
    return spaces
  }
  for (const name of Object.keys(variants)) make(name)
  return boards
}
