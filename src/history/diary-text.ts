/** The diary in words: as Markdown, and one turn as plain text for those who play by mail. */
import '../content/words/diary.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../engine/index.ts'
import { type DiaryRound, type DiaryTurn, loudTurns } from './diary.ts'
import type { DiaryValue, Saying } from './sayings.ts'

/** Who says it: messages of the catalogue, and the names of what is put into them. */
export type Voice = {
  readonly say: (key: string, values?: Readonly<Record<string, string | number | null>>) => string
  /** Within a sentence. */
  readonly power: (power: Owner) => string
  /** As a heading. */
  readonly heading: (power: PowerId) => string
  readonly space: (space: SpaceId) => string
  readonly units: (units: Counts) => string
  readonly list: (words: readonly string[]) => string
}

function named(value: DiaryValue, voice: Voice): string | number {
  if (typeof value !== 'object') return value
  if ('power' in value) return voice.power(value.power)
  if ('powers' in value) return voice.list(value.powers.map(voice.power))
  if ('space' in value) return voice.space(value.space)
  if ('spaces' in value) return voice.list(value.spaces.map(voice.space))
  return 'units' in value ? voice.units(value.units) : voice.list(value.parts.map((part) => said(part, voice)))
}

const said = ({ key, values }: Saying, voice: Voice): string =>
  voice.say(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, named(value, voice)])))

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** One sentence of the diary. */
export const diarySentence = (saying: Saying, voice: Voice): string => capital(said(saying, voice))

const sentences = (sayings: readonly Saying[], voice: Voice): string =>
  sayings.map((each) => diarySentence(each, voice)).join(' ')

/** What a turn brought, paragraph by paragraph. */
export const diaryParagraphs = ({ paragraphs, open }: DiaryTurn, voice: Voice): string[] =>
  paragraphs.length > 0
    ? paragraphs.map((each) => sentences(each, voice))
    : [voice.say(open ? 'diary.begun' : 'diary.uneventful')]

/** A round in words, as every form of the diary tells it. `collected` is left to the figures where they stand beside it. */
export type RoundWords = {
  readonly headline: string
  readonly turns: readonly { readonly power: PowerId; readonly paragraphs: readonly string[] }[]
  readonly quiet: string
  readonly collected: string
}

/** The words of a round. */
export function wordsOfRound(round: DiaryRound, voice: Voice): RoundWords {
  const { headline, quiet, collected } = round
  return {
    headline: sentences(headline, voice),
    turns: loudTurns(round).map((turn) => ({ power: turn.power, paragraphs: diaryParagraphs(turn, voice) })),
    quiet: sentences(quiet, voice),
    collected: collected ? diarySentence(collected, voice) : '',
  }
}

/** Signs that Markdown would take for its own. */
const escaped = (words: string): string => words.replace(/[\\*_`[\]<>#|]/g, '\\$&')

/** The diary as Markdown: a heading a round, its headline in bold, a heading and paragraphs a turn. */
export function markdownOf(rounds: readonly DiaryRound[], voice: Voice): string {
  const parts = rounds.flatMap((each) => {
    const { round, year, season } = each
    const { headline, turns, quiet, collected } = wordsOfRound(each, voice)
    return [
      `## ${escaped(voice.say('diary.round', { round, year: `${year}`, season }))}`,
      headline && `**${escaped(headline)}**`,
      ...turns.flatMap(({ power, paragraphs }) => [`### ${escaped(voice.heading(power))}`, ...paragraphs.map(escaped)]),
      ...(quiet || collected ? ['---'] : []),
      escaped(quiet),
      escaped(collected),
    ].filter(Boolean)
  })
  return `${[`# ${escaped(voice.say('diary.title'))}`, ...parts].join('\n\n')}\n`
}

/** One turn as plain text: who and when, a line for each paragraph, and what was collected. */
export const textOfTurn = (turn: DiaryTurn, voice: Voice): string =>
  [
    voice.say('diary.turn', { power: voice.heading(turn.power), round: turn.round }),
    ...diaryParagraphs(turn, voice).map((each) => `  ${each}`),
    ...(turn.income ? [`  ${diarySentence(turn.income, voice)}`] : []),
  ].join('\n')
