/** How automatic losses are chosen; set when the code of the odds is loaded. */
import { create } from 'zustand'
import type { LossStrategy } from '../../planning/loss-prompts.ts'

export const useLossPolicy = create<{ taker: LossStrategy | null }>()(() => ({ taker: null }))
export const setLossPolicy = (taker: LossStrategy): void => useLossPolicy.setState({ taker })
