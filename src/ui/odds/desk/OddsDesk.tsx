import '../../../content/words/odds.ts'
import { Dialog } from 'radix-ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { RULESET_IDS } from '../../../engine/index.ts'
import { buildPosition, type DeskQuestion, emptyQuestion } from '../../../odds/desk.ts'
import { closeDesk, isOddsLink, ODDS_LINK } from '../../../store/desk.ts'
import { useGame } from '../../../store/game/table.ts'
import { useLearn } from '../../../store/modes/learn-page.ts'
import { notify } from '../../../store/notify.ts'
import { linkOf, linkOpened, MOST_OF_ONE, type ReadLink } from '../../../store/odds/link.ts'
import { copyText } from '../../clipboard.ts'
import { t } from '../../text.ts'
import { Button, KeyCap } from '../../widgets/index.ts'
import { SIDE_IDS } from '../spreads.ts'
import css from './Desk.module.css'
import { DeskBar } from './DeskBar.tsx'
import { DeskResult, InShort } from './DeskResult.tsx'
import { SideForces } from './SideForces.tsx'
import { useAnswer } from './useAnswer.ts'

/** Delay before the URL changes while a count is edited (ms). */
const REST = 300

const begun = (): DeskQuestion => {
  const { game } = useGame.getState()
  return {
    ...emptyQuestion(game?.table.ruleset ?? RULESET_IDS[0], 'germany', 'france'),
    attacker: [{ power: 'germany', units: { infantry: 6, artillery: 2 } }],
    defender: [{ power: 'france', units: { infantry: 4, artillery: 1 } }],
  }
}

const questionIn = (opened: ReadLink | null): DeskQuestion => (opened?.ok ? opened.question : begun())

/** The odds of any two forces under any rules. It does not change the game. */
export function OddsDesk() {
  const [opened, setOpened] = useState(linkOpened)
  const [question, setQuestion] = useState(() => questionIn(opened))
  const asked = useDeferredValue(question)
  const posed = useMemo(() => buildPosition(asked), [asked])
  const answer = useAnswer(asked, posed)
  useAddressOf(question, (next) => {
    setOpened(next)
    setQuestion(questionIn(next))
  })
  const change = (next: DeskQuestion) => {
    setOpened(null)
    setQuestion(next)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.desk}
          aria-describedby={undefined}
          onKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className={css.head}>
            <Dialog.Title className="type-product">{t('odds.desk.title')}</Dialog.Title>
            <p>{t('odds.desk.untouched')}</p>
            <CopyLink question={question} />
            <Button icon="x" onClick={leave}>
              {t('odds.desk.close')} <KeyCap silent>Esc</KeyCap>
            </Button>
          </header>
          {opened && !opened.ok && (
            <p className={css.flaw} role="alert">
              {t(`odds.link.${opened.flaw}`, { most: MOST_OF_ONE, sentence: opened.sentence ?? '' })} {t('odds.desk.fresh')}
            </p>
          )}
          <DeskBar question={question} posed={posed} onChange={change} />
          <InShort answer={answer} />
          <div className={css.columns}>
            {SIDE_IDS.map((side) => (
              <SideForces key={side} question={question} side={side} onChange={change} />
            ))}
            <DeskResult answer={answer} posed={posed} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function leave(): void {
  const { id } = useGame.getState()
  closeDesk(id ? `#game=${encodeURIComponent(id)}` : (useLearn.getState().lesson ?? location.pathname + location.search))
}

/** Duration of the confirmation (ms). */
const SAID = 2500

function CopyLink({ question }: { question: DeskQuestion }) {
  const [done, setDone] = useState<'copied' | 'notCopied' | null>(null)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(null), SAID)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    const link = linkOf(question)
    history.replaceState(null, '', link)
    const address = location.origin + location.pathname + location.search + link
    const said = (await copyText(address)) ? 'copied' : 'notCopied'
    setDone(said)
    notify(t(`odds.desk.${said}`), 'polite')
  }
  return <Button onClick={() => void copy()}>{t(`odds.desk.${done ?? 'copy'}`)}</Button>
}

/** Keeps the URL and the question in sync. */
function useAddressOf(question: DeskQuestion, onOpened: (opened: ReadLink | null) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => isOddsLink() && history.replaceState(null, '', linkOf(question)), REST)
    return () => clearTimeout(timer)
  }, [question])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is the same at all times
  useEffect(() => {
    const moved = () => isOddsLink() && location.hash !== ODDS_LINK && onOpened(linkOpened())
    addEventListener('hashchange', moved)
    return () => removeEventListener('hashchange', moved)
  }, [])
}
