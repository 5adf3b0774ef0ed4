import { useMemo, useState } from 'react'
import { proposedOption } from '../../planning/options.ts'
import { Roundel, UnitIcon } from '../widgets/index.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import { choiceOf } from './choices.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { Options } from './Options.tsx'
import type { CardProps } from './types.ts'
import { WaysFoot } from './WaysFoot.tsx'

/** A choice from a list, such as who raises an army or takes a territory. */
export function ChoiceCard({ game, decision }: CardProps) {
  const view = useMemo(() => choiceOf(game, decision), [game, decision])
  const [chosen, choose] = useState(() => proposedOption(game, decision))
  const open = view.options.filter((option) => option.refused === undefined)
  const alike = open.every((option) => option.button === open[0]?.button)
  const label = view.options.find((option) => option.id === chosen)?.button ?? ''
  return (
    <DecisionFrame decision={decision} question={view.question} sentence={view.sentence}>
      <Options
        label={view.question}
        chosen={chosen}
        onChoose={choose}
        options={view.options.map(({ power, unit, damaged, ...option }) => ({
          ...option,
          mark: power ? (
            <Roundel power={power} size={28} hollow={option.refused !== undefined} />
          ) : unit ? (
            <UnitIcon type={unit} size={24} damaged={damaged ?? false} />
          ) : null,
        }))}
      />
      {open.length === 2 ? (
        <WaysFoot
          by={decision.by}
          question={decision.id}
          chosen={chosen}
          ways={open.map(({ id, name, button }) => ({
            id,
            label: id === chosen || !alike ? button : name,
            answer: { type: 'choose', option: id },
          }))}
        />
      ) : (
        <AnswerFoot by={decision.by} label={label} answer={{ type: 'choose', option: chosen }} />
      )}
    </DecisionFrame>
  )
}
