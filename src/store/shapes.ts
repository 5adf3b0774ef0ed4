import { loadMapShapes } from '../content/map-shapes.ts'

/** Loads code that draws the map, and the shapes that it draws. */
export const withShapes = async <T>(load: () => Promise<T>): Promise<T> => (await Promise.all([load(), loadMapShapes()]))[0]
