/** The map's own marks, one by one, for the key to the map: drawn by the same code as on the map, so that they cannot differ. */

import type { StackView } from '../../engine/types/outcome.ts'
import { type Ground, groundKey } from '../basemap/ground.ts'
import { armisticeFill, closedFill, colonyFill, contestedFill, minorFill, powerFill } from '../basemap/patterns.ts'
import { baseSprite, battleSprite, foughtSprite, gateSprite, targetSprite } from '../glyphs/badges.ts'
import { colour, colours, faded, landInk } from '../glyphs/colours.ts'
import {
  DISC,
  drawContestedDisc,
  drawDisc,
  drawMine,
  drawPennant,
  drawRaider,
  drawSeal,
  MINE,
  type Minefield,
  mineKey,
  RAIDER,
} from '../glyphs/emblems.ts'
import { drawSign, type Sign, signWidth } from '../glyphs/signs.ts'
import { type Sprite, spriteOf } from '../glyphs/sprites.ts'
import { chipSprite, sidesOf, stripSprite, stripsOf } from '../glyphs/strips.ts'
import { pillSprite, pipSprite } from '../glyphs/totals.ts'
import type { Arrow, Canvas2D, SpaceView, TargetClass } from '../types.ts'
import { drawShaft } from './arrows.ts'

export type Draw = () => Sprite

const stack = (power: StackView['power'], type: StackView['type'], count: number, more: Partial<StackView> = {}): StackView => ({
  power,
  type,
  count,
  ...more,
})
const strip = (stacks: readonly StackView[], built?: SpaceView['built']) => stripSprite(stripsOf(stacks, built)[0]!)
const german = (...units: [StackView['type'], number, Partial<StackView>?][]) =>
  units.map(([type, count, more]) => stack('germany', type, count, more))
const BOTH_SIDES = [stack('austria-hungary', 'infantry', 11), stack('russia', 'infantry', 10)]

/** What may be seen of an army. */
export const stateSprites = {
  army: () => strip(german(['infantry', 3], ['artillery', 1])),
  five: () => strip(german(['infantry', 5], ['artillery', 2])),
  ten: () => strip(german(['infantry', 10], ['artillery', 5], ['fighter', 1])),
  short: () => chipSprite(stripsOf([stack('france', 'infantry', 7)])[0]!, false),
  fleet: () => chipSprite(stripsOf([stack('france', 'cruiser', 3)])[0]!, true),
  damaged: () => strip(german(['battleship', 1, { damaged: true }], ['cruiser', 2])),
  moved: () => strip(german(['infantry', 5, { moved: true }], ['artillery', 2])),
  someMoved: () => strip(german(['infantry', 2, { moved: true }], ['infantry', 3])),
  built: () => strip(german(['infantry', 4], ['artillery', 3]), { power: 'germany', units: { infantry: 4, artillery: 1 } }),
  aboard: () =>
    strip([
      stack('britain', 'transport', 1, {
        id: 1,
        cargo: [
          { power: 'britain', type: 'infantry' },
          { power: 'britain', type: 'artillery' },
        ],
      }),
    ]),
  guests: () => strip([stack('britain', 'transport', 1, { id: 1, cargo: [{ power: 'france', type: 'infantry' }] })]),
  gas: () => strip(german(['artillery', 2], ['artillery', 1, { gas: true }])),
  submerged: () => strip(german(['cruiser', 1], ['submarine', 2, { submerged: true }])),
  pending: () => pillSprite({ infantry: 6, artillery: 2 }, true),
  total: () => pipSprite(sidesOf(stripsOf(german(['infantry', 11]))), false, false),
  capitalTotal: () => pipSprite(sidesOf(stripsOf([stack('britain', 'infantry', 12)])), true, false),
  bothTotals: () => pipSprite(sidesOf(stripsOf(BOTH_SIDES)), false, false),
  gasTotal: () => pipSprite(sidesOf(stripsOf(german(['infantry', 6], ['artillery', 3, { gas: true }]))), false, false),
  fleetTotal: () => pipSprite(sidesOf(stripsOf([stack('usa', 'cruiser', 2)])), false, true),
} satisfies Record<string, Draw>

const emblem = (key: string, w: number, h: number, draw: (ctx: Canvas2D, ratio: number) => void) =>
  spriteOf(`legend ${key}`, w, h, draw)
const disc = (key: string, capital: boolean, seal: string | null) =>
  emblem(key, 32, 24, (ctx) => {
    drawDisc(ctx, 14, 12, capital ? 8 : 2, capital, false)
    if (seal) drawSeal(ctx, 14 + DISC / 2 + 2.5, 17, seal)
  })
const flag = (ally: string) => emblem(`flag ${ally}`, 24, 20, (ctx) => drawPennant(ctx, 4, 2, ally))
const sign = (key: string, of: Sign) => emblem(`sign ${key}`, signWidth(of), 20, (ctx) => drawSign(ctx, of, -2.5, 10))
const mine = (field: Minefield) => emblem(`mine ${mineKey(field)}`, MINE, MINE, (ctx) => drawMine(ctx, field, 1, 1))

