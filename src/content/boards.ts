/** The boards: the printed one, and those that other rulesets make of it by adding, parting and giving away. */
import type { Space, SpaceId } from './types'

export type Variant = {
  /** The board it is made from: the printed one or another variant. */
  readonly from: string
  readonly added: readonly (Space & { readonly carvedFrom?: readonly SpaceId[] })[]
  /** Spaces that border each other there and not here. */
  readonly apart: readonly (readonly [SpaceId, SpaceId])[]
  /** What other spaces are here. */
  readonly properties: Readonly<Record<SpaceId, Partial<Space>>>
}

export const PRINTED = 'standard'

function vary(base: readonly Space[], { added, apart, properties }: Variant): Space[] {
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

/** Every board by its name; neighbours always know each other. */
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
    const spaces = vary(make(variant.from), variant)
    boards[name] = spaces
    return spaces
  }
  for (const name of Object.keys(variants)) make(name)
  return boards
}
