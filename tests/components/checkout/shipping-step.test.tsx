import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShippingStep } from '@/components/checkout/shipping/shipping-step'
import { getOverlays } from '@/components/overlays/store'
import { openNames, signIn, toastText } from '../as-member'
import { cart, failure, networkDown, renderCheckout, useCheckout } from './checkout-shop'
import { address, bagWith, line, office } from './sample-bag'

const push = jest.fn()
const replace = jest.fn()
const router = { push, replace }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

useCheckout()
beforeEach(() => {
  push.mockClear()
  replace.mockClear()
})

const goOn = () => userEvent.click(screen.getByRole('button', { name: /^Tiếp tục/ }))
const open = async () => {
  renderCheckout(<ShippingStep />)
  await screen.findByRole('button', { name: /^Tiếp tục/ })
}

describe('a member', () => {
  beforeEach(() => signIn())

  it('continues with a saved address and sees date and fee (BUY-08)', async () => {
    await open()
    expect(await screen.findByRole('radio', { name: /Nhà riêng/ })).toBeChecked()
    expect(
      screen.getByRole('radio', { name: /Giao tiêu chuẩn.*Miễn phí.*Nhận hàng 24\/11 – 26\/11/ }),
    ).toBeChecked()
    await goOn()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order/payment'))
  })

  it('chooses another address by the arrows too, and folds the list', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Chọn địa chỉ khác (1)' }))
    expect(screen.getByRole('radio', { name: /Nhà riêng/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(cart.sent).toEqual([{ address_id: office.id }]))
    expect(screen.getByRole('radio', { name: /Văn phòng/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Nhà riêng/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Thu gọn' }))
    expect(screen.queryByRole('radio', { name: /Nhà riêng/ })).not.toBeInTheDocument()
  })

  it('adds an address here, which is chosen at once', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm địa chỉ mới' }))
    const overlay = getOverlays().find(({ name }) => name === 'address-form')
    const { onSaved } = overlay!.props as { onSaved: (saved: typeof address) => void }
    act(() => onSaved(office))
    await waitFor(() => expect(cart.sent).toEqual([{ address_id: office.id }]))
    expect(await screen.findByRole('radio', { name: /Văn phòng/ })).toBeChecked()
  })

  it('sees the numbers of addresses masked (GEN-09)', async () => {
    await open()
    expect(await screen.findByRole('radio', { name: /Nhà riêng/ })).toBeInTheDocument()
    expect(document.body).toHaveTextContent(/\+84 \*\*\* \*\*\* \d{3}/)
    expect(document.body).not.toHaveTextContent(/\+84 \d/)
  })

  it('sees what each delivery method costs in this bag, chosen or not (VCH-01, CRT-09)', async () => {
    const { checkout, shipping } = bagWith()
    const methods = checkout.methods.map((each) =>
      each.code === 'express' ? { ...each, total: 15_000 } : each,
    )
    cart.bag = bagWith({ checkout: { methods } })
    cart.choose = ({ shipping_method }, bag) => ({
      ...bag,
      shipping: { ...shipping, fee: 55_000, discount: 40_000, total: 15_000 },
      checkout: { ...bag.checkout, shipping_method },
    })
    await open()
    const express = screen.getByRole('radio', { name: /Giao nhanh.*55\.000\s₫.*15\.000\s₫/ })
    expect(screen.getByRole('radio', { name: /Giao tiêu chuẩn.*25\.000\s₫.*Miễn phí/ })).toBeChecked()
    await userEvent.click(express)
    expect(screen.getByRole('radio', { name: /Giao tiêu chuẩn.*25\.000\s₫.*Miễn phí/ })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /Giao nhanh.*55\.000\s₫.*15\.000\s₫/ })).toBeChecked()
  })

  it('says when another delivery method costs more', async () => {
    cart.choose = (part, bag) => ({
      ...bag,
      total: 330_000,
      shipping: { ...bag.shipping, fee: 55_000, total: 30_000 },
      checkout: { ...bag.checkout, shipping_method: part.shipping_method },
    })
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /Giao nhanh/ }))
    expect(await screen.findByText(/Phí giao hàng đổi từ 0\s₫ thành 30\.000\s₫/)).toBeInTheDocument()
  })

  it('sees the steps of the total whole: goods alone scroll (BUY-08)', async () => {
    await open()
    const goods = screen.getByRole('group', { name: 'Sản phẩm trong đơn', hidden: true })
    expect(goods).toHaveTextContent('Đỏ gạch')
    expect(goods).not.toHaveTextContent(/Phí giao hàng|Tổng cộng/)
    const scrolling = document.querySelectorAll('[aria-label="Đơn hàng của bạn"] [class*=overflow-y-auto]')
    expect([...scrolling]).toEqual([goods])
  })

  it('keeps a choice that failed and sends it again on continuing', async () => {
    cart.refuse = networkDown
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /Giao nhanh/ }))
    await waitFor(() => expect(toastText()).toMatch(/^Chưa lưu được/))
    expect(screen.getByRole('radio', { name: /Giao nhanh/ })).toBeChecked()
    expect(cart.sent).toEqual([])
    await goOn()
    await waitFor(() => expect(push).toHaveBeenCalled())
    expect(cart.sent).toEqual([{ shipping_method: 'express' }])
  })

  it('picks up at the default store unless another is chosen, and names the recipient', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /Nhận tại cửa hàng/ }))
    expect(await screen.findByRole('radio', { name: /Nàng Nguyễn Huệ/ })).toBeChecked()
    expect(screen.getByRole('link', { name: /bản đồ đến Nàng Tràng Tiền/ })).toHaveAttribute(
      'href',
      expect.stringContaining('10.77,106.7'),
    )
    expect(screen.getAllByText('Mỗi ngày: 09:00 – 21:30')).toHaveLength(3)
    expect(screen.getByLabelText('Họ và tên')).toHaveValue('Nguyễn Minh An')
    await goOn()
    await waitFor(() => expect(push).toHaveBeenCalled())
    expect(Object.assign({}, ...cart.sent)).toMatchObject({
      shipping_method: 'store_pickup',
      store_id: 5,
      contact: { name: 'Nguyễn Minh An', phone_no: '0912345678' },
    })
  })

  it('shows what is missing and moves the focus there', async () => {
    cart.bag = bagWith({
      checkout: { address: null, address_id: undefined, missing: ['address', 'payment_method'] },
    })
    await open()
    await screen.findByRole('radio', { name: /Nhà riêng/ })
    await goOn()
    expect(await screen.findByText('Còn thiếu: địa chỉ giao hàng.')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Địa chỉ giao hàng' })).toContainElement(
      document.activeElement as HTMLElement,
    )
    expect(push).not.toHaveBeenCalled()
  })

  it('is asked for a contact only when ordering gift cards alone', async () => {
    cart.bag = bagWith({
      checkout: { is_by_email_only: true, address: null, methods: [], missing: ['contact'] },
    })
    cart.choose = (part, bag) => ({
      ...bag,
      checkout: { ...bag.checkout, contact: part.contact, missing: [] },
    })
    await open()
    expect(screen.queryByText('Giao tận nơi')).not.toBeInTheDocument()
    await goOn()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order/payment'))
    expect(cart.sent).toMatchObject([{ contact: { name: 'Nguyễn Minh An', email: 'an@example.com' } }])
  })
})

