/** Sort column and column set of the table, kept while it is closed. */
import { create } from 'zustand'
import type { ColumnId } from './columns.ts'

export const useSort = create<{ by: ColumnId; down: boolean; all: boolean }>()(() => ({ by: 'theatre', down: false, all: false }))
