/** The language of the words in `data/text`, for whoever forms plurals and lists, or sorts by name. */
export const LANGUAGE = 'en'
/** How dates and times of day are written in it. */
export const DATES = 'en-GB'
