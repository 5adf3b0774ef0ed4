/**
 * Plays a turn through the screen: purchase, a march into Serbia, a battle, a reload between dice and answer, up to Russia's
 * turn.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Seat } from './seat.ts'

const PATIENCE = 30_000

type Flow = { power: string; phase: string; pending: { id: number } | null }
type Point = { x: number; y: number }

/** The first battle of these dice asks for losses; another might ask for nothing, and have no middle. */
const GAME = {
  ruleset: 'standard',
  seed: 'danube',
  players: [
    { name: 'Anna', powers: ['austria-hungary', 'germany', 'ottoman'] },
    { name: 'Ben', powers: ['russia', 'france', 'britain', 'italy', 'usa'] },
  ],
}

/** Until the page says yes. Throws what was waited for. */
async function until(seat: Seat, what: string, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await seat.ask<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await wait(100)
  }
}

const text = (value: unknown) => JSON.stringify(value)
const flow = (seat: Seat) => seat.ask<Flow>('contested.state().flow')

/** The middle of the first of these that is seen and not forbidden, brought into view. */
const middleOf = (selector: string, label: string) => `(() => {
  const element = [...document.querySelectorAll(${text(selector)})].find((one) =>
    one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' &&
    (one.getAttribute('aria-label') ?? one.textContent).includes(${text(label)}))
  element?.scrollIntoView({ block: 'nearest' })
  const box = element?.getBoundingClientRect()
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
})()`

async function pressOn(seat: Seat, what: string, selector: string, label = ''): Promise<void> {
  await until(seat, what, middleOf(selector, label))
  // Once what it may be moved by has come to rest.
  await wait(150)
  const at = await seat.ask<Point | null>(middleOf(selector, label))
  if (at) await seat.press(at)
}

/** A space of the map, once the camera has stopped. */
async function pressSpace(seat: Seat, space: string): Promise<void> {
  let last: Point | null = null
  for (const end = Date.now() + PATIENCE; ; ) {
    const at = await seat.ask<Point | null>(`contested.clickPointOf(${text(space)})`)
    if (at && last && at.x === last.x && at.y === last.y) return seat.press(at)
    if (Date.now() > end) throw new Error(`${space} does not come to rest on the map`)
    last = at
    await wait(200)
  }
}

const PRIMARY = '[data-primary]'

/** On with whatever the main button or the next battle is, until the game says so. */
async function onward(seat: Seat, what: string, done: (now: Flow) => boolean): Promise<void> {
  for (const end = Date.now() + 4 * PATIENCE; !done(await flow(seat)); ) {
    if (Date.now() > end) {
      const seen = await seat.ask<string>(`document.querySelector(${text(PRIMARY)})?.textContent`)
      throw new Error(`the turn does not come to ${what}: it stands at ${JSON.stringify(await flow(seat))}, “${seen}”`)
    }
    const fight = await seat.ask<Point | null>(middleOf('[data-fight]', ''))
    const at = fight ?? (await seat.ask<Point | null>(middleOf(PRIMARY, '')))
    if (at) await seat.press(at)
    await wait(400)
  }
}

async function reloadInBattle(seat: Seat): Promise<string> {
  await seat.ask('contested.kept()')
  const before = await seat.ask<string>('contested.save().hash')
  await seat.reload()
  await until(seat, 'the same game', `globalThis.contested?.state() && document.querySelector('main canvas')`)
  const after = await seat.ask<string>('contested.save().hash')
  if (after !== before) throw new Error(`after the reload the game is another: ${before} before, ${after} after`)
  return 'fought, and was the same after a reload in mid-battle'
}

async function readNotKept(seat: Seat): Promise<string> {
  await until(seat, 'the sentence that nothing is kept', `document.body.innerText.includes('This browser does not save games')`)
  return 'fought, and read that nothing is kept'
}

/** Plays it; the lines say what was done. Throws at the first thing that does not go as it should. */
export async function playTurn(seat: Seat, url: string): Promise<string[]> {
  const told: string[] = []
  await seat.open(url)
  await pressOn(seat, 'the button that begins', 'button', 'Begin the war')
  await until(seat, 'the map', `document.querySelector('main canvas') && contested.state()?.flow.phase === 'purchase'`)
  // Dice that ask for losses: with others there may be nothing to be asked, and no middle of the battle.
  await seat.ask(`contested.open(${text(GAME)})`)
  await until(
    seat,
    'the map of that game',
    `document.querySelector('main canvas') && contested.state().table.players[0].name === 'Anna'`,
  )
  for (let i = 0; i < 2; i++) await pressOn(seat, 'the number of infantry', 'button', 'One more: Infantry')
  await pressOn(seat, 'Buy', PRIMARY, 'End purchase: 2 units')
  await until(seat, 'Movement', `contested.state().flow.phase === 'move'`)
  told.push('bought two infantry')

  await pressSpace(seat, 'budapest')
  await pressSpace(seat, 'serbia')
  await pressOn(seat, 'the question before Serbia is entered', '[data-first]')
  await until(seat, 'the army in Serbia', `contested.state().war.units.serbia.some(({ power }) => power === 'austria-hungary')`)
  await onward(seat, 'Combat', ({ phase }) => phase === 'combat')
  told.push('moved into Serbia')

  await onward(seat, 'the losses', ({ pending }) => pending !== null)
  told.push(seat.keeps ? await reloadInBattle(seat) : await readNotKept(seat))

  await onward(seat, 'Russia', ({ power }) => power === 'russia')
  told.push('placed, collected, and called Russia to the table')
  return told
}
