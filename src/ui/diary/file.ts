/** The diary as one self-contained file, without scripts. */
import { LANGUAGE } from '../../content/language.ts'
import type { ToldRound } from '../../store/view/diary.ts'
import { t } from '../text.ts'
import { diaryDocument } from './document.ts'
import { coloured } from './map/inks.ts'
import { markup, safe } from './map/shapes.ts'
import paper from './paper.css?raw'

const PAGE =
  'html{container-type:inline-size}body{max-width:760px;margin:0 auto;padding:24px 16px;background:#fff}@media print{html{container-type:normal}body{max-width:none;padding:0}}'

/** A complete HTML page. Names are escaped. */
export const htmlOf = (rounds: readonly ToldRound[], title: string): string =>
  [
    '<!doctype html>',
    `<html lang="${LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${safe(title ? t('diary.overNamed', { title }) : t('diary.title'))}</title>`,
    `<style>${paper}${PAGE}</style></head><body>`,
    markup(diaryDocument(rounds, title, coloured('light'))),
    '</body></html>\n',
  ].join('\n')
