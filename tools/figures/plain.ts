// How plain comments, names and texts read: old turns of phrase, words of comment a line, names that say nothing.
import { parseSync } from 'vite'
import { declarations } from './code.ts'
import { type File, lineOf } from './source.ts'

/** Turns of phrase that modern technical English does not use. Words with a common modern use (`lie`, `stand`) count only in old phrases. */
const OLD_TURNS = new RegExp(
  `\\b(?:${[
    'whoever|whomever|whosoever|whichever of|anew|no more(?! than)|of which|of whom|nobody|so many|so much(?! as)',
    'what (?:stands|lies|comes|goes|waits|follows|remains|belongs|happens|leads)',
    'who (?:asks|comes|begins|wants|reads|looks|opens|plays|has|is|was|may|can) \\w+',
    '(?:is|are|was|were|be) told(?: of)?|told of|tells of|told apart',
    'once more|in vain|in the place of|in its place|of its own accord|at rest|by itself|of itself|for itself|as it were|of old|from of',
    '(?:has|have|had) (?:no|not)(?= \\w+ed\\b|[.,;])|but for|save for|for lack of|for want of|lest|thereof|therein|thereby|whereby|whence|hence|thus',
    'upon|shall|ought|hither|beside(?= what| that| it| them)|besides',
    'comes? to stand|comes? into|is to be|are to be|was to be|were to be|by then|not yet come|there to be had|to be had',
    'all that(?= \\w)|that which|those who|those that|none of (?:it|them|which)|nothing of',
  ].join('|')})\\b`,
  'gi',
)

/** The old turns of phrase in a text. */
export const oldTurns = (text: string): string[] => text.match(OLD_TURNS) ?? []

/** The number of words in a text; rule ids and code in backticks do not count. */
export const countWords = (text: string): number =>
  text.replace(/`[^`]*`|\b[A-Z]{3}-[\w-]+/g, '').match(/[A-Za-z][\w’'-]*/g)?.length ?? 0

/** The comments of a file with their lines; directives of tools are left out. */
export function commentsOf(file: File): { line: number; text: string }[] {
  const { comments } = parseSync(file.name, file.text)
  return comments
    .filter(({ value }) => !/^\s*(?:biome-ignore|@ts-|\/\s*<reference|eslint-|@vite-ignore)/.test(value))
    .map(({ value, start }) => ({ line: lineOf(file.text, start), text: value.replace(/^\s*\*+/gm, ' ') }))
}

/** Words that name no thing and no act: bare adverbs, participles, pronouns and metaphors. */
const BARE = new Set(
  (
    'told laid kept known made given meant said seen shown held lit left gone done drawn taken fallen fell lost found put set begun bound ' +
    'mended advised sought planned played asked tapped spilled judged coached learned fetched named moved turned struck remembered wanted ' +
    'behind still over ahead later soon further beside apart back again once already now here there together away off beneath aside besides ' +
    'mine theirs ours whose whom whatever nobody somebody mind temper prey pull yards sway arms further rungs stuck sky widest past coming tired'
  ).split(' '),
)

/** Exported names and file names that are a single such word. */
export function bareNames(files: readonly File[]): { all: number; list: string[] } {
  const names = files.flatMap((file) => [
    ...declarations(file)
      .filter(({ exported }) => exported)
      .map(({ name, start }) => ({ at: `${file.name}:${lineOf(file.text, start)}`, name })),
    { at: file.name, name: /([^/]+?)\.\w+$/.exec(file.name)?.[1] ?? '' },
  ])
  return {
    all: names.length,
    list: names.filter(({ name }) => BARE.has(name.toLowerCase())).map(({ at, name }) => `${at} ${name}`),
  }
}
