/** Languages of `data/text/`, with the locale of their dates and times. */
export const LANGUAGES = { en: 'en-GB' }

export type Language = keyof typeof LANGUAGES

/** Its texts are bundled, and used where a translation has none. */
export const FALLBACK_LANGUAGE: Language = 'en'

const preferred = (globalThis as { navigator?: { languages?: readonly string[] } }).navigator?.languages ?? []
const isLanguage = (language: string | undefined): language is Language =>
  language !== undefined && Object.hasOwn(LANGUAGES, language)

/** Language of the page: the first of the browser's languages that has texts. For plurals, lists and sorting. */
export const LANGUAGE: Language = preferred.map((locale) => locale.split('-')[0]).find(isLanguage) ?? FALLBACK_LANGUAGE
/** Locale of dates and times. */
export const DATE_LOCALE: string = LANGUAGES[LANGUAGE]
