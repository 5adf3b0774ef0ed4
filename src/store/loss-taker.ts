/** By what losses are taken that nobody is asked about: by the policy of the odds, once its code has come. */
import { create } from 'zustand'
import type { LossTaker } from '../planning/loss-prompts.ts'

export const useTaker = create<{ taker: LossTaker | null }>()(() => ({ taker: null }))
export const takeLossesBy = (taker: LossTaker): void => useTaker.setState({ taker })
