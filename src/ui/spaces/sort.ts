/** By which column the table of spaces is sorted, and whether all of them are shown; kept while it is closed. */
import { create } from 'zustand'
import type { ColumnId } from './columns.ts'

export const useSort = create<{ by: ColumnId; down: boolean; all: boolean }>()(() => ({ by: 'theatre', down: false, all: false }))
