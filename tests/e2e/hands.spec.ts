import { expect, type Table, TWO, test } from './support/table.ts'

test.use({ pictures: false })

const combat = { ruleset: 'standard', seed: 'hands', base: 'empty', round: 2, power: 'germany', phase: 'combat', players: TWO }
const lorraine = {
  ...combat,
  units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 3, artillery: 2 } } },
  queue: [1, 2, 6, 3, 5, 6, 6, 3, 6, 2, 5, 6],
}
const atSea = {
  ...combat,
  units: { sz7: { germany: { cruiser: 2 }, britain: { cruiser: 2 } }, berlin: { germany: { infantry: 2 } } },
  queue: Array(24).fill(6),
}

const GERMANY = { ruleset: 'standard', seed: 'orders', base: 'opening', round: 2, power: 'germany', phase: 'move', players: TWO }
const KIEL = { type: 'move', from: 'berlin', path: ['kiel'], units: { infantry: 4 } }
const RUHR = { type: 'move', from: 'munich', path: ['ruhr'], units: { infantry: 1 } }

/** A point of the map with a pressable order. */
async function pillNear(table: Table, space: string): Promise<{ x: number; y: number }> {
  const middle = await table.pointOf(space)
  for (let ring = 0; ring < 12; ring++)
    for (let step = 0; step < 16; step++) {
      const angle = (step / 16) * 2 * Math.PI
      // Mouse clicks are at whole pixels.
      const at = { x: Math.round(middle.x + Math.cos(angle) * ring * 12), y: Math.round(middle.y + Math.sin(angle) * ring * 12) }
      await table.page.mouse.move(at.x, at.y)
      if ((await table.map.evaluate((map) => getComputedStyle(map).cursor)) === 'pointer') return at
    }
  throw new Error('no order can be pressed there')
}

