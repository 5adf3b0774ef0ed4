/** Formats the diary as Markdown, or one turn as plain text for play by mail. */
import '../content/words/play.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../engine/index.ts'
import { type DiaryRound, type DiaryTurn, eventfulTurns } from './diary.ts'
import type { DiaryValue, Phrase } from './phrases.ts'

/** Formats messages and names. */
export type DiaryVoice = {
  readonly say: (key: string, values?: Readonly<Record<string, string | number | null>>) => string
  /** Inside a sentence. */
  readonly power: (power: Owner) => string
  readonly heading: (power: PowerId) => string
  readonly space: (space: SpaceId) => string
  readonly units: (units: Counts) => string
  readonly list: (words: readonly string[]) => string
}

function formatValue(value: DiaryValue, voice: DiaryVoice): string | number {
  if (typeof value !== 'object') return value
  if ('power' in value) return voice.power(value.power)
  if ('powers' in value) return voice.list(value.powers.map(voice.power))
  if ('space' in value) return voice.space(value.space)
  if ('spaces' in value) return voice.list(value.spaces.map(voice.space))
  return 'units' in value ? voice.units(value.units) : voice.list(value.parts.map((part) => formatPhrase(part, voice)))
}

const formatPhrase = ({ key, values }: Phrase, voice: DiaryVoice): string =>
  voice.say(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value, voice)])))

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** One sentence of the diary. */
export const diarySentence = (saying: Phrase, voice: DiaryVoice): string => capitalize(formatPhrase(saying, voice))

const sentences = (sayings: readonly Phrase[], voice: DiaryVoice): string =>
  sayings.map((each) => diarySentence(each, voice)).join(' ')

/** The paragraphs of a turn. */
export const diaryParagraphs = ({ paragraphs, open }: DiaryTurn, voice: DiaryVoice): string[] =>
  paragraphs.length > 0
    ? paragraphs.map((each) => sentences(each, voice))
    : [voice.say(open ? 'diary.begun' : 'diary.uneventful')]

/** The text of a round. `collected` is left out where the figures are shown. */
export type RoundWords = {
  readonly headline: string
  readonly turns: readonly { readonly power: PowerId; readonly paragraphs: readonly string[] }[]
  readonly quiet: string
  readonly collected: string
}

/** Formats a round. */
export function formatRound(round: DiaryRound, voice: DiaryVoice): RoundWords {
  const { headline, quiet, collected } = round
  return {
    headline: sentences(headline, voice),
    turns: eventfulTurns(round).map((turn) => ({ power: turn.power, paragraphs: diaryParagraphs(turn, voice) })),
    quiet: sentences(quiet, voice),
    collected: collected ? diarySentence(collected, voice) : '',
  }
}

const escapeMarkdown = (words: string): string => words.replace(/[\\*_`[\]<>#|]/g, '\\$&')

/** The diary as Markdown. */
export function diaryMarkdown(rounds: readonly DiaryRound[], voice: DiaryVoice): string {
  const parts = rounds.flatMap((each) => {
    const { round, year, season } = each
    const { headline, turns, quiet, collected } = formatRound(each, voice)
    return [
      `## ${escapeMarkdown(voice.say('diary.round', { round, year: `${year}`, season }))}`,
      headline && `**${escapeMarkdown(headline)}**`,
      ...turns.flatMap(({ power, paragraphs }) => [
        `### ${escapeMarkdown(voice.heading(power))}`,
        ...paragraphs.map(escapeMarkdown),
      ]),
      ...(quiet || collected ? ['---'] : []),
      escapeMarkdown(quiet),
      escapeMarkdown(collected),
    ].filter(Boolean)
  })
  return `${[`# ${escapeMarkdown(voice.say('diary.title'))}`, ...parts].join('\n\n')}\n`
}

/** One turn as plain text. */
export const textOfTurn = (turn: DiaryTurn, voice: DiaryVoice): string =>
  [
    voice.say('diary.turn', { power: voice.heading(turn.power), round: turn.round }),
    ...diaryParagraphs(turn, voice).map((each) => `  ${each}`),
    ...(turn.income ? [`  ${diarySentence(turn.income, voice)}`] : []),
  ].join('\n')
