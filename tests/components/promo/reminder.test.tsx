import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { getOverlays } from '@/components/overlays/store'
import { ReminderButton } from '@/components/promo/flash-sale/reminder-button'
import SaleReminder from '@/components/promo/flash-sale/sale-reminder'
import { getToast } from '@/components/toasts/toast'
import { member, showOverlay, signIn, success, useNetwork } from '../as-member'

const sent: unknown[] = []
let answer: () => Response = () => success({ is_waiting: true })
useNetwork(
  http.post('*/api/catalog/v3/promotions/9/reminders', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)
beforeEach(() => {
  sent.splice(0)
  answer = () => success({ is_waiting: true })
})

const failure = (status: number, code: string, details?: object) => () =>
  HttpResponse.json({ success: false, code, message: code, details }, { status })
const texts = {
  remind: 'Nhắc mình khi mở bán',
  reminding: 'Đang đặt nhắc',
  reminded: 'Đã đặt nhắc',
  done: 'Đã đặt nhắc. Chúng mình sẽ gửi email khi mở bán.',
  begun: 'Đợt này đã mở bán, bạn vào mua ngay nhé.',
  failed: 'Chưa đặt nhắc được. Bạn thử lại nhé.',
}
const press = async () => {
  render(<ReminderButton promotionId="9" name="Flash sale buổi tối" texts={texts} />)
  await userEvent.click(screen.getByRole('button', { name: texts.remind }))
}
const open = () => getOverlays().map(({ name }) => name)

it('reminds a member with one press', async () => {
  await signIn(member)
  await press()
  expect(await screen.findByRole('button', { name: texts.reminded })).toBeInTheDocument()
  expect(sent).toEqual([{}])
  expect(getToast()?.message).toBe(texts.done)
  await userEvent.click(screen.getByRole('button'))
  expect(sent).toHaveLength(1)
})

it('asks a visitor for an address', async () => {
  await signIn(null)
  await press()
  await waitFor(() => expect(open()).toEqual(['sale-reminder']))
  expect(sent).toEqual([])
})

it('asks a member without an address, too', async () => {
  await signIn(member)
  answer = failure(422, 'INVALID_FIELDS', { fields: { email: 'Email không được để trống' } })
  await press()
  await waitFor(() => expect(open()).toContain('sale-reminder'))
})

it.each([
  [failure(409, 'ALREADY_STARTED'), texts.begun],
  [failure(500, 'INTERNAL_ERROR'), texts.failed],
])('says why a member is not reminded', async (given, said) => {
  await signIn(member)
  answer = given
  await press()
  await waitFor(() => expect(getToast()?.message).toBe(said))
  expect(await screen.findByRole('button', { name: texts.remind })).toBeInTheDocument()
})

describe('the form for the address', () => {
  const onDone = jest.fn()
  beforeEach(async () => {
    onDone.mockClear()
    await signIn(null)
    showOverlay('sale-reminder', <SaleReminder promotionId="9" name="Flash sale buổi tối" onDone={onDone} />)
  })
  const type = async (email: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Nhắc mình nhé' }))
  }

  it('sends it', async () => {
    await type('an@example.com')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(sent).toEqual([{ email: 'an@example.com' }])
  })

  it('says what is wrong with it', async () => {
    await type('an@')
    expect(await screen.findByText('Email không chính xác')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('keeps what was typed when sending fails', async () => {
    answer = failure(500, 'INTERNAL_ERROR')
    await type('an@example.com')
    expect(await screen.findByText(texts.failed)).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('an@example.com')
    expect(onDone).not.toHaveBeenCalled()
  })
})
