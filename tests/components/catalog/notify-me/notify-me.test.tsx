import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { NotifyButton } from '@/components/goods/notify-me/notify-button'
import { failure, openNames, signIn, success, toastText } from '../../as-member'
import { renderWishShop, useWishShop } from '../../wishlist/wish-shop'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

const sent: unknown[] = []
let answer: () => Response

useWishShop(
  'visitor',
  http.post('*/api/catalog/v3/product-availability-alert', async ({ request }) => {
    sent.push(await request.json())
    return answer()
  }),
)

beforeEach(() => {
  sent.length = 0
  answer = () => success({ is_waiting: true })
})

async function open() {
  const goods = { productId: 12, combinationId: '40', name: 'Son lì Sương Hồng', kind: 'Đỏ gạch' }
  renderWishShop(<NotifyButton goods={goods} label="Báo tôi khi có hàng" />)
  await userEvent.click(screen.getByRole('button', { name: 'Báo tôi khi có hàng' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Báo tôi khi có hàng' }))
  await dialog.findByLabelText('Email của bạn')
  return dialog
}
type Dialog = Awaited<ReturnType<typeof open>>
const submit = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: /^Báo cho tôi/ }))

it('needs a valid e-mail (NTF-01)', async () => {
  const dialog = await open()
  expect(dialog.getByText('Son lì Sương Hồng (Đỏ gạch)')).toBeInTheDocument()
  await submit(dialog)
  expect(await dialog.findByText('Email không được để trống')).toBeInTheDocument()
  expect(dialog.getByLabelText('Email của bạn')).toBeInvalid()
  await userEvent.type(dialog.getByLabelText('Email của bạn'), 'lan@')
  await submit(dialog)
  expect(sent).toEqual([])
})

it('saves the subscription, and shows the mail’s address (NTF-04, OVL-08)', async () => {
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText('Email của bạn'), 'Lan@Example.com')
  await submit(dialog)
  const done = await screen.findByRole('dialog', { name: 'Đã ghi nhận' })
  expect(done).toHaveTextContent(
    'Khi Son lì Sương Hồng (Đỏ gạch) có hàng, chúng mình sẽ gửi email cho bạn tại lan@example.com.',
  )
  expect(openNames()).toEqual(['notify-me-success'])
  expect(sent).toEqual([{ product_id: 12, combination_id: '40', email: 'lan@example.com' }])
})

it('has a member’s address prefilled, and sends their session (NTF-03)', async () => {
  await signIn()
  const dialog = await open()
  expect(dialog.getByLabelText('Email của bạn')).toHaveValue('an@example.com')
  await submit(dialog)
  await screen.findByRole('dialog', { name: 'Đã ghi nhận' })
  expect(sent).toEqual([
    {
      product_id: 12,
      combination_id: '40',
      email: 'an@example.com',
      user: { id: 7, email: 'an@example.com', name: 'Nguyễn Minh An' },
    },
  ])
})

it.each([
  ['a fault', () => failure(500, 'INTERNAL_ERROR')],
  ['no connection', () => HttpResponse.error()],
])('shows an error after %s, and keeps the input (NTF-05)', async (_, fault) => {
  answer = fault
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText('Email của bạn'), 'lan@example.com')
  await submit(dialog)
  await waitFor(() => expect(toastText()).toMatch(/^lỗi hệ thống\./))
  expect(dialog.getByLabelText('Email của bạn')).toHaveValue('lan@example.com')
  expect(openNames()).toEqual(['notify-me'])
})

it.each([
  ['ALREADY_AVAILABLE', 409, 'vừa có hàng trở lại'],
  ['TOO_MANY_REQUESTS', 429, 'thử lại sau ít phút'],
  ['NOT_FOUND', 404, 'không còn bán'],
])('explains %s', async (code, status, said) => {
  answer = () => failure(status, code)
  const dialog = await open()
  await userEvent.type(dialog.getByLabelText('Email của bạn'), 'lan@example.com')
  await submit(dialog)
  expect(await dialog.findByText(new RegExp(said))).toBeInTheDocument()
})
