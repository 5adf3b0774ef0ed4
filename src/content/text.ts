/**
 * The words of the table, as ICU messages by id. A file is an area, and an id begins with its area (`panels.purchase.title`).
 * Inside a file the ids are nested or flat, without the area.
 */
import app from '../../data/text/en/app.json'
import battle from '../../data/text/en/battle.json'
import board from '../../data/text/en/board.json'
import decisions from '../../data/text/en/decisions.json'
import key from '../../data/text/en/key.json'
import log from '../../data/text/en/log.json'
import panels from '../../data/text/en/panels.json'
import rulesets from '../../data/text/en/rulesets.json'
import spaces from '../../data/text/en/spaces.json'
import widgets from '../../data/text/en/widgets.json'

type Words = { readonly [name: string]: string | Words }

function flatten(words: Words, prefix: string, into: Map<string, string>): void {
  for (const [name, value] of Object.entries(words)) {
    const id = name === prefix || name.startsWith(`${prefix}.`) ? name : `${prefix}.${name}`
    if (typeof value === 'string') into.set(id, value)
    else flatten(value, id, into)
  }
}

const areas: Readonly<Record<string, unknown>> = { app, battle, board, decisions, key, log, panels, rulesets, spaces, widgets }

function read(): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  for (const [area, words] of Object.entries(areas)) flatten(words as Words, area, messages)
  return messages
}

export const messages = read()
