import type { Page, Request } from 'playwright/test'
import { breakable } from '#domain/unbroken.ts'
import { asDemoCustomer } from './as-customer.ts'
import { expectStill } from './fingers.ts'
import { amountOf, expectSearched, summary, wall } from './planner-page.ts'
import { savedPdf } from './saved-pdf.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  inBothThemes,
  prepareRoutes,
  test,
} from './shop-test.ts'

const plan = (page: Page) => page.getByRole('img', { name: /^Plan of/ })

test('a product says how many a room takes, puts them into the cart and leads on to the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/product/010101')
  await awake(page)
  await page.getByText('How many do I need?').focus()
  await page.keyboard.press('Enter')
  const fold = page.locator('[data-floor]')
  await expect(fold.getByLabel('Length')).toBeFocused()
  await page.keyboard.type('3.66 m')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`12'`)
  await expect(fold.getByRole('status')).toContainText('6 pieces')
  await expect(fold.getByRole('status')).toContainText('252 kg')
  await expectNoSidewaysScroll(page)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await fold.getByRole('button', { name: 'Add 6 to the cart' }).click()
  await expect(page.locator('.toast-text').first()).toContainText('6 pieces of Hammered-top stable mat')
  await fold.getByLabel('Width').fill('wide')
  await page.keyboard.press('Tab')
  await expect(fold.getByText('Not read as a length')).toBeVisible()
  await fold.getByLabel('Width').fill('2 km')
  await page.keyboard.press('Tab')
  await expect(fold.getByText('Not read as a length')).toBeVisible()
  await fold.getByLabel('Width').fill('900 m')
  await expect(fold.getByRole('status')).toContainText('No wall may be longer than 200,000 mm')
  await fold.getByLabel('Width').fill('3600')
  await expect(fold.getByRole('status')).toContainText('For 3660 mm × 3600 mm')
  await fold.getByRole('link', { name: 'Draw the room' }).click()
  await expect(wall(page, 'A')).toHaveValue('3660 mm')
  await expect(wall(page, 'B')).toHaveValue('3600 mm')
  await expect(summary(page)).toContainText('6 pieces')
})