test('what hands do twice, in haste or by mistake costs nothing', async ({ page, table }) => {
  test.setTimeout(120_000)
  await table.start()
  await test.step('a key that is held down decides for one person only', async () => {
    await table.put(lorraine)
    await expect(table.primary).toHaveText(/^End combat/)
    await page.keyboard.press('b')
    await table.attack()
    await expect(table.primary).toHaveText(/^Germany: accept losses/)
    await table.ready()
    // Playwright says a key that is pressed again without being let go as the system does: as a repeat.
    for (let i = 0; i < 10; i++) await page.keyboard.down('c')
    await expect(table.primary).toHaveText(/^France: accept losses/)
    await page.keyboard.up('c')
    await table.ready()
    await page.keyboard.press('c')
    await expect(table.primary).toHaveText(/^End combat/)
  })
  await test.step('Ctrl+Enter fights a battle that was opened, to its end', async () => {
    await table.put(lorraine)
    await expect(table.primary).toHaveText(/^End combat, hold one/)
    await page.keyboard.press('b')
    for (const label of [/^Attack/, /^Germany: accept losses/, /^France: accept losses/, /^End combat/]) {
      await expect(table.primary).toHaveText(label)
      await table.ready()
      await page.keyboard.press('Control+Enter')
    }
    await expect(table.phase()).toHaveText(/Mobilise/)
  })
  await test.step('Ctrl+Enter opens no battle that may be left alone', async () => {
    await table.put(lorraine)
    await expect(table.primary).toHaveText(/^End combat, hold one/)
    await table.ready()
    await page.keyboard.press('Control+Enter')
    await expect(table.phase()).toHaveText(/Mobilise/)
    expect((await table.state()).table.rng.taken).toBe(0)
  })
  await test.step('Ctrl+Enter while looking back returns to the present', async () => {
    await table.put(GERMANY)
    await table.do(KIEL)
    const { hash } = new URL(page.url())
    await page.keyboard.press('[')
    await expect(table.primary.filter({ visible: true })).toHaveText(/^Back to the present/)
    await page.keyboard.press('Control+Enter')
    await expect(table.primary).toHaveText(/^End movement/)
    expect(new URL(page.url()).hash).toBe(hash)
    expect(await page.evaluate(() => contested.save().origin ?? null)).toBeNull()
  })
  await test.step('press on and break off both stay in the foot while the map is looked at', async () => {
    await table.put(atSea)
    await table.fight('Sea Zone 7')
    await table.attack()
    await expect(table.question).toContainText('Germany decides')
    await table.press('berlin')
    await expect(table.dock.getByRole('tab', { name: 'Space', selected: true })).toBeVisible()
    await expect(table.primary).toHaveText(/^Press on to round 2/)
    await table.dock.getByRole('button', { name: 'Break off' }).click()
    expect((await table.state()).turn.battles).toMatchObject([{ space: 'sz7', resolved: true }])
  })
  await test.step('an order is changed by pressing it on the map, and by its row with the keys', async () => {
    await table.put(GERMANY)
    await table.do(KIEL)
    await table.find('kiel')
    await page.keyboard.press('Escape')
    const at = await pillNear(table, 'kiel')
    await page.mouse.click(at.x, at.y)
    await expect(table.dock).toContainText('Changing Berlin › Kiel')
    await expect(table.stepper('Infantry')).toHaveText('4')
    await table.set('Infantry', 2)
    await table.go(/^Send to Kiel/)
    await expect(table.dock).toContainText('Orders · 1')
    expect((await table.standing('kiel'))['germany infantry']).toBe(5)
    await page.keyboard.press('Control+z')
    expect((await table.standing('kiel'))['germany infantry']).toBe(7)

    await table.dock.getByRole('button', { name: 'Berlin › Kiel', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(table.dock).toContainText('Changing Berlin › Kiel')
    await page.keyboard.press('Escape')
    await expect(table.dock).not.toContainText('Changing')
    expect((await table.standing('kiel'))['germany infantry']).toBe(7)
  })
  await test.step('what depends on an order is taken back with it after one question', async () => {
    await table.put({
      ...GERMANY,
      base: 'empty',
      power: 'italy',
      units: { rome: { italy: { infantry: 3 } }, sz17: { italy: { transport: 1 } } },
    })
    const transport = (await table.state()).war.units.sz17?.find(({ type }) => type === 'transport')?.id
    await table.do(
      { type: 'load', from: 'rome', transport, units: { infantry: 1 } },
      { type: 'offload', transport, to: 'naples', units: { infantry: 1 } },
    )
    await table.dock.getByRole('button', { name: /^Take back Rome/ }).click()
    await expect(table.primary).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(table.dock).toContainText('Orders · 2')
    await table.dock.getByRole('button', { name: /^Take back Rome/ }).click()
    await table.go(/^Take back both/)
    await expect(table.dock).not.toContainText('Orders ·')
    await page.keyboard.press('Control+z')
    await expect(table.dock).toContainText('Orders · 2')
  })
  await test.step('the last press of a turn is taken back beside the button that was pressed', async () => {
    await table.put({ ...GERMANY, power: 'austria-hungary', phase: 'income' })
    await table.go(/^Collect/)
    await expect(table.dock).toContainText('The turn of Austria-Hungary is over.')
    await table.dock.getByRole('button', { name: 'Undo' }).click()
    expect((await table.state()).flow).toMatchObject({ power: 'austria-hungary', phase: 'income' })
  })
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('an order is picked up again by its pill', async ({ page, table }) => {
    await table.open(GERMANY)
    await table.do(KIEL, RUHR)
    const at = await pillNear(table, 'kiel')
    await page.touchscreen.tap(at.x, at.y)
    await expect(table.dock).toContainText('Changing Berlin › Kiel')
    await table.dock.getByRole('button', { name: 'Take it back' }).tap()
    await expect(table.dock).toContainText('Orders · 1')
  })
})
