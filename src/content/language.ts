/** Language of `data/text`, for plurals, lists and sorting. */
export const LANGUAGE = 'en'
/** Locale of dates and times. */
export const DATE_LOCALE = 'en-GB'
