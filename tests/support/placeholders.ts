import { IntlMessageFormat } from 'intl-messageformat'

/** In the syntax tree of a message. */
const PLAIN_TEXT = 0

/** The words a message asks for, those inside its choices too. */
export function placeholders(sentence: string): string[] {
  const words = new Set<string>()
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) read(part)
    else if (typeof value === 'object' && value !== null) {
      const { type, value: name } = value as { type?: unknown; value?: unknown }
      if (typeof type === 'number' && type !== PLAIN_TEXT && typeof name === 'string') words.add(name)
      for (const inner of Object.values(value)) read(inner)
    }
  }
  read(new IntlMessageFormat(sentence, 'en').getAst())
  return [...words]
}
