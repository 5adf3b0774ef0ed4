import { DropdownMenu } from 'radix-ui'
import { changeSettings, THEMES } from '../../store/settings/settings.ts'
import { useTheme } from '../../store/settings/theme.ts'
import { t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from '../widgets/Menu.module.css'

const LOOKS = THEMES.filter((theme) => theme !== 'auto')

/** Switches to the next theme. The menu stays open so the player can compare them. */
export function ThemeItem() {
  const theme = useTheme()
  const next = LOOKS[(LOOKS.indexOf(theme) + 1) % LOOKS.length]!
  return (
    <DropdownMenu.Item
      className={css.item}
      onSelect={(event) => {
        event.preventDefault()
        changeSettings({ theme: next })
      }}
    >
      <Glyph name="theme" size={18} />
      <span>
        <span className={css.name}>{t('app.menu.theme', { theme: t(`app.settings.theme.${theme}`) })}</span>
        <span className={css.note}>{t('app.menu.themeNote', { theme: t(`app.settings.theme.${next}`) })}</span>
      </span>
    </DropdownMenu.Item>
  )
}
