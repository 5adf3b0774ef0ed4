import { expect, TWO, test } from './support/table.ts'

const BASE = {
  ruleset: 'standard',
  seed: 'landing',
  base: 'empty',
  round: 2,
  power: 'austria-hungary',
  phase: 'move',
  players: TWO,
}
const aboard = (...types: string[]) => ({ cargo: types.map((type) => ({ power: 'austria-hungary', type })) })

test('landings: under guns, after a sea battle, and a voyage away', async ({ table, page }) => {
  test.setTimeout(120_000)
  await table.start()
  await test.step('a landing under coastal guns: seaborne losses are chosen, then a battleship bombards', async () => {
    await table.put({
      ...BASE,
      units: {
        sz18: {
          'austria-hungary': { battleship: 1, transports: [aboard('infantry', 'artillery'), aboard('infantry', 'infantry')] },
        },
        tuscany: { italy: { infantry: 3, artillery: 2 } },
      },
      // Guns 1 and 3; the ship 4; guns and infantry ashore miss; the defence strikes once.
      queue: [1, 3, 4, 6, 6, 6, 6, 1, 6, 6],
    })
    await table.press('sz18')
    await table.set('Battleship', 0)
    await table.target('tuscany').hover()
    await expect(table.dock).toContainText('2 artillery of Italy fire first, at units that land: hits on 3')
    await table.press('tuscany')
    await table.go(/^Attack Tuscany/)
    await table.go(/^End movement/)
    await table.fight('Tuscany')
    await table.attack()

    const board = table.dock.getByRole('region', { name: 'Battle of Tuscany' })
    const landing = board.getByRole('list', { name: 'Steps of the battle' }).first()
    await expect(landing.locator('[aria-current="step"]')).toContainText('Coastal guns: now')
    const losses = board.getByRole('region', { name: 'Austria-Hungary loses 2' })
    await expect(losses).toBeVisible()
    // All that could be lost from the sea, and no ship.
    await expect(losses.getByRole('spinbutton')).toHaveCount(2)
    await table.set('infantry', 0)
    await expect(table.primary).toHaveAttribute('aria-disabled', 'true')
    await table.set('artillery', 1)
    await table.set('infantry', 1)
    await table.go(/^Austria-Hungary: accept losses/)

    await expect(landing.getByRole('listitem').filter({ hasText: 'Bombard' })).toHaveAttribute('data-state', 'done')
    await expect(board).toContainText('offshore')
    await table.go(/^Italy: accept losses/)
    await table.go(/^End combat/)
    expect(await table.standing('tuscany')).toEqual({
      'austria-hungary infantry': 1,
      'italy infantry': 2,
      'italy artillery': 2,
    })
  })
  await test.step('a landing waits for its sea battle, goes ashore when the zone is won, and fights there at once', async () => {
    await table.put({
      ...BASE,
      units: {
        sz18: {
          'austria-hungary': { battleship: 1, cruiser: 1, transports: [aboard('infantry', 'artillery')] },
          italy: { cruiser: 1 },
        },
        tuscany: { italy: { infantry: 1 } },
      },
      // At sea the cruiser hits and is missed; ashore the infantry hits and is missed.
      queue: [1, 6, 6, 6, 1, 6],
    })
    await table.press('sz18')
    await table.target('tuscany').hover()
    await expect(table.dock).toContainText('in SZ 18 first, against 1 cruiser')
    await table.target('tuscany').click()
    expect((await table.state()).turn.landings).toHaveLength(1)
    await expect(table.dock).toContainText('Orders · 1')
    await table.go(/^End movement/)

    const waiting = table.dock.getByRole('region', { name: 'Landings to come' })
    await expect(waiting).toContainText('after Sea Zone 18')
    await table.fight('Sea Zone 18')
    await table.attack()
    const sea = table.dock.getByRole('region', { name: 'Battle of Sea Zone 18' })
    await expect(sea).toContainText('1 infantry, 1 artillery landed in Tuscany')
    await table.go(/^On to Tuscany/)
    const land = table.dock.getByRole('region', { name: 'Battle of Tuscany' })
    await expect(land).toContainText('Tuscany is cleared')
    await expect(land.getByRole('listitem').filter({ hasText: 'Bombard' })).toHaveAttribute('data-state', 'skipped')
    await table.go(/^End combat/)
    const { control } = (await table.state()).war
    expect(control.tuscany).toBe('austria-hungary')
  })
  await test.step('one press on a coast a voyage away sails there and declares the landing; undo takes both back', async () => {
    await table.put({
      ...BASE,
      units: {
        sz17: { 'austria-hungary': { battleship: 1, transports: [aboard('infantry', 'artillery')] } },
        sz16: { france: { cruiser: 1 } },
        marseilles: { france: { infantry: 2, artillery: 1 } },
      },
    })
    await table.press('sz17')
    await table.dock
      .getByRole('button', { name: /^\d+ more$/ })
      .first()
      .click()
    await table.target('marseilles').hover()
    await expect(table.dock).toContainText('They sail to Sea Zone 16 first, through mines in Sea Zone 16')
    await expect(table.dock).toContainText('in SZ 16 first, against 1 cruiser')
    await expect(table.dock).toContainText('cleared')
    await table.press('marseilles')
    const { turn } = await table.state()
    expect(turn.landings).toMatchObject([{ zone: 'sz16', to: 'marseilles' }])
    await expect(table.dock).toContainText('Orders · 2')

    await page.keyboard.press('Control+z')
    await expect(table.dock).toContainText('Orders · 1')
    await page.keyboard.press('Control+z')
    expect(await table.standing('sz17')).toMatchObject({ 'austria-hungary transport': 1 })
  })
})
