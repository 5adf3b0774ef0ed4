/** Texts in other languages: the page loads those of its language before it renders. English stays the fallback. */
import { addTranslation, type Words } from '../catalogue.ts'

const files = import.meta.glob<Words>(['../../../data/text/*/*.json', '!../../../data/text/en/*.json'], { import: 'default' })

/** Loads all texts of a language. */
export async function loadTranslation(language: string): Promise<void> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/text/${language}/`))
  const loaded = await Promise.all(own.map(async ([file, load]) => [file, await load()] as const))
  addTranslation(Object.fromEntries(loaded))
}
