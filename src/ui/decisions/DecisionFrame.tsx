import { type ReactNode, useEffect, useRef } from 'react'
import { type Decision, sideOf } from '../../engine/index.ts'
import { usePlayerOf } from '../../store/game/selectors.ts'
import { callTo } from '../home.ts'
import { bringIntoView } from '../scroll.ts'
import { powerAtStart, t } from '../text.ts'
import { Card } from '../widgets/Card.tsx'
import { Roundel, RuleTag } from '../widgets/index.ts'
import css from './DecisionFrame.module.css'

type Props = {
  decision: Decision
  question: string
  sentence?: ReactNode /** The answers are self-explanatory; the question is announced only. */
  brief?: boolean
  /** Replaces the player's name at the right. */
  aside?: ReactNode
  children?: ReactNode
}

/** The frame of a question: who is asked, the question, its meaning, the answers and the rule. */
export function DecisionFrame({ decision, question, sentence, aside, brief = false, children }: Props) {
  const player = usePlayerOf(decision.by)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed element is gone, so the question takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question once
  useEffect(() => {
    // Scrolls into view below a long board.
    bringIntoView(title.current?.closest('section'))
    return callTo(title.current, question)
  }, [decision.id])
  return (
    <Card
      edge={decision.by}
      caption={
        <>
          <Roundel power={decision.by} size={24} />
          {decision.topic === 'represent-neutral'
            ? t('decisions.sideDecides', { side: sideOf(decision.by) })
            : t('decisions.decides', { power: powerAtStart(decision.by) })}
        </>
      }
      aside={aside ?? player}
    >
      <div className={css.body} data-brief={brief || undefined}>
        <h2 ref={title} tabIndex={-1} className={brief ? 'sr-only' : `type-title ${css.question}`}>
          {question}
        </h2>
        {sentence && <p className={css.sentence}>{sentence}</p>}
        {children}
        {/* Last in tab order, after the answers. */}
        <p className={css.rule}>
          <RuleTag rule={decision.rule} />
        </p>
      </div>
    </Card>
  )
}
