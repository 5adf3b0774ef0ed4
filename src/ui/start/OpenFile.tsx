import { t } from '../../store/words.ts'
import choice from '../widgets/Choice.module.css'
import { Glyph } from '../widgets/Glyph.tsx'
import { Notice } from './Notice.tsx'
import css from './OpenFile.module.css'
import { useOpenFile } from './useOpenFile.tsx'

export function OpenFile() {
  const { input, choose } = useOpenFile()
  return (
    <div>
      {input}
      <button type="button" className={`${choice.edged} ${choice.row} ${css.open}`} onClick={choose}>
        <Glyph name="file" size={20} />
        <span>
          <b>{t('app.open.title')}</b>
          <small>{t('app.open.note')}</small>
        </span>
      </button>
      <Notice at="file" />
    </div>
  )
}
