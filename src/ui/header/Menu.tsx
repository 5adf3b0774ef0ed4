import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { openDesk } from '../../store/desk.ts'
import { useGame } from '../../store/game/game.ts'
import { openLegend } from '../../store/legend.ts'
import { confirmIfUnsaved } from '../../store/persistence/unsaved-guard.ts'
import { openSpaces } from '../../store/spaces.ts'
import { useUi } from '../../store/ui.ts'
import { openWarDiary } from '../../store/war-diary.ts'
import { lessonsModule } from '../chunks/lessons.ts'
import { review } from '../chunks/review.ts'
import { callLazy, exportOf, lazyModule } from '../lazy.tsx'
import { saveFile } from '../start/files.ts'
import { useOpenFile } from '../start/useOpenFile.tsx'
import { t } from '../text.ts'
import { Button, Glyph } from '../widgets/index.ts'
import css from '../widgets/Menu.module.css'
import { ResignDialog, useResignableSides } from './ResignDialog.tsx'
import { ThemeItem } from './ThemeItem.tsx'

const hint = lazyModule(() => import('../../store/computer/hint.ts').then((module) => module.askForHint))
/** After the menu has returned the focus, so that a sheet can return it too. */
const openCharts = () => setTimeout(() => setTimeout(() => callLazy(exportOf(review, 'openCharts'))))

export function Menu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const setSheet = useUi((ui) => ui.setSheet)
  const leave = useGame((store) => store.leave)
  const { input, choose } = useOpenFile()
  const sides = useResignableSides()
  const [resigning, setResigning] = useState(false)
  // Opens after the menu has returned the focus.
  const diary = () =>
    setTimeout(() => {
      trigger.current?.focus()
      openWarDiary()
    })
  return (
    <>
      {input}
      <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
        <DropdownMenu.Trigger asChild>
          <Button ref={trigger} variant="quiet" icon="menu" aria-label={t('app.menu.label')} title={t('app.menu.label')} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className={`${css.menu} ${css.wide}`} align="end" sideOffset={4} collisionPadding={8}>
          <div className={css.column}>
            <Group of="game">
              <Item icon="download" onSelect={saveFile} note={t('app.menu.saveNote')}>
                {t('app.menu.save')}
              </Item>
              <Item icon="folder" onSelect={choose}>
                {t('app.menu.open')}
              </Item>
              <Item icon="home" onSelect={() => setTimeout(() => confirmIfUnsaved(leave))} note={t('app.menu.leaveNote')}>
                {t('app.menu.leave')}
              </Item>
              <Item icon="seats" onSelect={() => setSheet('seats')}>
                {t('app.menu.seats')}
              </Item>
              {sides.length > 0 && (
                <Item icon="flag" onSelect={() => setTimeout(setResigning, 0, true)}>
                  {t('app.menu.resign')}
                </Item>
              )}
            </Group>
            <Group of="table">
              <Item icon="table" onSelect={() => setTimeout(openSpaces)}>
                {t('spaces.command')}
              </Item>
              <Item icon="legend" onSelect={() => setTimeout(openLegend)}>
                {t('app.command.key')}
              </Item>
              <ThemeItem />
              <Item icon="gear" onSelect={() => setSheet('settings')}>
                {t('app.menu.settings')}
              </Item>
            </Group>
          </div>
          <div className={css.column}>
            <Group of="war">
              <Item icon="journal" onSelect={diary}>
                {t('app.command.diary')}
              </Item>
              <Item icon="lines" onSelect={openCharts}>
                {t('app.command.charts')}
              </Item>
              <Item icon="past" onSelect={() => callLazy(exportOf(lessonsModule, 'openLookBack'))}>
                {t('app.menu.lookBack')}
              </Item>
              <Item icon="two" onSelect={() => setTimeout(() => callLazy(exportOf(review, 'openCompare')))}>
                {t('app.command.compare')}
              </Item>
              <Item icon="pen" onSelect={() => callLazy(exportOf(lessonsModule, 'makeHere'))}>
                {t('app.menu.make')}
              </Item>
            </Group>
            <Group of="help">
              <Item icon="lamp" onSelect={() => callLazy(hint)}>
                {t('app.menu.hint')}
              </Item>
              <Item icon="dice" onSelect={() => setTimeout(openDesk)}>
                {t('app.menu.odds')}
              </Item>
              <Item icon="book" onSelect={() => setTimeout(() => useUi.getState().openRule(''))}>
                {t('app.menu.rules')}
              </Item>
              <Item icon="why" onSelect={() => setSheet('help')}>
                {t('app.menu.help')}
              </Item>
              <DropdownMenu.Item className={css.item} asChild>
                <a href="./licences.html" target="_blank" rel="noopener">
                  <Named icon="file" note={t('app.menu.licencesNote')}>
                    {t('app.start.licences')}
                  </Named>
                </a>
              </DropdownMenu.Item>
            </Group>
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <ResignDialog open={resigning} onOpenChange={setResigning} sides={sides} />
    </>
  )
}

/** A titled group of items. */
function Group({ of: group, children }: { of: 'game' | 'table' | 'war' | 'help'; children: ReactNode }) {
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className={`type-caption ${css.caption}`}>{t('app.menu.group', { group })}</DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  )
}

type NamedProps = { icon: string; children: ReactNode; note?: string }

function Item({ onSelect, ...named }: NamedProps & { onSelect: () => void }) {
  return (
    <DropdownMenu.Item className={css.item} onSelect={onSelect}>
      <Named {...named} />
    </DropdownMenu.Item>
  )
}

function Named({ icon, children, note }: NamedProps) {
  return (
    <>
      <Glyph name={icon} size={18} />
      <span>
        <span className={css.name}>{children}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </>
  )
}
