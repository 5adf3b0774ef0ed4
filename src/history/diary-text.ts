/** The diary in words: as Markdown, and one turn as plain text for those who play by mail. */
import '../content/words/diary.ts'
import type { Counts, Owner, PowerId, SpaceId } from '../engine/index.ts'
import type { DiaryRound, DiaryTurn } from './diary.ts'
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

/** What a turn brought, sentence by sentence. */
export const diarySentences = ({ sayings }: DiaryTurn, voice: Voice): string[] =>
  sayings.length > 0 ? sayings.map((each) => diarySentence(each, voice)) : [voice.say('diary.quiet')]

/** Signs that Markdown would take for its own. */
const escaped = (words: string): string => words.replace(/[\\*_`[\]<>#|]/g, '\\$&')

/** The diary as Markdown: a heading a round and a turn, a point a sentence. */
export function markdownOf(rounds: readonly DiaryRound[], voice: Voice): string {
  const turnText = (turn: DiaryTurn) =>
    [
      `### ${escaped(voice.heading(turn.power))}`,
      diarySentences(turn, voice)
        .map((each) => `- ${escaped(each)}`)
        .join('\n'),
    ].join('\n\n')
  const parts = rounds.map(({ round, year, season, turns }) =>
    [`## ${escaped(voice.say('diary.round', { round, year: `${year}`, season }))}`, ...turns.map(turnText)].join('\n\n'),
  )
  return `${[`# ${escaped(voice.say('diary.title'))}`, ...parts].join('\n\n')}\n`
}

/** One turn as plain text: who and when, and a line for each sentence. */
export const textOfTurn = (turn: DiaryTurn, voice: Voice): string =>
  [
    voice.say('diary.turn', { power: voice.heading(turn.power), round: turn.round }),
    ...diarySentences(turn, voice).map((each) => `  ${each}`),
  ].join('\n')
