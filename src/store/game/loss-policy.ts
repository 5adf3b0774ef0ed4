/** By what losses are taken that nobody is asked about: by the policy of the odds, once its code has come. */
import { create } from 'zustand'
import type { LossStrategy } from '../../planning/loss-prompts.ts'

export const useLossPolicy = create<{ taker: LossStrategy | null }>()(() => ({ taker: null }))
export const setLossPolicy = (taker: LossStrategy): void => useLossPolicy.setState({ taker })
