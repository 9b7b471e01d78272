import { writtenTime, savedStyle } from '@/lib/worker/saved-notice'
import { savedAt, showCopy, titleOfCopy, toCopy } from '@/lib/worker/saved-copy'
import { REMOVING_WORKER } from '@/lib/worker/removing-worker'
import { narrowerVariant } from '@/domain/picture-variant.js'
import { savesData } from '@/lib/client/browser/data-saver'

const page = () =>
  new Response(
    '<!doctype html><html lang="vi"><head><title>Son &amp; phấn | Nàng</title></head><body><p>110.000 ₫</p></body></html>',
    { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip', 'x-page-owner': 'visitor' } },
  )

it('saves a page with its time and title, and without what belongs to its transfer', async () => {
  const before = Date.now()
  const copy = await toCopy(page())
  expect(savedAt(copy)).toBeGreaterThanOrEqual(before)
  expect(titleOfCopy(copy)).toBe('Son &amp; phấn | Nàng')
  expect(copy.headers.get('content-encoding')).toBeNull()
  expect(copy.headers.get('x-page-owner')).toBe('visitor')
})

it('leaves the name of the shop out of the title, at its end alone', async () => {
  const titled = (title: string) =>
    toCopy(new Response(`<head><title>${title}</title><meta name="application-name" content="Nàng"/></head>`))
  expect(titleOfCopy(await titled('Giỏ hàng | Nàng'))).toBe('Giỏ hàng')
  expect(titleOfCopy(await titled('Nàng | Mỹ phẩm chính hãng'))).toBe('Nàng | Mỹ phẩm chính hãng')
})

it('never shows a copy without saying since when it is one, and that prices may have changed', async () => {
  const html = await (await showCopy(await toCopy(page()))).text()
  expect(html).toMatch(/<html data-saved-at="\d{13}" lang="vi">/)
  expect(html).toContain('Giá và số lượng có thể đã thay đổi.')
  expect(html).toContain('được tính theo giá hiện tại')
  expect(html).toContain('110.000 ₫')
})

it('says above the saved bag what is not in it yet', async () => {
  const html = await (await showCopy(await toCopy(page()), '2 món chờ vào giỏ khi có mạng.')).text()
  expect(html).toContain('có thể đã thay đổi. 2 món chờ vào giỏ khi có mạng.')
})

it('writes the time in Vietnam', () => {
  expect(writtenTime(new Date('2026-11-23T20:05:00Z'))).toBe('03:05, 24/11')
  expect(savedStyle(new Date('2026-11-23T03:41:00Z'))).toContain('10:41, 23/11')
})

it('takes itself and its copies away when it is switched off', () => {
  expect(REMOVING_WORKER).toContain('registration.unregister()')
  expect(REMOVING_WORKER).toContain('caches.delete')
})

it.each([
  ['/i/demo/product/12.560', '/i/demo/product/12.420'],
  ['/i/demo/product/12.300', '/i/demo/product/12.192'],
  ['/i/demo/product/12.192', null],
  ['/media/demo/product/12.webp', null],
  ['/i/demo/product/12.7', null],
])('takes a narrower picture where data is saved: %s', (path, narrower) => {
  expect(narrowerVariant(path)).toBe(narrower)
})

it.each([
  [{}, false],
  [{ connection: {} }, false],
  [{ connection: { effectiveType: '4g' } }, false],
  [{ connection: { effectiveType: '3g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
])('knows who wants less data: %j', (navigator, isSaving) => {
  expect(savesData(navigator)).toBe(isSaving)
})
