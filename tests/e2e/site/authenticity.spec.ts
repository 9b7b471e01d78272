import { expect, test } from '@playwright/test'
import { encode } from 'uqr'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'
import { codeOf, groupedCode } from '@/domain/authenticity/code'
import { visit } from '../arrival'
import { expectNone } from '../axe'
import { query, reviewedProduct } from '../shop'
import { printCodes, recallBatch } from '../staff'

/** Puts a QR code before the camera: the page's own canvas takes its place. */
function showToCamera({ size, data }: { size: number; data: boolean[][] }): void {
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    const side = Math.floor(400 / size)
    const draw = () => {
      if (!context) return
      context.fillStyle = 'white'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = 'black'
      data.forEach((row, y) =>
        row.forEach((isDark, x) => isDark && context.fillRect(120 + x * side, 40 + y * side, side, side)),
      )
    }
    draw()
    setInterval(draw, 100)
    return Promise.resolve(canvas.captureStream(10))
  }
}

const variantOf = async (productId: number) => {
  const [row] = await query<{ id: number }>(
    'SELECT id FROM catalog.combinations WHERE product_id = $1 ORDER BY id LIMIT 1',
    [productId],
  )
  return row?.id ?? 0
}

test('a box is checked from its product: confirm, scan, result, history (PDP-30, OVL-27) @phone', async ({
  page,
  isMobile,
}) => {
  const product = await reviewedProduct()
  const batch = isMobile ? 'E2E-PHONE' : 'E2E-DESK'
  const [code = ''] = await printCodes(await variantOf(product.id), batch, 1)
  const address = `${process.env.SHOP_URL ?? ''}${AUTHENTICITY_PATH}?code=${code.replaceAll('-', '')}`
  const { size, data } = encode(address, { border: 4 })
  await page.addInitScript(showToCamera, { size, data })
  await visit(page, product.path)
  await page.getByRole('link', { name: 'Kiểm tra mã trên hộp' }).click()
  const form = page.getByRole('dialog', { name: 'Kiểm tra hàng chính hãng' })
  await expect(form.getByRole('button', { name: 'Bắt đầu kiểm tra' })).toBeVisible()
  await expectNone(page, 'question', 'dialog[open]')
  await form.getByRole('button', { name: 'Bắt đầu kiểm tra' }).click()
  await form.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
  await expect(form.getByRole('textbox', { name: 'Mã trên hộp' })).toHaveAttribute('aria-invalid', 'true')
  await expectNone(page, 'refused form', 'dialog[open]')
  await form.getByRole('button', { name: 'Quét mã QR bằng camera' }).click()
  await expect(form.getByRole('textbox', { name: 'Mã trên hộp' })).toHaveValue(code)
  await form.getByLabel(/Số lô/).fill(batch.toLowerCase())
  await form.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
  const result = page.getByRole('dialog', { name: 'Kết quả kiểm tra' })
  await expect(result.getByText('đây là lần đầu tiên mã này được kiểm tra')).toBeVisible()
  await expect(result.getByText(batch, { exact: true })).toBeVisible()
  await expectNone(page, 'result', 'dialog[open]')
  await result.getByRole('button', { name: 'Những lần đã kiểm tra' }).click()
  await expect(page.getByRole('dialog').getByText(`Lô ${batch}`)).toBeVisible()
  await expectNone(page, 'history', 'dialog[open]')
  await visit(page, AUTHENTICITY_PATH)
  await expectNone(page, 'page of the check')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the address on a box leads to a form, its result, a forgery and a recall (PDP-30) @server', async ({
    page,
  }) => {
    const variant = await variantOf((await reviewedProduct()).id)
    const [code = ''] = await printCodes(variant, 'E2E-PLAIN', 1)
    await page.goto(`${AUTHENTICITY_PATH}?code=${code}`)
    await expect(page.getByRole('textbox', { name: 'Mã trên hộp' })).toHaveValue(code)
    const send = () => page.getByRole('button', { name: 'Kiểm tra', exact: true }).click()
    // A link alone checks nothing.
    await expect(page.getByText('Chưa có lần kiểm tra nào')).toBeVisible()
    await send()
    await expect(page.getByText('đây là lần đầu tiên mã này được kiểm tra')).toBeVisible()
    const result = page.url()
    await page.goto(AUTHENTICITY_PATH)
    const forged = groupedCode(codeOf({ serial: 4, signature: 4 }))
    await page.getByRole('textbox', { name: 'Mã trên hộp' }).fill(forged)
    await page.getByRole('textbox', { name: 'Số lô' }).fill('E2E-PLAIN')
    await send()
    await expect(page.getByText('Mã này không phải của Nàng')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mã trên hộp' })).toHaveValue(forged)
    await expect(page.getByRole('textbox', { name: 'Số lô' })).toHaveValue('E2E-PLAIN')
    await page.getByRole('textbox', { name: 'Mã trên hộp' }).fill('A1C2E')
    await send()
    await expect(page.getByText(/Mã còn thiếu ký tự/)).toBeVisible()
    // An address of mail is kept too, and not in the page's address.
    await page.getByLabel(/^Email nhận tin/).fill('lan@example.vn')
    await send()
    await expect(page.getByLabel(/^Email nhận tin/)).toHaveValue('lan@example.vn')
    await expect(page.getByLabel('Mã trên hộp')).toHaveValue('A1C2E')
    expect(page.url()).not.toContain('lan')
    await recallBatch(variant, 'E2E-PLAIN', 'Nắp hộp bị hở', 'Gửi lại hộp cho shop')
    await page.goto(result)
    await expect(page.getByText('Lô hàng này đang được thu hồi')).toBeVisible()
    await expect(page.getByText('Bạn cần làm: Gửi lại hộp cho shop')).toBeVisible()
  })
})
