import type { Action, PowerId } from '../../engine/index.ts'
import { cap } from '../../store/caps.ts'
import { useGame } from '../../store/game.ts'
import type { KeyId } from '../../store/keys.ts'
import { Button, DockFoot, KeyCap, PrimaryButton, type Reason } from '../widgets/index.ts'
import css from './AnswerFoot.module.css'
import { type Keys, useArmed, useKeys } from './keys.ts'

export type FootWay = {
  id: string
  /** What its button says: "Press on to round 2". */
  label: string
  answer: Action
  /** The key that gives this answer; where none of them has one, C gives the one that is chosen. */
  key?: KeyId
  why?: Reason | null
  /** Goes on with the battle: neither Enter nor Ctrl+Enter gives it. */
  battle?: boolean
}

type Props = { by: PowerId; question: string; ways: readonly FootWay[]; chosen: string }

/**
 * Every answer of a question that has few, each given by one press. They stay in the foot whatever is being read above, and each
 * keeps its place: the one that is chosen on the cards is only drawn as the main button.
 */
export function WaysFoot({ by, question, ways, chosen }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const armed = useArmed(question)
  const give = ({ answer, why }: FootWay) => {
    if (!why) dispatch(answer)
  }
  const main = ways.find((way) => way.id === chosen)
  const keyed = ways.filter((way) => way.key !== undefined)
  const keys: { -readonly [Key in keyof Keys]: Keys[Key] } = {}
  for (const way of keyed) {
    if (way.key)
      keys[way.key] = () => {
        if (armed()) give(way)
      }
  }
  if (main && keyed.length === 0) keys.accept = () => give(main)
  if (main && !main.battle) keys.goOn = () => give(main)
  useKeys('decisions.ways', keys)
  return (
    <DockFoot>
      <div className={css.ways}>
        {ways.map((way) =>
          way.id === chosen ? (
            <PrimaryButton
              key={way.id}
              power={by}
              onPress={() => give(way)}
              why={way.why ?? null}
              keyHint={cap(way.key ?? (keyed.length === 0 ? 'accept' : 'goOn'))}
              battle={way.battle ?? false}
            >
              {way.label}
            </PrimaryButton>
          ) : (
            <Button key={way.id} className={css.default} why={way.why ?? null} onClick={() => give(way)}>
              {way.label}
              {way.key && (
                <KeyCap silent className={css.key}>
                  {cap(way.key)}
                </KeyCap>
              )}
            </Button>
          ),
        )}
      </div>
    </DockFoot>
  )
}
