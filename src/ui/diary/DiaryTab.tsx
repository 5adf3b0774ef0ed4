import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Theme } from '../../content/palette.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { diaryMarkdown, diaryVoice, type ToldRound, textOfTurn } from '../../store/view/diary.ts'
import { copyText } from '../clipboard.ts'
import { powerName, t } from '../text.ts'
import { handOutBlob } from '../to-disk.ts'
import { Button } from '../widgets/index.ts'
import css from './Diary.module.css'
import { Drawn } from './Drawn.tsx'
import { diaryDocument, openIn, roundPart, roundTitle, sharedShapes } from './document.ts'
import { htmlOf } from './file.ts'
import { fileName } from './file-name.ts'
import { BLACK_AND_WHITE, coloured } from './map/inks.ts'
import './paper.css'

type Props = { rounds: readonly ToldRound[]; theme: Theme; onGo: (index: number) => void }

/** The diary as text, with ways to export it. */
export function DiaryTab({ rounds, theme, onGo }: Props) {
  const title = useGame((store) => store.title)
  const [said, setSaid] = useState('')
  const inks = useMemo(() => coloured(theme), [theme])
  const say = (words: string) => {
    setSaid(words)
    notify(words, 'assertive')
  }
  const copy = (text: string) => void copyText(text).then((done) => say(t(done ? 'diary.copied' : 'diary.notCopied')))
  const last = rounds.at(-1)
  const save = () => {
    handOutBlob(fileName(title, last?.round ?? 0, 'html'), new Blob([htmlOf(rounds, title)], { type: 'text/html' }))
    say(t('diary.saved'))
  }
  return (
    <div className={css.body}>
      <div className={css.tools}>
        <Button onClick={() => copy(diaryMarkdown(rounds, diaryVoice))}>{t('diary.copy')}</Button>
        <Button onClick={() => print()}>{t('diary.print')}</Button>
        <Button icon="file" onClick={save}>
          {t('diary.html')}
        </Button>
        <TurnCopy rounds={rounds} onCopy={copy} />
        <p className={css.said}>{said}</p>
      </div>
      <div className={css.read}>
        <Drawn of={useMemo(() => sharedShapes(rounds, inks), [rounds, inks])} />
        {[...rounds].reverse().map((told) => (
          <RoundRead key={told.round} told={told} title={title} theme={theme} onGo={onGo} />
        ))}
      </div>
      <Paper rounds={rounds} title={title} />
    </div>
  )
}

function RoundRead({ told, title, theme, onGo }: { told: ToldRound; title: string; theme: Theme; onGo: Props['onGo'] }) {
  const part = useMemo(() => roundPart(told, title, coloured(theme)), [told, title, theme])
  return (
    <div className={`diary-paper ${css.round}`}>
      <Drawn of={part} />
      <Button onClick={() => onGo(told.summary.index)}>{t('diary.goTo', { round: told.round, ...openIn(told.summary) })}</Button>
    </div>
  )
}

/** One turn, for play by mail. Initially the last turn with any events. */
function TurnCopy({ rounds, onCopy }: { rounds: readonly ToldRound[]; onCopy: (text: string) => void }) {
  const turns = rounds.flatMap((round) => round.turns)
  const latest = turns.findLast(({ paragraphs }) => paragraphs.length > 0) ?? turns.at(-1)
  const [at, setAt] = useState<number | null>(null)
  const chosen = turns.find(({ index }) => index === at) ?? latest
  if (!chosen) return null
  return (
    <div className={css.turn}>
      <select aria-label={t('diary.whichTurn')} value={chosen.index} onChange={(event) => setAt(Number(event.target.value))}>
        {[...rounds].reverse().map((told) => (
          <optgroup key={told.round} label={roundTitle(told)}>
            {told.turns.map(({ index, power }) => (
              <option key={index} value={index}>
                {t('diary.turn', { power: powerName(power), round: told.round })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Button onClick={() => onCopy(textOfTurn(chosen, diaryVoice))}>{t('diary.copyTurn')}</Button>
    </div>
  )
}

/** The printed version; it replaces the page on paper. */
function Paper({ rounds, title }: { rounds: readonly ToldRound[]; title: string }) {
  const page = useMemo(() => diaryDocument(rounds, title, BLACK_AND_WHITE), [rounds, title])
  return createPortal(
    <div className={css.paper} data-diary-paper="" aria-hidden="true">
      <Drawn of={page} />
    </div>,
    document.body,
  )
}
