import { DropdownMenu } from 'radix-ui'
import { useGame } from '../../../store/game/game.ts'
import { notify } from '../../../store/notify.ts'
import { fileOf } from '../../../store/persistence/save-file.ts'
import { copyText } from '../../clipboard.ts'
import { saveFile } from '../../start/files.ts'
import { t } from '../../text.ts'
import { Button, Glyph } from '../../widgets/index.ts'
import css from '../../widgets/Menu.module.css'

function saveAsFile(): File {
  const { name, text } = fileOf(useGame.getState().exportSave())
  return new File([text], name, { type: 'application/json' })
}

/** Few browsers hand a file of this kind to other apps. */
const canHandOn = (): boolean => {
  try {
    return navigator.canShare?.({ files: [new File(['{}'], 'game.json', { type: 'application/json' })] }) ?? false
  } catch {
    return false
  }
}

async function copyGame(): Promise<void> {
  const copied = await copyText(fileOf(useGame.getState().exportSave()).text)
  const words = t(copied ? 'panels.victory.copied' : 'panels.victory.notCopied')
  notify(words, 'hint', 'polite')
}

/** Ways to hand the whole game to somebody else. */
export function ShareMenu() {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button icon="out">{t('panels.victory.share')}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={css.menu} align="end" side="top" sideOffset={4} collisionPadding={8}>
        <Item icon="download" name={t('app.menu.save')} onSelect={saveFile} />
        <Item icon="copy" name={t('panels.victory.copy')} note={t('panels.victory.copyNote')} onSelect={() => void copyGame()} />
        {canHandOn() && (
          <Item
            icon="out"
            name={t('panels.victory.handOn')}
            // Closing the sheet of the system rejects: nothing is to be said then.
            onSelect={() => void navigator.share({ files: [saveAsFile()] }).catch(() => undefined)}
          />
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type ItemProps = { icon: string; name: string; note?: string; onSelect: () => void }

const Item = ({ icon, name, note, onSelect }: ItemProps) => (
  <DropdownMenu.Item className={css.item} onSelect={onSelect}>
    <Glyph name={icon} size={18} />
    <span>
      <span className={css.name}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  </DropdownMenu.Item>
)
