// Whether eight powers are told apart by their inks, by whatever eyes. Two colours differ by CIEDE2000; how they look with a
// deficient kind of cone is the model of Machado, Oliveira and Fernandes (2009) at its full severity. Its matrices are meant
// for light, not for the coded values of a screen, but are often applied to those; the inks hold either way.
import { converter, differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori'
import { describe, expect, it } from 'vitest'
import { palette, type Theme } from '../../src/content/palette'

type Rgb = { mode: 'rgb'; r: number; g: number; b: number }
type Sight = (colour: Rgb) => Rgb

const themes: Theme[] = ['light', 'dark', 'contrast']
const toRgb = converter('rgb')
const toLight = converter('lrgb')
const difference = differenceCiede2000()
const filters = { protan: filterDeficiencyProt(1), deutan: filterDeficiencyDeuter(1), tritan: filterDeficiencyTrit(1) }

const within = (value: number) => Math.min(1, Math.max(0, value))
const asLight = (filter: (colour: Rgb) => Rgb): Sight => {
  return (colour) => {
    const { r, g, b } = toLight(colour)
    const seen = filter({ mode: 'rgb', r, g, b })
    return toRgb({ mode: 'lrgb', r: within(seen.r), g: within(seen.g), b: within(seen.b) }) as Rgb
  }
}
const sights: Record<string, Sight> = { normal: (colour) => colour }
for (const [name, filter] of Object.entries(filters)) {
  sights[name] = asLight(filter as Sight)
  sights[`${name}, as coded`] = filter as Sight
}

const rgb = (hex: string) => toRgb(hex) as Rgb
const inks = (theme: Theme) => Object.entries(palette.powers).map(([power, look]) => [power, look[theme].ink] as const)
const washes = (theme: Theme) => Object.entries(palette.powers).map(([power, look]) => [power, look[theme].wash] as const)

/** The two that are hardest to tell apart. */
function closest(colours: (readonly [string, string])[], sight: Sight): { pair: string; by: number } {
  const seen = colours.map(([name, hex]) => [name, sight(rgb(hex))] as const)
  const pairs = seen.flatMap(([one, a], i) =>
    seen.slice(0, i).map(([other, b]) => ({ pair: `${other} and ${one}`, by: difference(a, b) })),
  )
  return pairs.reduce((least, pair) => (pair.by < least.by ? pair : least))
}

it('the filters are the published matrices of severity 1', () => {
  const red = filters.protan({ mode: 'rgb', r: 1, g: 0, b: 0 }) as Rgb
  expect([red.r, red.g, red.b]).toEqual([0.152286, 0.114503, -0.003882])
  const green = filters.deutan({ mode: 'rgb', r: 0, g: 1, b: 0 }) as Rgb
  expect([green.r, green.g, green.b]).toEqual([0.860646, 0.672501, 0.04294])
  const blue = filters.tritan({ mode: 'rgb', r: 0, g: 0, b: 1 }) as Rgb
  expect([blue.r, blue.g, blue.b]).toEqual([-0.178779, 0.147602, 0.3039])
})

describe.each(themes)('in the %s theme', (theme) => {
  it.each(Object.keys(sights))('eight inks are told apart by eyes that are %s', (name) => {
    const { pair, by } = closest(inks(theme), sights[name]!)
    expect(by, pair).toBeGreaterThanOrEqual(15)
  })

  it('neither pencil is taken for a power', () => {
    for (const pencil of ['redPencil', 'bluePencil'] as const)
      for (const [power, ink] of inks(theme))
        expect(difference(palette.theme[theme][pencil], ink), `${pencil} and ${power}`).toBeGreaterThanOrEqual(10)
  })

  // Land is paler than ink and carries pattern and device besides.
  it.each([
    ['normal', { light: 8.3, dark: 7.6, contrast: 9 }],
    ['protan', { light: 7.1, dark: 7.7, contrast: 8 }],
    ['deutan', { light: 6.7, dark: 6.8, contrast: 7.9 }],
    ['tritan', { light: 8.6, dark: 6.2, contrast: 8.1 }],
  ] as const)('washes stay apart for eyes that are %s', (name, least) => {
    const { pair, by } = closest(washes(theme), sights[name]!)
    expect(by, pair).toBeGreaterThanOrEqual(least[theme])
  })
})
