import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { type Side, sideOf, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { openLegend } from '../../store/legend.ts'
import { useWinner } from '../../store/selectors.ts'
import { openSpaces } from '../../store/spaces.ts'
import { useUi } from '../../store/ui.ts'
import { saveFile } from '../start/files.ts'
import { useOpenFile } from '../start/useOpenFile.tsx'
import { t } from '../text.ts'
import { Button, Dialog, Glyph } from '../widgets/index.ts'
import css from '../widgets/Menu.module.css'
import { useWhyNoDeclaration } from './declaration.ts'
import { ThemeItem } from './ThemeItem.tsx'

export function Menu({ onDeclare, defaultOpen = false }: { onDeclare: () => void; defaultOpen?: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [resigning, setResigning] = useState<Side | null>(null)
  const setSheet = useUi((ui) => ui.setSheet)
  const leave = useGame((store) => store.leave)
  const dispatch = useGame((store) => store.dispatch)
  const side = useGame(({ game }) => (game ? sideOf(turn(game).power) : 'central'))
  const readOnly = useGame((store) => store.readOnly)
  const over = useWinner() !== null
  const why = useWhyNoDeclaration()
  const { input, choose } = useOpenFile()
  const noResigning = readOnly ? t('app.save.readOnly') : over ? t('app.menu.over') : null
  return (
    <>
      {input}
      <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
        <DropdownMenu.Trigger asChild>
          <Button ref={trigger} variant="quiet" icon="gear" aria-label={t('app.menu.label')} title={t('app.menu.label')} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className={css.menu} align="end" sideOffset={4} collisionPadding={8}>
          <Item icon="out" onSelect={saveFile} note={t('app.menu.saveNote')}>
            {t('app.menu.save')}
          </Item>
          <Item icon="file" onSelect={choose}>
            {t('app.menu.open')}
          </Item>
          <Item icon="plus" onSelect={leave} note={t('app.menu.leaveNote')}>
            {t('app.menu.leave')}
          </Item>
          <DropdownMenu.Separator className={css.line} />
          <Item icon="submarine" onSelect={onDeclare} why={why?.message ?? null}>
            {t('app.declare.name')}
          </Item>
          <Item icon="warn" onSelect={() => setResigning(side)} why={noResigning}>
            {t('app.menu.resign', { side: t(`app.side.${side}`) })}
          </Item>
          <DropdownMenu.Separator className={css.line} />
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
          <Item icon="book" onSelect={() => setSheet('help')}>
            {t('app.menu.help')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dialog
        open={resigning !== null}
        onOpenChange={(open) => !open && setResigning(null)}
        title={t('app.resign.title', { side: t(`app.side.${resigning ?? side}`) })}
        description={t('app.resign.text')}
        confirm={t('app.resign.confirm')}
        onConfirm={() => resigning && dispatch({ type: 'resign', side: resigning })}
      />
    </>
  )
}

type ItemProps = { icon: string; onSelect: () => void; children: ReactNode; note?: string; why?: string | null }

/** What cannot be done now stays in its place and says why. */
function Item({ icon, onSelect, children, note, why }: ItemProps) {
  const blocked = why !== undefined && why !== null
  const select = (event: Event) => {
    if (blocked) event.preventDefault()
    else onSelect()
  }
  return (
    <DropdownMenu.Item className={css.item} onSelect={select} aria-disabled={blocked || undefined}>
      <Glyph name={icon} size={18} />
      <span>
        <span className={css.name}>{children}</span>
        {(why ?? note) && <span className={css.note}>{why ?? note}</span>}
      </span>
    </DropdownMenu.Item>
  )
}
