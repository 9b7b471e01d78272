import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds wrong with a page, or with the overlay that is open on it. */

type Part = 'dialog[open]'

/** Violations on the page, or in the open overlay only: the page below was checked before. */
export async function violations(page: Page, within?: Part): Promise<string[]> {
  // No page holds a frame of another origin, so axe needs no page of its own to put its results together.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations: found } = await (within ? builder.include(within) : builder)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
        .slice(0, 4)
        .join(' | ')}`,
  )
}

/** The same once all transitions have ended: text that fades in has a lower contrast. A skeleton pulses until its content comes. */
export async function settled(page: Page, within?: Part): Promise<string[]> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    // One whose element goes is cancelled, which rejects.
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  return violations(page, within)
}

const DESKTOP = { width: 1280, height: 900 }

/** Fails, and lets the test go on, for what axe finds at the page's own width; `name` says where. */
export async function expectNone(page: Page, name: string, within?: Part): Promise<void> {
  expect.soft([name, await settled(page, within)]).toEqual([name, []])
}

/** The same at both widths, for a page whose layout alone differs: it begins and ends at its own. */
export async function expectNoneAtBothWidths(page: Page, name: string, within?: Part): Promise<void> {
  const own = page.viewportSize() ?? DESKTOP
  for (const size of [DESKTOP, own]) {
    await page.setViewportSize(size)
    await expectNone(page, `${name}, ${size.width} px`, within)
  }
}
