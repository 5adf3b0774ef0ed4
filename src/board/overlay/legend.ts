/** The map's marks for the key, drawn with the map's own code. */

import type { StackView } from '../../engine/types/outcome.ts'
import { type Ground, groundKey } from '../basemap/ground.ts'
import { armisticeFill, closedFill, colonyFill, contestedFill, minorFill, powerFill } from '../basemap/patterns.ts'
import { baseSprite, battleSprite, foughtSprite, gateSprite, targetSprite } from '../glyphs/badges.ts'
import { colour, landInk, powerColours, withAlpha } from '../glyphs/colours.ts'
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
import { chipSprite, stripSprite, stripsOf, totalsBySide } from '../glyphs/strips.ts'
import { pillSprite, pipSprite } from '../glyphs/totals.ts'
import type { Arrow, Canvas2D, SpaceView, TargetClass } from '../types.ts'
import { drawArrow } from './arrows.ts'

export type SpriteFactory = () => Sprite

const stackOf = (
  power: StackView['power'],
  type: StackView['type'],
  count: number,
  more: Partial<StackView> = {},
): StackView => ({
  power,
  type,
  count,
  ...more,
})
const strip = (stacks: readonly StackView[], built?: SpaceView['built']) => stripSprite(stripsOf(stacks, built)[0]!)
const german = (...units: [StackView['type'], number, Partial<StackView>?][]) =>
  units.map(([type, count, more]) => stackOf('germany', type, count, more))
const BOTH_SIDES = [stackOf('austria-hungary', 'infantry', 11), stackOf('russia', 'infantry', 10)]

export const stateSprites = {
  army: () => strip(german(['infantry', 3], ['artillery', 1])),
  five: () => strip(german(['infantry', 5], ['artillery', 2])),
  ten: () => strip(german(['infantry', 10], ['artillery', 5], ['fighter', 1])),
  short: () => chipSprite(stripsOf([stackOf('france', 'infantry', 7)])[0]!, false),
  fleet: () => chipSprite(stripsOf([stackOf('france', 'cruiser', 3)])[0]!, true),
  damaged: () => strip(german(['battleship', 1, { damaged: true }], ['cruiser', 2])),
  moved: () => strip(german(['infantry', 5, { moved: true }], ['artillery', 2])),
  someMoved: () => strip(german(['infantry', 2, { moved: true }], ['infantry', 3])),
  built: () => strip(german(['infantry', 4], ['artillery', 3]), { power: 'germany', units: { infantry: 4, artillery: 1 } }),
  aboard: () =>
    strip([
      stackOf('britain', 'transport', 1, {
        id: 1,
        cargo: [
          { power: 'britain', type: 'infantry' },
          { power: 'britain', type: 'artillery' },
        ],
      }),
    ]),
  guests: () => strip([stackOf('britain', 'transport', 1, { id: 1, cargo: [{ power: 'france', type: 'infantry' }] })]),
  gas: () => strip(german(['artillery', 2], ['artillery', 1, { gas: true }])),
  submerged: () => strip(german(['cruiser', 1], ['submarine', 2, { submerged: true }])),
  pending: () => pillSprite({ infantry: 6, artillery: 2 }, true),
  total: () => pipSprite(totalsBySide(stripsOf(german(['infantry', 11]))), false, false),
  capitalTotal: () => pipSprite(totalsBySide(stripsOf([stackOf('britain', 'infantry', 12)])), true, false),
  bothTotals: () => pipSprite(totalsBySide(stripsOf(BOTH_SIDES)), false, false),
  gasTotal: () => pipSprite(totalsBySide(stripsOf(german(['infantry', 6], ['artillery', 3, { gas: true }]))), false, false),
  fleetTotal: () => pipSprite(totalsBySide(stripsOf([stackOf('usa', 'cruiser', 2)])), false, true),
} satisfies Record<string, SpriteFactory>

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
} satisfies Record<string, SpriteFactory>

export const battleSprites = {
  must: () => battleSprite(true),
  may: () => battleSprite(false),
  fought: () => foughtSprite(),
} satisfies Record<string, SpriteFactory>

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
} satisfies Record<string, SpriteFactory>

const target = (kind: TargetClass) => () => targetSprite(kind)
export const targetSprites = {
  reinforce: target('reinforce'),
  contested: target('contested'),
  attack: target('attack'),
  minor: target('minor'),
  mined: target('mined'),
  load: target('load'),
} satisfies Record<string, SpriteFactory>

const [LONG, HIGH] = [92, 26]
const order =
  (key: string, arrow: Pick<Arrow, 'kind' | 'planned' | 'faint'>): SpriteFactory =>
  () =>
    emblem(`order ${key}`, LONG, HIGH, (ctx) => {
      const line = Array.from({ length: 21 }, (_, i): [number, number] => {
        const t = i / 20
        return [2 + (LONG - 6) * t, HIGH / 2 + 6 - 22 * t * (1 - t) - 3 * t]
      })
      const ends = [line[0]!, line.at(-1)!] as const
      drawArrow(ctx, { arrow: { from: '', to: '', units: {}, ...arrow }, line, pill: null, ends, k: 1 }, 1, colour('redPencil'))
    })

export const orderSprites = {
  attack: order('attack', { kind: 'attack', planned: false }),
  move: order('move', { kind: 'move', planned: false }),
  flight: order('flight', { kind: 'flight', planned: false }),
  drawn: order('drawn', { kind: 'attack', planned: true }),
  waiting: order('waiting', { kind: 'attack', planned: false, faint: true }),
} satisfies Record<string, SpriteFactory>

function groundFill(ctx: Canvas2D, ground: Ground, ratio: number): CanvasPattern | string {
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

export const groundSprite = (ground: Ground, w: number, h: number): Sprite =>
  emblem(`ground ${groundKey(ground)} ${w} ${h}`, w, h, (ctx, ratio) => {
    ctx.fillStyle = groundFill(ctx, ground, ratio)
    ctx.fillRect(0, 0, w, h)
    const inner = (inset: number, ink: string, width: number, dash: number[] = []) => {
      ctx.strokeStyle = ink
      ctx.lineWidth = width
      ctx.setLineDash(dash)
      ctx.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset)
      ctx.setLineDash([])
    }
    const { band, bandWidth } = landInk()
    if (ground.kind === 'power') inner(bandWidth / 2, withAlpha(powerColours(ground.power).ink, band), bandWidth)
    if (ground.kind === 'minor' && ground.ally !== 'neutral')
      inner(2.8, withAlpha(powerColours(ground.ally).ink, 0.9), 2.2, [10, 4.5])
    inner(0.5, withAlpha(colour('ink'), 0.85), 1)
  })
