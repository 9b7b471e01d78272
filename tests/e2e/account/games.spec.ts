import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { visit } from '../arrival'
import { register } from '../member'
import { query } from '../shop'

/** The games in a browser, against the shop's own missions. */

const missionOf = async (code: string) => {
  const [row] = await query<{ id: string; today: string }>(
    `SELECT id::text AS id, to_char(now() AT TIME ZONE 'Asia/Ho_Chi_Minh', 'FMDD/FMMM') AS today
     FROM game.missions WHERE campaign_code = $1 ORDER BY starts_at DESC LIMIT 1`,
    [code],
  )
  if (!row) throw new Error(`the demo shop has no mission ${code}`)
  return row
}

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([])
}

test('a member checks in and spins once; a lost answer is shown on return (RTE-29) @phone', async ({
  page,
}) => {
  const { id, today } = await missionOf('spin_the_wheel')
  await register(page)
  // The device's clock says nothing: the calendar shows the server's day.
  await page.clock.setFixedTime(new Date('2031-05-05T05:00:00Z'))
  await visit(page, '/spinthewheel/home')
  await expect(page.getByRole('cell', { name: `ngày ${today}, hôm nay` })).toHaveAttribute(
    'aria-current',
    'date',
  )
  await expect(page.getByText('Bạn chưa có lượt quay nào')).toBeVisible()
  await page.getByRole('button', { name: 'Điểm danh hôm nay' }).click()
  await expect(page.getByText('Đã điểm danh hôm nay!')).toBeVisible()
  await expect(page.getByText('Bạn còn 1 lượt quay')).toBeVisible()
  await expectNoViolations(page)

  // The server draws; its answer is lost, as when the tab is closed in the middle.
  await page.route('**/mission/*/spins', async (route) => {
    await route.fetch({ maxRetries: 2 })
    await route.abort()
  })
  await page.getByRole('button', { name: 'Quay', exact: true }).click()
  await expect(page.getByText('Lượt quay của bạn không mất.')).toBeVisible()
  await page.unroute('**/mission/*/spins')
  await page.reload()
  const result = page.getByRole('group', { name: /Lượt quay lúc nãy|Lần này chưa trúng/ })
  await expect(result).toBeFocused()
  await expectNoViolations(page)
  await result.getByRole('link', { name: 'Xem lịch sử' }).click()
  await expect(page.getByText('Vòng quay:')).toHaveCount(1)
  await expect(page.getByText('Điểm danh', { exact: true })).toHaveCount(1)
  await expectNoViolations(page)

  const again = await page.request.post(`/api/public/mission/${id}/checkins`, { data: {} })
  expect([again.status(), (await again.json()).code]).toEqual([409, 'CHECKED_IN_ALREADY'])
  const more = await page.request.post(`/api/public/mission/${id}/spins`, {
    data: {},
    headers: { 'idempotency-key': randomUUID() },
  })
  expect([more.status(), (await more.json()).code]).toEqual([409, 'NO_SPIN_LEFT'])
})

test('visitors read calendar, rules and odds without JavaScript, and sign in where they are (GAM-14, LAY-03, RTE-26, RTE-28) @phone', async ({
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto('/pink-university/wheels-of-fortune')
  await expect(still.getByRole('table')).toContainText('Tỉ lệ')
  await expect(still.getByRole('heading', { name: 'Thể lệ' })).toBeVisible()
  await still.goto('/pink-university/check-in')
  await expect(still.getByRole('table').first()).toContainText(/ngày 1\/\d+, 1 điểm, trong chương trình/)
  await expect(still.getByRole('contentinfo')).toHaveCount(0)
  await plain.close()

  const page = await browser.newPage()
  for (const path of ['/pink-university', '/checkin-gift']) {
    await visit(page, path)
    await expectNoViolations(page)
  }
  await page.getByRole('button', { name: 'Đăng nhập để điểm danh' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
  await page.close()
})

/** The device's own sheet, which no test can press. */
const acceptShares = (page: Page) =>
  page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))

test('pink-university: a check-in, a spin for a share, and both in the history (RTE-26, GAM-19)', async ({
  page,
}) => {
  await register(page)
  await acceptShares(page)
  await visit(page, '/pink-university/check-in')
  await page.getByRole('button', { name: 'Điểm danh, nhận 1 điểm' }).click()
  await expect(page.getByText('Bạn vừa nhận 1 điểm!')).toBeVisible()

  await visit(page, '/pink-university/wheels-of-fortune')
  await expect(page.getByText('Bạn chưa có lượt quay nào')).toBeVisible()
  await page.getByRole('button', { name: 'Chia sẻ' }).click()
  await expect(page.getByText('Bạn được 1 điểm và một lượt quay.')).toBeVisible()
  await page.getByRole('button', { name: 'Quay', exact: true }).click()
  const result = page.getByRole('group', { name: /Chúc mừng bạn|Lần này chưa trúng/ })
  await expect(result).toBeFocused()
  await result.getByRole('link', { name: 'Xem lịch sử' }).click()
  for (const kind of ['Vòng quay:', 'Chia sẻ', 'Điểm danh'])
    await expect(page.getByRole('listitem').filter({ hasText: kind })).toHaveCount(1)
})

test('pink-squad: a check-in counts once, and is in the calendar and the history (RTE-27)', async ({
  page,
}) => {
  const { id } = await missionOf('pink_squad')
  await register(page)
  await visit(page, '/pink-squad/check-in')
  await page.getByRole('button', { name: 'Điểm danh, nhận 1 điểm' }).click()
  await expect(page.getByRole('button', { name: 'Hôm nay đã điểm danh' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /đã điểm danh/ })).toHaveCount(1)
  const again = await page.request.post(`/api/public/mission/${id}/checkins`, { data: {} })
  expect((await again.json()).code).toBe('CHECKED_IN_ALREADY')
  await page.getByRole('link', { name: 'Lịch sử' }).click()
  await expect(page.getByText('Trò chơi này đã mang về cho bạn 1 điểm.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Điểm danh' })).toHaveCount(1)
  // The page that was left stays in the document, hidden: the way past the navigation leads to the one on show.
  await page.getByRole('link', { name: 'Đến nội dung chính' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the wheel turns by transform and opacity alone, without a dropped frame on a slow phone @phone-only', async ({
    page,
    context,
  }) => {
    await register(page)
    await acceptShares(page)
    await visit(page, '/pink-university/wheels-of-fortune')
    await page.getByRole('button', { name: 'Chia sẻ' }).click()
    await expect(page.getByText('Bạn còn 1 lượt quay')).toBeVisible()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const resting = await medianFrame(page, 60)
    await page.getByRole('button', { name: 'Quay', exact: true }).click()
    const turning = await medianFrame(page, 120)
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    )
    expect(moved).toContain('transform')
    expect(
      moved.filter((name) => !/^(?:transform|opacity|offset|computedOffset|easing|composite)$/.test(name)),
    ).toEqual([])
    // A frame of 60 Hz; where the machine draws a page at rest more slowly, that is the measure.
    expect(turning).toBeLessThanOrEqual(Math.max(17, resting * 1.1))
    await expect(page.getByRole('group', { name: /Chúc mừng bạn|Lần này chưa trúng/ })).toBeFocused()
  })
})

/** Median time between frames, ms. */
const medianFrame = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    const times: number[] = []
    let last = await new Promise(requestAnimationFrame)
    while (times.length < frames) {
      const now = await new Promise<number>(requestAnimationFrame)
      times.push(now - last)
      last = now
    }
    return times.toSorted((a, b) => a - b)[Math.floor(frames / 2)] ?? 0
  }, count)
