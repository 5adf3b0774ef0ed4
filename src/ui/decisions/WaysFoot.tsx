import type { Action, PowerId } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { keyLabel } from '../../store/settings/key-labels.ts'
import type { KeyId } from '../../store/settings/keys.ts'
import { Button, DockFoot, KeyCap, PrimaryButton, type Reason } from '../widgets/index.ts'
import css from './AnswerFoot.module.css'
import { type Keys, useArmed, useKeys } from './keys.ts'

export type FootWay = {
  id: string
  /** Label: "Press on to round 2". */
  label: string
  answer: Action
  /** Its key. Answers may share a key, which then cycles; without keys, C gives the selected one. */
  key?: KeyId
  why?: Reason | null
  /** Continues the battle; Enter does not trigger it, because Enter never rolls dice. */
  battle?: boolean
}

type Ways = { ways: readonly FootWay[]; chosen: string }
/** `onChoose`: for answers that share a key. */
type Props = Ways & { by: PowerId; question: string; onChoose?: (id: string) => void }

const sharing = (ways: readonly FootWay[], key: KeyId) => ways.filter((way) => way.key === key)

/** The key shown: among answers that share one, only the next in the cycle. */
export function keyNow({ ways, chosen }: Ways, id: string): KeyId | undefined {
  const key = ways.find((way) => way.id === id)?.key
  if (key === undefined) return undefined
  const all = sharing(ways, key)
  return all[(all.findIndex((way) => way.id === chosen) + 1) % all.length]?.id === id ? key : undefined
}

/** All answers in the foot, one press each, in fixed places. The selected one looks like the main button. */
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
        notify(way.label, 'polite')
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
              keyHint={keyLabel(key ?? (keyed.length === 0 ? 'accept' : 'goOn'))}
            >
              {way.label}
            </PrimaryButton>
          ) : (
            <Button key={way.id} className={css.default} why={way.why ?? null} onClick={() => give(way)}>
              {way.label}
              {key && (
                <KeyCap silent className={css.key}>
                  {keyLabel(key)}
                </KeyCap>
              )}
            </Button>
          )
        })}
      </div>
    </DockFoot>
  )
}