describe('typed input', () => {
  beforeEach(() => signIn())

  it('saves note, gift wrap and invoice to the bag while typing (BUY-08)', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Ghi chú cho người giao hàng'), 'Gọi trước nhé')
    await waitFor(() => expect(cart.sent).toEqual([{ note: 'Gọi trước nhé' }]))
    await userEvent.click(screen.getByRole('checkbox', { name: /Gói quà/ }))
    await waitFor(() => expect(cart.sent.at(-1)).toEqual({ is_gift: true }))
    await userEvent.click(screen.getByRole('checkbox', { name: /hóa đơn GTGT/ }))
    await userEvent.type(screen.getByLabelText('Tên công ty'), 'Công ty Mây')
    await userEvent.type(screen.getByLabelText('Địa chỉ trên hóa đơn'), '1 Lê Lợi')
    await goOn()
    expect(screen.getByLabelText(/^Mã số thuế/)).toHaveFocus()
    expect(push).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText(/^Mã số thuế/), '0319000001')
    await waitFor(() =>
      expect(cart.sent.at(-1)).toEqual({
        invoice: {
          kind: 'company',
          name: 'Công ty Mây',
          tax_code: '0319000001',
          address: '1 Lê Lợi',
          email: 'an@example.com',
        },
      }),
    )
  })

  it('withdraws the invoice, and restores the input when it is requested again', async () => {
    const invoice = {
      kind: 'person',
      name: 'Nguyễn Minh An',
      tax_code: '',
      address: '1 Lê Lợi',
      email: 'an@example.com',
    } as const
    cart.bag = bagWith({ checkout: { invoice } })
    await open()
    const box = screen.getByRole('checkbox', { name: /hóa đơn GTGT/ })
    await userEvent.click(box)
    await waitFor(() => expect(cart.sent).toEqual([{ invoice: null }]))
    await userEvent.click(box)
    expect(screen.getByLabelText('Địa chỉ trên hóa đơn')).toHaveValue('1 Lê Lợi')
    await goOn()
    await waitFor(() => expect(cart.sent.at(-1)).toEqual({ invoice }))
  })

  it('limits a note to 300 letters', async () => {
    await open()
    expect(screen.getByLabelText('Ghi chú cho người giao hàng')).toHaveAttribute('maxlength', '300')
  })
})

