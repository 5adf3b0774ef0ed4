import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import '../../src/content/words/battle.ts'
import '../../src/content/words/decisions.ts'
import '../../src/content/words/key.ts'
import '../../src/content/words/log.ts'
import '../../src/content/words/shortcuts.ts'
import { phrasebook } from '../../src/content/message.ts'
import { messages } from '../../src/content/text.ts'

const said = (source: string) => phrasebook(() => source)('any')!()
const read = (source: string) => String(new IntlMessageFormat(source, 'en', undefined, { ignoreTag: true }).format())

it('words that stand for themselves are said as the message format would say them', () => {
  const plain = [...messages.values()].filter((source) => !source.includes('{'))
  expect(plain.length).toBeGreaterThan(500)
  expect(plain.filter((source) => said(source) !== read(source))).toEqual([])
  for (const source of ['it’s', "it's", "it''s", "one ' alone", '# and <b>', '']) expect(said(source)).toBe(read(source))
})
