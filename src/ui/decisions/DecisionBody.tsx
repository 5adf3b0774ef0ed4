import type { ComponentType } from 'react'
import type { DecisionKind } from '../../engine/index.ts'
import { BidCard } from './BidCard.tsx'
import { CasualtiesCard } from './CasualtiesCard.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { CountCard } from './CountCard.tsx'
import { DiceCard } from './DiceCard.tsx'
import { DisengageCard } from './DisengageCard.tsx'
import { DiveAllCard } from './DiveAllCard.tsx'
import { PressCard } from './PressCard.tsx'
import { SubmergeCard } from './SubmergeCard.tsx'
import type { CardProps } from './types.ts'

const CARDS: Readonly<Record<DecisionKind, ComponentType<CardProps>>> = {
  bid: BidCard,
  casualties: CasualtiesCard,
  submerge: SubmergeCard,
  press: PressCard,
  choice: ChoiceCard,
  dice: DiceCard,
  gas: CountCard,
  coastal: CountCard,
  convoy: CountCard,
  escort: CountCard,
  disengage: DisengageCard,
}

/** The card of the open question. Each question mounts a new card. */
export function DecisionBody(props: CardProps) {
  const { kind, topic } = props.decision
  const Kind = topic === 'dive-all' ? DiveAllCard : CARDS[kind]
  return <Kind key={props.decision.id} {...props} />
}
