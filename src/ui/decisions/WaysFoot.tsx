import type { Action, PowerId } from '../../engine/index.ts'
import { announce } from '../../store/announce.ts'
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
  /** The key that gives this answer, or goes through all that have it; where none of them has one, C gives the one that is chosen. */
  key?: KeyId
  why?: Reason | null
  /** Goes on with the battle: Enter, which never throws dice, does not give it. */
  battle?: boolean
}

type Ways = { ways: readonly FootWay[]; chosen: string }
/** `onChoose`: for ways that share a key. */
type Props = Ways & { by: PowerId; question: string; onChoose?: (id: string) => void }

const sharing = (ways: readonly FootWay[], key: KeyId) => ways.filter((way) => way.key === key)

/** The key that gives or chooses this way next: of those that share one, only the one after the chosen has it. */
export function keyNow({ ways, chosen }: Ways, id: string): KeyId | undefined {
  const key = ways.find((way) => way.id === id)?.key
  if (key === undefined) return undefined
  const all = sharing(ways, key)
  return all[(all.findIndex((way) => way.id === chosen) + 1) % all.length]?.id === id ? key : undefined
}

/**
 * Every answer of a question that has few, each given by one press. They stay in the foot whatever is being read above, and each
 * keeps its place: the one that is chosen on the cards is only drawn as the main button.
 */
export function WaysFoot({ by, question, ways, chosen, onChoose }: Props) {
  const dispatch = useGame((store) => store.dispatch)
  const armed = useArmed(question)
  const give = ({ answer, why }: FootWay) => {
    if (!why) dispatch(answer)
  }
  const main = ways.find((way) => way.id === chosen)
  const keyed = ways.filter((way) => way.key !== undefined)
  const keys: { -readonly [Key in keyof Keys]: Keys[Key] } = {}
  for (const way of keyed) {
    const key = keyNow({ ways, chosen }, way.id)
    if (key)
      keys[key] = () => {
        if (!armed()) return
        if (sharing(ways, key).length === 1) return give(way)
        onChoose?.(way.id)
        announce(way.label)
      }
  }
  if (main && keyed.length === 0) keys.accept = () => give(main)
  if (main && !main.battle) keys.goOn = () => give(main)
  useKeys('decisions.ways', keys)
  return (
    <DockFoot>
      <div className={css.ways}>
        {ways.map((way) => {
          const key = keyNow({ ways, chosen }, way.id)
          return way.id === chosen ? (
            <PrimaryButton
              key={way.id}
              power={by}
              onPress={() => give(way)}
              why={way.why ?? null}
              keyHint={cap(key ?? (keyed.length === 0 ? 'accept' : 'goOn'))}
            >
              {way.label}
            </PrimaryButton>
          ) : (
            <Button key={way.id} className={css.default} why={way.why ?? null} onClick={() => give(way)}>
              {way.label}
              {key && (
                <KeyCap silent className={css.key}>
                  {cap(key)}
                </KeyCap>
              )}
            </Button>
          )
        })}
      </div>
    </DockFoot>
  )
}
