import '../../content/words/play.ts'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useTheme } from '../../store/settings/theme.ts'
import { useDiary } from '../../store/view/diary.ts'
import { showMoment } from '../../store/view/moments.ts'
import { closeWarDiary } from '../../store/war-diary.ts'
import { t } from '../text.ts'
import { Button, KeyCap, Tabs } from '../widgets/index.ts'
import css from './Diary.module.css'
import { DiaryTab } from './DiaryTab.tsx'
import { FilmTab } from './FilmTab.tsx'
import { type BoardPainter, PictureTab } from './PictureTab.tsx'

const TABS = ['text', 'film', 'picture'] as const
type DiaryTabId = (typeof TABS)[number]

/** The war diary with tabs for text, fronts by round, and pictures. It does not change the game. */
export function DiarySheet({ painter }: { painter: BoardPainter }) {
  const rounds = useDiary()
  const theme = useTheme()
  const [tab, setTab] = useState<DiaryTabId>('text')
  const goTo = (index: number) => {
    closeWarDiary()
    showMoment(index)
  }
  const content = {
    text: <DiaryTab rounds={rounds} theme={theme} onGo={goTo} />,
    film: <FilmTab rounds={rounds} theme={theme} onGo={goTo} />,
    picture: <PictureTab theme={theme} painter={painter} />,
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeWarDiary()}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.sheet}
          aria-describedby={undefined}
          onKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <header className={css.head}>
            <Dialog.Title className="type-product">{t('diary.title')}</Dialog.Title>
            <p>{t('diary.stays')}</p>
            <Button icon="x" onClick={closeWarDiary}>
              {t('widgets.close')} <KeyCap silent>Esc</KeyCap>
            </Button>
          </header>
          <Tabs
            label={t('diary.title')}
            value={tab}
            onChange={setTab}
            tabs={TABS.map((id) => ({ id, label: t(`diary.tab.${id}`), content: content[id] }))}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