test('a room with a drain, a post and a door is drawn by keyboard, laid, undone, kept, sent and ordered', async ({
  page,
  browser,
}) => {
  await page.goto('/planner?item=010101')
  await expect(summary(page)).toContainText('6 pieces')
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Delete this room' }).click()
  await expect(summary(page)).toContainText('6 pieces')
  await wall(page, 'A').focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`13' 6"`)
  await page.keyboard.press('Enter')
  await expect(wall(page, 'A')).toHaveValue('4115 mm')
  for (const name of ['Add a drain', 'Add a post', 'Add a door']) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const post = page.getByRole('group', { name: 'Post 2' })
  await expect(page.getByLabel('Free along walls')).toHaveValue('5 mm')
  await expect(page.getByText('since rubber grows with heat')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Door 1' }).getByLabel('Width')).toHaveValue('1200 mm')
  await post.getByLabel('From the left').fill('5 m')
  await page.keyboard.press('Enter')
  await expect(post.getByRole('alert')).toContainText('No. 2 of what stands in the floor is not within the walls')
  await page.keyboard.press('Escape')
  const door = page.getByRole('group', { name: 'Door 1' })
  await door.getByLabel('Width').fill('5 m')
  await page.keyboard.press('Enter')
  await expect(door.getByRole('alert')).toHaveText('The door does not fit in wall A, which is 4115 mm long.')
  await door.getByLabel('Width').fill('900')
  await page.keyboard.press('Enter')
  await expect(door.getByLabel('Width')).toHaveValue('900 mm')
  await door.getByLabel('From the corner').fill('30')
  await page.keyboard.press('Enter')
  await expect(door.getByLabel('From the corner')).toHaveValue('30 mm')
  const refused = page.getByRole('alert').filter({ hasText: 'No. 2 of what stands in the floor' })
  await page.getByRole('button', { name: 'Add a step in wall D' }).click()
  await expect(refused).toBeVisible()
  await expect(page.getByText('joint in a doorway').first()).toBeVisible()

  await page.getByRole('button', { name: 'L', exact: true }).click()
  await expect(plan(page)).toHaveAccessibleName(/a room with 6 corners/)
  await expect(refused).toBeHidden()
  await wall(page, 'B').fill('9 m')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wall B would meet wall E')).toBeVisible()
  await expect(plan(page)).toHaveAccessibleName(/6 corners/)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(plan(page)).toHaveAccessibleName(/4 corners/)
  await expect(wall(page, 'B')).toHaveValue('3600 mm')
  await expect(page.getByText('Wall B would meet wall E')).toBeHidden()
  await expect(page.getByRole('group', { name: 'Drain 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(plan(page)).toHaveAccessibleName(/6 corners/)

  // A plan that is found meanwhile moves the drawing.
  await expectSearched(page)
  const handle = page.locator('line[data-wall="3"]')
  await handle.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expectStill(page, () => handle.boundingBox())
  const right = await handle.boundingBox()
  if (right === null) throw new Error('The wall on the right can be dragged.')
  await page.mouse.move(right.x + right.width / 2, right.y + right.height / 2)
  await page.mouse.down()
  await page.mouse.move(right.x + right.width / 2 - 60, right.y + right.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(wall(page, 'C')).toHaveValue(/^[12]\d\d0 mm$/)
  await expect(wall(page, 'A')).toHaveValue('3000 mm')

  const ways = page.getByRole('group', { name: 'Ways to lay it' })
  await expectSearched(page)
  await ways.getByRole('radio').last().check()
  const chosen = await ways.locator('label:has(:checked) strong').innerText()
  await page.reload()
  await expect(ways.locator('label:has(:checked) strong')).toHaveText(chosen)
  const amount = /\d+/.exec(chosen)?.[0] ?? ''
  await summary(page)
    .getByRole('button', { name: `Add ${amount} to the cart` })
    .click()
  await expect(page.locator('[data-cart-count], [data-cart-button]').first()).toContainText(amount)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.url()
  expect(link).toContain('#room=r1~')
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await other.goto(link)
  await expect(other.getByRole('group', { name: 'Ways to lay it' }).locator('label:has(:checked) strong')).toHaveText(
    chosen,
  )
  await other.context().close()
})

test('the field of the mat says what it found, and that nothing was, and asks again about what stands there', async ({
  page,
  problems,
}) => {
  await prepareRoutes(page)
  await page.goto('/planner')
  const field = page.getByLabel('Choose a mat')
  const said = page.locator('label:has-text("Choose a mat") ~ [role="status"]')
  const pending = new Set<Request>()
  page.on('request', (request) => request.url().endsWith('/search-index.json') && pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.route('**/search-index.json', (route) => route.abort())
  await field.pressSequentially('HH-GYM-INT-10')
  await expect(said).toHaveText('The list of products cannot be reached, so nothing could be looked up.')
  // The next question would share an attempt that is still under way.
  await expect.poll(() => pending.size).toBe(0)
  await expect(field).toHaveAccessibleDescription(/^The list of products cannot be reached/)
  forgiveFailedLoads(problems, /\/search-index\.json$/)
  await page.unroute('**/search-index.json')
  await field.fill('QQ-0000-99')
  await expect(said).toHaveText('No product has this code or name.')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  // Left with other words before these have their answer.
  await field.evaluate((input: HTMLInputElement) => {
    input.select()
    document.execCommand('insertText', false, 'HH-GYM-INT')
    input.blur()
  })
  await expect(said).toBeEmpty()
  await field.fill('HH-GYM-INT-10')
  await expect(said).toHaveText(/^\d products? offered$/)
  const offered = page.getByRole('listbox', { name: /^\d products? offered$/ })
  await expect(offered).toBeVisible()
  await field.blur()
  await expect(offered).toBeHidden()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(offered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('pieces')
})

test('a link and rooms of a later version of the shop are told from damaged ones, and stay', async ({ page }) => {
  const room = 'Barn~010101~5.0.2s.7ps.0.0.0~0.0_208.0_208.pp_0.pp~~'
  await page.goto(`/planner#room=r1~${room}`)
  await expect(page.getByRole('button', { name: 'Barn' })).toBeVisible()
  await page.evaluate((text) => {
    const kept = JSON.parse(localStorage.getItem('rooms') ?? '{}')
    const added = [{ id: 'later', text }, { id: 'damaged' }]
    localStorage.setItem('rooms', JSON.stringify({ ...kept, rooms: [...kept.rooms, ...added] }))
  }, `r2~${room}`)
  await page.goto('/')
  await page.goto(`/planner#room=r2~${room}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('The link of this room was made by a newer version of the shop than this page.')
  await expect(main).toContainText('One room of this project was made by a newer version of the shop')
  await expect(main).toContainText('One room of this project could not be read and was left out.')
  await page.getByRole('button', { name: 'Add a room' }).click()
  expect(await page.evaluate(() => localStorage.getItem('rooms'))).toContain(`r2~${room}`)
  await main.getByRole('button', { name: 'Load the page again' }).first().click()
  await expect(main).toContainText('The link of this room was made by a newer version')
  await expectNoAxeViolations(page)
})

test('a mat that is found late lays the room as another tab has left it', async ({ page, context }) => {
  await prepareRoutes(page)
  await page.goto('/planner')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/search-index.json', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Choose a mat').pressSequentially('HH-GYM-INT-10')
  await page.keyboard.press('Enter')
  const other = await context.newPage()
  await other.goto('/planner')
  await wall(other, 'A').fill('7200')
  await other.keyboard.press('Enter')
  await expect(wall(page, 'A')).toHaveValue('7200 mm')
  answer()
  await expect(summary(page)).toContainText('72 pieces')
  await expect(wall(page, 'A')).toHaveValue('7200 mm')
  await page.unrouteAll({ behavior: 'wait' })
})

test('several rooms, another mat by its code, rolls by the metre, and a page that fits a phone in both themes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/planner')
  await expect(page.getByText('Choose a mat, and the plan shows how it is laid.')).toBeVisible()
  await page.getByLabel('Choose a mat').fill('HH-GYM-INT-10')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('36 pieces')
  await page.getByRole('button', { name: 'Add a room' }).click()
  await page.getByRole('button', { name: 'Gym bay' }).click()
  await expect(summary(page)).toContainText(/1\d\d pieces/)
  await expectNoSidewaysScroll(page)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByLabel('Another mat').fill('HH-ELE-C2-ROLL')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('the note of your order name their lengths')
  await page.getByLabel('Longest strip').fill('80 m')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A strip is 500 mm at least and 60,000 mm at most.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Longest strip')).toHaveValue('10000 mm')
  await page.getByRole('button', { name: 'Room 1', exact: true }).click()
  await expect(summary(page)).toContainText('36 pieces')
  await page.getByRole('button', { name: 'Delete this room' }).click()
  await expect(page.getByRole('button', { name: 'Room 1', exact: true })).toBeHidden()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Room 1', exact: true })).toBeVisible()
})

test('tiles end in the edges of their range at a door, or all round, and both come into the cart', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/product/040105')
  await expect(page.getByRole('region', { name: 'Where the floor ends' }).getByRole('link')).toHaveText([
    'Ramp edge for interlocking gym tile, 10 mm',
    'Corner ramp for interlocking gym tile, 10 mm',
  ])
  await page.goto('/planner?item=040105&room=3600x2400')
  await expect(summary(page)).toContainText('24 pieces')
  await expect(summary(page)).not.toContainText('Edges')
  await page.getByRole('button', { name: 'Add a door' }).click()
  await expect(summary(page)).toContainText('Edges lie in the doorways, 75 mm beyond the floor')
  await expect(summary(page)).toContainText('HH-GYM-INT-10E')
  await expect(page.getByText('2 × edge of 600 mm, laid whole: R1, R2')).toBeVisible()
  await page.getByLabel('Edges where it ends').selectOption('All round: no walls')
  await expect(summary(page)).toContainText('20 pieces')
  await expect(summary(page)).toContainText('4 pieces')
  await expect(summary(page)).toContainText('$454.00')
  await expectNoSidewaysScroll(page)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  const { text } = await savedPdf(page, () => page.getByRole('button', { name: 'Save as PDF' }).click())
  expect(text).toContain('Above the floor, from the left: R1')
  expect(text).toContain('4 corners close the outer corners between edges')
  await summary(page).getByRole('button', { name: 'Add 24 and their edges to the cart' }).click()
  await page.goto('/cart')
  for (const [name, count] of [
    ['Interlocking gym tile, speckled', '24'],
    ['Ramp edge for interlocking gym tile', '20'],
    ['Corner ramp for interlocking gym tile', '4'],
  ] as const) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
    await expect(line.getByRole('textbox')).toHaveValue(count)
  }
})

test('other mats of the kind that are cheaper or waste less are offered once the plan is there, and a press takes one', async ({
  page,
}) => {
  await page.goto('/planner?item=010103&room=3660x3660')
  await expect(summary(page)).toContainText('$834.00')
  const others = page.getByRole('region', { name: 'Other mats, cheaper or with less waste' })
  await others.getByText('Show 3 mats, from $413.40').click()
  await expect(others.getByRole('listitem')).toHaveCount(3)
  const first = others.getByRole('listitem').first()
  await expect(first).toContainText('Diamond-top stable mat, 12 mm')
  await expect(first).toContainText('12 mm')
  await expect(first).toContainText('$413.40')
  await expectNoAxeViolations(page)
  await first.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(summary(page)).toContainText('$413.40')
  await expect(summary(page)).toContainText('HH-STB-1812-12')
})

test('a room that has become larger and is added again comes in place of its earlier plan, until that is undone', async ({
  page,
}) => {
  await page.goto('/planner?item=010101&room=3600x3600')
  await summary(page).getByRole('button', { name: 'Add 6 to the cart' }).click()
  await wall(page, 'A').fill('5400')
  await page.keyboard.press('Enter')
  const more = summary(page).getByRole('button', { name: /^Add (?!6 )\d+ to the cart$/ })
  await expect(more).toBeVisible()
  await expectSearched(page)
  const amount = await amountOf(more)
  await more.click()
  const toast = page.locator('.toast').filter({ hasText: 'in place of the earlier plan of this room' })
  await expect(toast).toContainText(`${amount} pieces of Hammered-top stable mat`)
  await expect(page.locator('[data-cart-count], [data-cart-button]').first()).toContainText(String(amount))
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.goto('/cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hammered-top stable mat' }).first()
  await expect(line.getByRole('textbox')).toHaveValue('6')
})

test('strips by the metre are named in the cart and in the note of the order', async ({ page }, info) => {
  await asDemoCustomer(page, info)
  await page.goto('/planner?item=050102&room=40000x2000')
  await expect(page.getByLabel('Free along walls')).toHaveValue('5 mm')
  await summary(page)
    .getByRole('button', { name: /^Add \d+ m/ })
    .click()
  await page.goto('/cart')
  const shown = async () => breakable(await page.getByRole('main').innerText())
  await expect.poll(shown).toContain('For Room 1: 80 m, cut to 6 × 10000 mm, 2 × 9990 mm')
  await page.goto('/checkout')
  await expect(page.getByLabel('Delivery note')).toHaveAccessibleDescription(
    /Cut HH-ELE-C2-ROLL to 6\s×\s10000\smm, 2\s×\s9990\smm/,
  )
})

test('a plan is a PDF for whoever lays it, and goes with the quotation of its mats as long as they are in the cart', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await prepareRoutes(page)
  await page.goto('/planner?item=010101&room=3600x3600')
  await expect(summary(page)).toContainText('6 pieces')
  const save = page.getByRole('button', { name: 'Save as PDF' })
  await page.route(/download-plan/, (route) => route.abort())
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast-text').first()).toContainText('Nothing is lost. Please try again.')
  forgiveFailedLoads(problems, /download-plan/)
  await expectNoAxeViolations(page)
  await page.unroute(/download-plan/)
  await save.focus()
  const plan = await savedPdf(page, () => page.keyboard.press('Enter'))
  expect(plan.name).toBe('floor-plan-Room-1.pdf')
  expect(plan.text).toContain('Floor plan\nRoom 1')
  expect(plan.text).toContain('1 : 30')
  expect(plan.text).toContain('A 3600 mm · B 3600 mm')
  expect(plan.text).toMatch(/Row 1\t5 – \d+ mm/)

  await summary(page).getByRole('button', { name: 'Add 6 to the cart' }).click()
  await page.goto('/cart')
  const take = () => savedPdf(page, () => summary(page).getByRole('button', { name: 'Download Quotation' }).click())
  const { text } = await take()
  expect(text).toContain('Room 1')
  expect(text).toContain('Cutting list')
  expect(text).not.toContain('the plans in it take')
  const fewer = page.getByRole('button', { name: /^One less of/ })
  await fewer.click()
  expect((await take()).text).toContain('The cart has 5 pieces of this mat, and the plans in it take 6 pieces.')
})
