/** What the move panel is asking before an order is given. */
import { create } from 'zustand'
import type { GameState } from '../../../engine/index.ts'
import type { How } from '../../../planning/orders.ts'
import type { AimQuestion } from '../../../planning/questions.ts'
import type { Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'

/** A question belongs to the position and the selection it was asked about; when either changes it is over. */
export type Asked = { question: AimQuestion; game: GameState; selection: Selection; target: Target; how: How }

export const useAsked = create<{ asked: Asked | null }>()(() => ({ asked: null }))

export const askNothing = (): void => useAsked.setState({ asked: null })
