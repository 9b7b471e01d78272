import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { goodsOf, mailTo, memberWith, orderButton, orderIdOf, ordersOf, payBy } from '../buyer'
import { said } from '../member'
import { moveOrder } from '../staff'

test('a bank transfer: VietQR code, proof, and the staff that finds the money (BUY-15) @phone-only', async ({
  page,
  isMobile,
}) => {
  const person = await memberWith(page, await goodsOf(4, isMobile), 2)
  await page.goto('/order/payment')
  await payBy(page, /Chuyển khoản ngân hàng/)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/order\/success\//)
  await expect(page.getByRole('heading', { name: 'Đơn hàng đang chờ bạn chuyển khoản' })).toBeVisible()
  const [order] = await ordersOf(page)
  const reference = order?.reference_code ?? ''
  const { data: payment } = await (
    await page.request.get(`/api/payment/orders/${orderIdOf(page)}/payment`)
  ).json()

  const transfer = page.getByRole('region', { name: 'Chuyển khoản cho đơn hàng' })
  const code = transfer.getByRole('img', { name: /^Mã VietQR của tài khoản/ })
  await expect(code).toBeVisible()
  const firstCode = await code.locator('path').getAttribute('d')
  await expect(transfer.getByText(payment.accounts[0].number, { exact: true })).toBeVisible()
  await expect(transfer.getByText(payment.transfer_content, { exact: true })).toBeVisible()
  await expect(
    transfer.getByText(`${payment.amount.toLocaleString('vi-VN')} ₫`, { exact: true }),
  ).toBeVisible()
  await expect(transfer.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/)

  await transfer.getByRole('radio').nth(1).check()
  await expect(transfer.getByText(payment.accounts[1].number, { exact: true })).toBeVisible()
  expect(await code.locator('path').getAttribute('d')).not.toBe(firstCode)

  const picture = transfer.locator('input[type=file]')
  await picture.setInputFiles({ name: 'bien-lai.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(transfer.getByText('Tệp phải có dạng png, jpg, jpeg.')).toBeVisible()
  const receipt = await sharp({ create: { width: 640, height: 900, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  await picture.setInputFiles({ name: 'bien-lai.png', mimeType: 'image/png', buffer: receipt })
  await expect(transfer.getByText('Đã đính kèm bien-lai.png')).toBeVisible()
  await transfer.getByRole('button', { name: 'Tôi đã chuyển khoản' }).click()
  await expect(said(page, 'Cảm ơn bạn, chúng mình đang kiểm tra.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chúng mình đang kiểm tra chuyển khoản' })).toBeVisible()

  await moveOrder(reference, 'pay')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Cảm ơn bạn đã đặt hàng' })).toBeVisible()
  await expect(page.getByText('Đã thanh toán', { exact: true })).toBeVisible()
  await expect(transfer).toHaveCount(0)
  await mailTo(page, person, reference)
})
