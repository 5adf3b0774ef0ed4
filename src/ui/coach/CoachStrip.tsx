import { useEffect } from 'react'
import type { CoachAdvice } from '../../learn/coach/index.ts'
import { useComputerToAct } from '../../store/game/computers.ts'
import { NONE, setCoach } from '../../store/modes/coach-setting.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import { useIsLookingBack } from '../../store/view/viewed-moment.ts'
import { powerName, spaceName, t } from '../text.ts'
import { Button, KeyCap, RuleTag } from '../widgets/index.ts'
import css from './CoachStrip.module.css'
import './meant.css'
import { dismissLine, goAlong, useSaying } from './going-along.ts'
import { coachSentence } from './sentence.ts'

/** Lowest priority: Esc closes everything else first. */
const COMMANDS: readonly Command[] = [
  { id: 'coach.notNow', key: 'back', priority: -10, when: () => useSaying.getState().said !== null, run: dismissLine },
]

/** One line between the map and the footer. It never takes the focus. */
export function CoachStrip() {
  const said = useSaying((saying) => saying.said)
  const rests = useSaying((saying) => saying.rests)
  const computer = useComputerToAct()
  const past = useIsLookingBack()
  useCommands(COMMANDS)
  useEffect(goAlong, [])
  // Keeps its space while the code loads.
  if (!said && !past && !computer && !rests) return <span hidden />
  return (
    <section className={css.strip} aria-label={t('coach.label')} data-silent={said ? undefined : ''}>
      <span className={css.disc}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3.500 4.500h13v8.500h-8l-3 3v-3h-2ZM6.500 7.500h7M6.500 10h4.500" />
        </svg>
      </span>
      <p className={css.sentence}>
        {said ? (
          <Sentence said={said} />
        ) : past ? (
          t('coach.past')
        ) : computer ? (
          t('coach.waits', { power: powerName(computer) })
        ) : (
          rests && t('coach.rests')
        )}
      </p>
      {said && (
        <>
          <RuleTag rule={said.rule} />
          {said.line.lit === 'next' ? (
            <Button className={css.later} onClick={dismissLine} aria-keyshortcuts="Escape" data-next>
              {t('coach.next')} <KeyCap silent>Esc</KeyCap>
            </Button>
          ) : (
            <Button variant="quiet" className={css.later} onClick={dismissLine} aria-keyshortcuts="Escape">
              {t('coach.notNow')} <KeyCap silent>Esc</KeyCap>
            </Button>
          )}
        </>
      )}
      <Button variant="quiet" icon="x" aria-label={t('coach.off')} title={t('coach.off')} onClick={() => setCoach(NONE)} />
    </section>
  )
}

/** The emphasised part of the line. */
function Sentence({ said }: { said: CoachAdvice }) {
  const words = coachSentence(said)
  const name = said.space === null ? null : spaceName(said.space)
  const at = name === null ? -1 : words.indexOf(name)
  if (name === null || at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <b>{name}</b>
      {words.slice(at + name.length)}
    </>
  )
}
