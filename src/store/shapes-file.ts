/** Where the board's shapes lie, an address that the build puts in (tools/site/map-data.ts). Null: they are part of the code that draws. */
export const shapesFile: string | null = null
