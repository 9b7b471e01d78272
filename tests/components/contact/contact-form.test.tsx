import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import ContactForm from '@/components/contact/form/contact-form'
import { clearDraft } from '@/components/reviews/write/draft/draft'
import { failure, member, signIn, success, useNetwork, withMember } from '../as-member'
import { hidePagesLeftBehind } from '../left-behind'

interface Sent {
  key: string | null
  json: Record<string, unknown>
}

const sent: Sent[] = []
let answer: () => Response = () => success({})
useNetwork(
  http.post('*/api/content/contact', async ({ request }) => {
    const json: unknown = await request.json()
    sent.push({ key: request.headers.get('idempotency-key'), json: { ...Object(json) } })
    return answer()
  }),
  http.get('*/api/order/user/me/orders', () =>
    HttpResponse.json({ success: true, data: [], total: 0, skip: 0, limit: 5 }),
  ),
)

const TAKEN = { reference: 'LH7K2M9QXA', token: 'LH7K2M9QXA-key', answer_by: '2026-11-23T04:00:00Z' }
let isOnline = true

hidePagesLeftBehind()
beforeEach(async () => {
  sent.length = 0
  answer = () => success(TAKEN)
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  await clearDraft('contact')
})

const field = (name: string) => screen.getByLabelText(name, { exact: false })
const submit = () => screen.getByRole('button', { name: /Gửi yêu cầu/ })

async function open() {
  const view = render(withMember(<ContactForm />))
  // The draft is read before photos can be chosen.
  await screen.findByText('Ảnh kèm theo')
  return view
}

async function fillIn() {
  await userEvent.selectOptions(field('Bạn cần giúp về điều gì?'), 'account')
  await userEvent.type(field('Lời nhắn'), 'Điểm chưa được cộng.')
  await userEvent.type(field('Họ và tên'), 'Lan')
  await userEvent.type(field('Email nhận trả lời'), 'lan@example.vn')
}

it('says at each field what is missing, and sends nothing', async () => {
  await open()
  await userEvent.click(submit())
  expect(await screen.findByText('Chủ đề không được để trống')).toBeInTheDocument()
  for (const name of ['Lời nhắn', 'Họ và tên', 'Email'])
    expect(screen.getByText(`${name} không được để trống`)).toBeInTheDocument()
  expect(sent).toEqual([])
})

it('asks for the order of a topic about one', async () => {
  await open()
  await userEvent.selectOptions(field('Bạn cần giúp về điều gì?'), 'order')
  await userEvent.click(submit())
  await waitFor(() =>
    expect(field('Mã đơn hàng')).toHaveAccessibleDescription(/Mã đơn hàng không được để trống/),
  )
})

it('keeps everything after a failure, and sends it again with the same key', async () => {
  answer = () => failure(500, 'INTERNAL_ERROR')
  await open()
  await fillIn()
  await userEvent.click(submit())
  expect(await screen.findByText(/Những gì bạn viết vẫn còn trên máy này/)).toBeInTheDocument()
  expect(field('Lời nhắn')).toHaveValue('Điểm chưa được cộng.')
  answer = () => success(TAKEN)
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[0]?.json).toMatchObject({ customersubject: 'account', website: '', images: [] })
})

it('is sent a second time with what the shop asked for, where reCAPTCHA does not answer', async () => {
  answer = () => failure(409, 'CONFIRM_SENDING', '', { confirmation: '1.seal' })
  await open()
  await fillIn()
  await userEvent.click(submit())
  expect(await screen.findByText(/bấm gửi thêm một lần nữa/)).toBeInTheDocument()
  answer = () => success(TAKEN)
  await userEvent.click(submit())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, json: { confirmation: '1.seal' } })
})

it('waits without a network, and sends by itself when it is back', async () => {
  isOnline = false
  await open()
  await fillIn()
  await userEvent.click(submit())
  expect(await screen.findByText(/tự gửi khi có mạng lại/)).toBeInTheDocument()
  expect(sent).toEqual([])
  isOnline = true
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('keeps what is typed for the next visit', async () => {
  const { unmount } = await open()
  await userEvent.type(field('Lời nhắn'), 'Nửa câu')
  await new Promise((resolve) => setTimeout(resolve, 500))
  unmount()
  await open()
  await waitFor(() => expect(field('Lời nhắn')).toHaveValue('Nửa câu'))
})

it('keeps what was typed before its code came, and takes nothing of a page left behind', async () => {
  const Before = ({ message, ...rest }: { message: string; hidden?: boolean }) => (
    <div data-contact {...rest}>
      <textarea name="customermessage" aria-label="trước" defaultValue={message} />
    </div>
  )
  render(
    <>
      <Before message="Trang cũ" hidden />
      <Before message="Trang này" />
    </>,
  )
  await open()
  expect(field('Lời nhắn')).toHaveValue('Trang này')
})

it('is filled in for a member', async () => {
  await signIn()
  await open()
  await waitFor(() => expect(field('Họ và tên')).toHaveValue(member.name))
})

it('takes what a link fills in, and leaves what was typed', async () => {
  window.history.replaceState(null, '', '?topic=authenticity&product=Son%20l%C3%AC&message=M%C3%A3%20sai')
  await open()
  await waitFor(() => expect(field('Lời nhắn')).toHaveValue('Mã sai'))
  expect(field('Bạn cần giúp về điều gì?')).toHaveValue('authenticity')
  expect(field('Sản phẩm')).toHaveValue('Son lì')
  window.history.replaceState(null, '', window.location.pathname)
})