export const placeSprites = {
  income: () => disc('income', false, null),
  capital: () => disc('capital', true, null),
  contested: () =>
    emblem('contested', 32, 24, (ctx) =>
      drawContestedDisc(ctx, 14, 12, 2, false, { kind: 'contested', first: 'austria-hungary', second: 'russia' }),
    ),
  original: () => disc('original', false, 'russia'),
  neutral: () => flag('neutral'),
  aligned: () => flag('russia'),
  deciding: () => sign('deciding', { kind: 'deciding' }),
  paid: () => sign('paid', { kind: 'paid', by: 'germany' }),
  revolt: () => sign('revolt', { kind: 'revolt', by: 'ottoman' }),
  closed: () => sign('closed', { kind: 'peace', peace: 'closed' }),
  armistice: () => sign('armistice', { kind: 'peace', peace: 'central' }),
} satisfies Record<string, Draw>

export const battleSprites = {
  must: () => battleSprite(true),
  may: () => battleSprite(false),
  fought: () => foughtSprite(),
} satisfies Record<string, Draw>

export const seaSprites = {
  base: () => baseSprite(),
  mines: () => mine({ by: 'britain', dead: false }),
  dead: () => mine({ by: 'britain', dead: true }),
  open: () => gateSprite('open'),
  submarines: () => gateSprite('submarines'),
  shut: () => gateSprite('shut'),
  convoy: () => sign('convoy', { kind: 'convoy', owners: ['britain'] }),
  patrol: () => sign('patrol', { kind: 'patrol' }),
  raided: () => emblem('raided', RAIDER, 18, (ctx) => drawRaider(ctx, 'germany', 1, 0.5)),
} satisfies Record<string, Draw>

const target = (kind: TargetClass) => () => targetSprite(kind)
export const targetSprites = {
  reinforce: target('reinforce'),
  contested: target('contested'),
  attack: target('attack'),
  minor: target('minor'),
  mined: target('mined'),
  load: target('load'),
} satisfies Record<string, Draw>

const [LONG, HIGH] = [92, 26]
const order =
  (key: string, arrow: Pick<Arrow, 'kind' | 'planned' | 'faint'>): Draw =>
  () =>
    emblem(`order ${key}`, LONG, HIGH, (ctx) => {
      const line = Array.from({ length: 21 }, (_, i): [number, number] => {
        const t = i / 20
        return [2 + (LONG - 6) * t, HIGH / 2 + 6 - 22 * t * (1 - t) - 3 * t]
      })
      const ends = [line[0]!, line.at(-1)!] as const
      drawShaft(ctx, { arrow: { from: '', to: '', units: {}, ...arrow }, line, pill: null, ends, k: 1 }, 1, colour('redPencil'))
    })

export const orderSprites = {
  attack: order('attack', { kind: 'attack', planned: false }),
  move: order('move', { kind: 'move', planned: false }),
  flight: order('flight', { kind: 'flight', planned: false }),
  drawn: order('drawn', { kind: 'attack', planned: true }),
  waiting: order('waiting', { kind: 'attack', planned: false, faint: true }),
} satisfies Record<string, Draw>

function fillOf(ctx: Canvas2D, ground: Ground, ratio: number): CanvasPattern | string {
  switch (ground.kind) {
    case 'power':
      return powerFill(ctx, ground.power, 1, ratio)
    case 'contested':
      return contestedFill(ctx, ground.first, ground.second, 1, ratio)
    case 'colony':
      return colonyFill(ctx, ground.ally, 1, ratio)
    case 'closed':
      return closedFill(ctx, ground.power, 1, ratio)
    case 'armistice':
      return armisticeFill(ctx, 1, ratio)
    case 'impassable':
      return colour('impassable')
    default:
      return minorFill(ctx, 1, ratio)
  }
}

/** A piece of ground, w × h pixels, with the band inside its outline as on the map. */
export const groundSprite = (ground: Ground, w: number, h: number): Sprite =>
  emblem(`ground ${groundKey(ground)} ${w} ${h}`, w, h, (ctx, ratio) => {
    ctx.fillStyle = fillOf(ctx, ground, ratio)
    ctx.fillRect(0, 0, w, h)
    const inner = (inset: number, ink: string, width: number, dash: number[] = []) => {
      ctx.strokeStyle = ink
      ctx.lineWidth = width
      ctx.setLineDash(dash)
      ctx.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset)
      ctx.setLineDash([])
    }
    const { band, bandWidth } = landInk()
    if (ground.kind === 'power') inner(bandWidth / 2, faded(colours(ground.power).ink, band), bandWidth)
    if (ground.kind === 'minor' && ground.ally !== 'neutral') inner(2.8, faded(colours(ground.ally).ink, 0.9), 2.2, [10, 4.5])
    inner(0.5, faded(colour('ink'), 0.85), 1)
  })
