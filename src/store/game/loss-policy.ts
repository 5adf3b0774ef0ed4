/** By what losses are taken that nobody is asked about: by the policy of the odds, once its code has come. */
import { create } from 'zustand'
import type { LossStrategy } from '../../planning/loss-prompts.ts'

export const useTaker = create<{ taker: LossStrategy | null }>()(() => ({ taker: null }))
export const takeLossesBy = (taker: LossStrategy): void => useTaker.setState({ taker })