describe('a guest', () => {
  beforeEach(async () => {
    await signIn(null)
    cart.bag = bagWith({
      is_member: false,
      shipping: { fee: 0, discount: 0, total: 0, missing_for_free: 0, free_from: 200_000, is_known: false },
      checkout: {
        address: null,
        address_id: undefined,
        shipping_method: undefined,
        methods: [{ code: 'store_pickup', fee: 0, standard_fee: 0, total: 0, estimate: null }],
        missing: ['contact', 'address', 'shipping_method', 'payment_method'],
      },
    })
    cart.choose = (part, bag) => {
      const checkout = { ...bag.checkout, ...part }
      const missing = [
        ...(checkout.contact ? [] : ['contact' as const]),
        ...(checkout.guest_address ? [] : ['address' as const]),
      ]
      return { ...bag, checkout: { ...checkout, missing } }
    }
  })

  async function fillAddress() {
    await userEvent.type(screen.getByRole('combobox', { name: 'Tỉnh, thành phố' }), 'ho chi{Enter}')
    await userEvent.click(screen.getByRole('combobox', { name: 'Phường, xã' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Phường Sài Gòn' }))
    await userEvent.type(screen.getByLabelText(/^Số nhà/), '12 Lê Lợi')
  }

  it('gives contact and address, each saved once complete', async () => {
    await open()
    await userEvent.type(await screen.findByLabelText('Họ và tên'), 'Trần Thu Hà')
    await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678')
    await waitFor(() =>
      expect(cart.sent).toMatchObject([{ contact: { name: 'Trần Thu Hà', phone_no: '0912345678' } }]),
    )
    await fillAddress()
    await goOn()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order/payment'))
    expect(cart.sent.at(-1)).toMatchObject({
      guest_address: { province_code: '79', ward_code: '26740', address1: '12 Lê Lợi' },
    })
  })

  it('is led to the first wrong field', async () => {
    await open()
    await goOn()
    expect(screen.getByLabelText('Họ và tên')).toHaveFocus()
    expect(screen.getByLabelText('Số điện thoại')).toHaveAccessibleDescription(
      expect.stringContaining('Số điện thoại không được để trống'),
    )
    expect(push).not.toHaveBeenCalled()
  })

  it('finds an incomplete form again after a reload', async () => {
    const { unmount } = renderCheckout(<ShippingStep />)
    await userEvent.type(await screen.findByLabelText('Họ và tên'), 'Trần Thu')
    await userEvent.type(await screen.findByLabelText(/^Số nhà/), '12 Lê')
    unmount()
    await open()
    expect(await screen.findByLabelText('Họ và tên')).toHaveValue('Trần Thu')
    expect(await screen.findByLabelText(/^Số nhà/)).toHaveValue('12 Lê')
  })

  it('keeps the input when it cannot be sent, and sees why', async () => {
    await open()
    cart.refuse = networkDown
    await userEvent.type(await screen.findByLabelText('Họ và tên'), 'Trần Thu Hà')
    await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678')
    const contact = screen.getByRole('region', { name: 'Người nhận' })
    await waitFor(() => expect(within(contact).getByRole('alert')).toHaveTextContent(/^Chưa lưu được/))
    expect(screen.getByLabelText('Họ và tên')).toHaveValue('Trần Thu Hà')
  })

  it('sees the service’s error at its field', async () => {
    await open()
    await userEvent.type(await screen.findByLabelText('Họ và tên'), 'Trần Thu Hà')
    await userEvent.type(screen.getByLabelText('Số điện thoại'), '0000000000')
    cart.refuse = () =>
      failure(422, 'INVALID_FIELDS', 'x', { fields: { 'contact.phone_no': 'Số điện thoại không hợp lệ' } })
    await goOn()
    await waitFor(() =>
      expect(screen.getByLabelText('Số điện thoại')).toHaveAccessibleDescription(
        expect.stringContaining('Số điện thoại không hợp lệ'),
      ),
    )
    expect(push).not.toHaveBeenCalled()
  })
})

describe('the bag', () => {
  beforeEach(() => signIn())

  it.each([
    ['nothing was ever put in', bagWith({ cart_id: null, lines: [] })],
    ['nothing is left in it', bagWith({ lines: [] })],
  ])('redirects to /order when %s (RTE-46)', async (_why, bag) => {
    cart.bag = bag
    renderCheckout(<ShippingStep />)
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/order'))
  })

  it('redirects to /order with a message when a line cannot be ordered', async () => {
    cart.bag = bagWith({ lines: [{ ...line, problems: [{ code: 'OUT_OF_STOCK' }] }] })
    renderCheckout(<ShippingStep />)
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/order'))
    expect(toastText()).toMatch(/cần bạn xem lại/)
  })

  it('stays with a line whose price alone has changed', async () => {
    cart.bag = bagWith({ lines: [{ ...line, problems: [{ code: 'PRICE_CHANGED', before: 1, now: 2 }] }] })
    await open()
    expect(replace).not.toHaveBeenCalled()
  })

  it('asks a visitor to sign in while guests may not order', async () => {
    cart.bag = bagWith({ may_check_out: false })
    renderCheckout(<ShippingStep />)
    await userEvent.click(await screen.findByRole('button', { name: 'Đăng nhập' }))
    expect(openNames()).toContain('login')
  })
})
