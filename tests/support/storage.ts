/** An IndexedDB of its own for a test, and a way to make it fail. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'

export function freshDatabase(): void {
  globalThis.indexedDB = new IDBFactory()
}
