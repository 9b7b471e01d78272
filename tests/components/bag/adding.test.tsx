import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { AddButton } from '@/components/bag/add/add-button'
import type { AddRequest } from '@/components/bag/add/add-request'
import { ProductCard, useCardTools } from '../catalog/card/product-card'
import type { Product } from '@/domain/catalog/product'
import { failure, openNames, success, toastText } from '../as-member'
import { inState, sampleCard } from '../catalog/card/sample-card'
import { answer, cart, changes, overlay, plain, renderBagShop, useBagShop } from './bag-shop'
import { LINE_A, sampleBag, sampleLine } from './sample-bag'
import { packMember, sampleProduct, sampleShade } from './sample-product'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/' }))

let product: Product = sampleProduct()
useBagShop(
  'visitor',
  http.get('*/api/catalog/v3/products/:id', ({ params }) =>
    params.id === '90' ? success(sampleProduct({ id: 90 })) : success(product),
  ),
  http.get('*/api/catalog/v3/products', () =>
    success([sampleCard({ id: 90, total_combinations: 3 }), sampleCard({ id: 91, total_combinations: 1 })]),
  ),
)
useCardTools()

beforeEach(() => {
  product = sampleProduct()
  answer('POST /lines', ({ quantity }) => {
    cart.bag = sampleBag({ lines: [sampleLine({ quantity, variant: 'Hồng trà' })] })
    return success({ bag: cart.bag, line_id: LINE_A })
  })
})

const button = (wish: Partial<AddRequest> = {}) =>
  renderBagShop(
    <AddButton productId={12} combinationId="41" label="Thêm vào giỏ" busyLabel="Đang thêm" {...wish} />,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: /Thêm vào giỏ/ }))
const refuse = (status: number, code: string, message: string, details?: object) =>
  answer('POST /lines', () => failure(status, code, message, details))

describe('the button', () => {
  it('adds to the bag and confirms (OVL-07)', async () => {
    button({ quantity: 2 })
    await press()
    const dialog = await overlay('Đã thêm vào giỏ')
    const said = plain(dialog.textContent)
    expect(said).toContain('Son lì mịn môi Sương Hồng')
    expect(said).toContain('Hồng trà')
    expect(said).toContain('2 × 100.000 ₫')
    expect(said).toContain('Giỏ hàng có 2 sản phẩm200.000 ₫')
    expect(said).toContain('miễn phí giao hàng')
    expect(within(dialog).getByRole('link', { name: 'Xem giỏ hàng' })).toHaveAttribute('href', '/order')
    expect(changes()).toEqual([
      { call: 'POST /lines', body: { product_id: 12, combination_id: '41', quantity: 2 } },
    ])
    expect(document.cookie).toContain('nang_bag=2')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tiếp tục mua' }))
    await waitFor(() => expect(openNames()).toEqual([]))
  })

  it('shows what is missing for free delivery, and keeps a long name whole for screen readers (GEN-13)', async () => {
    button()
    await press()
    const dialog = await overlay('Đã thêm vào giỏ')
    expect(plain(dialog.textContent)).toContain('Mua thêm 100.000 ₫ để được miễn phí giao hàng.')
    const name = within(dialog).getByText('Son lì mịn môi Sương Hồng')
    expect(name).toHaveClass('max-w-[21ch]', 'truncate')
  })

  it('adds once, however often it is pressed, and shows that it is busy', async () => {
    let go: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (go = resolve))
    answer('POST /lines', async () => {
      await waiting
      return success({ bag: sampleBag(), line_id: LINE_A })
    })
    button()
    const add = screen.getByRole('button', { name: /Thêm vào giỏ/ })
    await userEvent.dblClick(add)
    await userEvent.click(add)
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Đang thêm')).toHaveAttribute('role', 'status')
    expect(add).not.toContainElement(screen.getByText('Đang thêm'))
    go()
    await overlay('Đã thêm vào giỏ')
    expect(changes()).toHaveLength(1)
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
  })
})

describe('a refusal', () => {
  it.each([
    [
      'more than 20 of one product',
      'MAX_LIMIT_ORDER',
      { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 0 },
      'Sản phẩm đã đạt số lượng tối đa được mua',
    ],
    [
      'more than there are',
      'MAX_LIMIT_ORDER',
      { code: 'FEWER_LEFT', wanted: 5, left: 2 },
      'Sản phẩm đã đạt số lượng tối đa được mua',
    ],
    [
      'more of a product than a day allows',
      'MAX_LIMIT_ORDER',
      { code: 'DAILY_LIMIT_PRODUCT', limit: 2, bought: 2, allowed: 0, product: 'Son lì' },
      'Mỗi ngày bạn được mua tối đa 2 sản phẩm Son lì.',
    ],
    [
      'more of a brand than a day allows',
      'MAX_LIMIT_ORDER',
      { code: 'DAILY_LIMIT_BRAND', limit: 5, bought: 5, allowed: 0, brand: 'Son Mận' },
      'Mỗi ngày bạn được mua tối đa 5 sản phẩm của thương hiệu Son Mận.',
    ],
    [
      'more than the largest order',
      'MAX_LIMIT_ORDER',
      { code: 'MAX_ORDER_AMOUNT', limit: 1_000_000_000, allowed: 0 },
      'Mỗi đơn hàng nhận tối đa 1.000.000.000\u00a0₫ tiền hàng tính theo giá gốc. Bạn chia thành nhiều đơn nhé.',
    ],
    [
      'another line than a hundred',
      'BAG_FULL',
      undefined,
      'Giỏ hàng chứa tối đa 100 dòng sản phẩm. Bạn bỏ bớt rồi thêm lại nhé.',
    ],
    ['an unexplained limit', 'MAX_LIMIT_ORDER', undefined, 'Sản phẩm đã đạt số lượng tối đa được mua'],
    ['anything else, as received', 'BAD_REQUEST', undefined, 'Giỏ hàng đang được khoá'],
  ])('%s (CRT-04, CRT-05, CRT-07)', async (_, code, problem, said) => {
    refuse(400, code, 'Giỏ hàng đang được khoá', { problem })
    button()
    await press()
    await waitFor(() => expect(toastText()).toBe(said))
    expect(openNames()).toEqual([])
  })

  it('does not blame the network for a server failure', async () => {
    refuse(500, 'INTERNAL_ERROR', 'internal error')
    button()
    await press()
    await waitFor(() =>
      expect(toastText()).toBe(
        'Chưa thêm được vào giỏ. Cửa hàng đang gặp trục trặc. Bạn thử lại sau ít phút nhé.',
      ),
    )
  })

  it.each([
    ['without network', false, 'Chưa thêm được vào giỏ. Bạn đang ngoại tuyến. Có mạng rồi bạn thử lại nhé.'],
    [
      'when the connection breaks',
      true,
      'Chưa thêm được vào giỏ. Mạng đang chập chờn. Bạn kiểm tra kết nối rồi thử lại nhé.',
    ],
  ])('shows at once %s that nothing was added', async (_, isOnline, sentence) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    answer('POST /lines', () => HttpResponse.error())
    button()
    await press()
    await waitFor(() => expect(toastText()).toBe(sentence))
    onLine.mockRestore()
  })

  it('shows the time to wait after too many attempts', async () => {
    refuse(429, 'TOO_MANY_REQUESTS', 'too many requests', { retry_after: 30 })
    button()
    await press()
    await waitFor(() => expect(toastText()).toContain('thử lại sau 30 giây'))
  })

  it.each(['OUT_OF_STOCK', 'GONE'])(
    'for sold-out goods (%s) offers the other variants (OVL-07)',
    async (code) => {
      refuse(400, 'BAD_REQUEST', 'x', { problem: { code } })
      button({ combinationId: '40' })
      await press()
      const dialog = await overlay('Vừa hết hàng mất rồi')
      await within(dialog).findByText(/loại Đỏ gạch, hiện không còn để đặt mua/)
      expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
      answer('POST /lines', () => success({ bag: sampleBag(), line_id: LINE_A }))
      await userEvent.click(within(dialog).getAllByRole('button', { name: /Chọn loại này/ })[1]!)
      await overlay('Đã thêm vào giỏ')
      expect(changes().at(-1)?.body).toMatchObject({ combination_id: '42' })
    },
  )

  it('links elsewhere when there is no other variant', async () => {
    product = sampleProduct({ combinations: [sampleShade(40, 'Đỏ gạch', { is_available: false })] })
    refuse(400, 'BAD_REQUEST', 'x', { problem: { code: 'OUT_OF_STOCK' } })
    button({ combinationId: '40' })
    await press()
    const dialog = await overlay('Vừa hết hàng mất rồi')
    expect(await within(dialog).findByRole('link', { name: 'Xem Son lì' })).toHaveAttribute(
      'href',
      '/7-son-li',
    )
  })
})

describe('a card', () => {
  it('shows that it is busy, beside the button', async () => {
    let go: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (go = resolve))
    answer('POST /lines', async () => {
      await waiting
      return success({ bag: sampleBag(), line_id: LINE_A })
    })
    const { name } = sampleCard()
    renderBagShop(<ProductCard product={sampleCard({ total_combinations: 1 })} />)
    const add = await screen.findByRole('button', { name: `Thêm ${name} vào giỏ` })
    await userEvent.click(add)
    expect(await screen.findByText('Đang thêm vào giỏ…')).toHaveAttribute('role', 'status')
    expect(add).not.toContainElement(screen.getByText('Đang thêm vào giỏ…'))
    go()
    await overlay('Đã thêm vào giỏ')
  })

  const show = (changed: Parameters<typeof sampleCard>[0]) =>
    renderBagShop(<ProductCard product={sampleCard(changed)} />)
  const bag = () => screen.queryByRole('button', { name: /^Thêm .*vào giỏ$/ })

  it('with one variant adds at once (CRD-04)', async () => {
    show({})
    await userEvent.click(bag()!)
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toEqual({ product_id: 12, combination_id: '40', quantity: 1 })
  })

  it.each([inState('sold_out'), { classification: 'gwp_non_sellable' as const }])(
    'has no bag for %o',
    (changed) => {
      show(changed)
      expect(bag()).toBeNull()
    },
  )

  it('with several variants asks which, starts with an available one, and adds the wanted quantity (CRD-09, OVL-25)', async () => {
    show({ total_combinations: 3 })
    await userEvent.click(bag()!)
    const dialog = await overlay('Chọn loại')
    expect(await within(dialog).findByRole('radio', { name: 'Hồng trà' })).toBeChecked()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Cam cháy' }))
    const more = within(dialog).getByRole('button', { name: 'Thêm một' })
    for (let presses = 0; presses < 5; presses += 1) await userEvent.click(more)
    // There are three of this shade.
    await userEvent.click(within(dialog).getByRole('button', { name: /Thêm vào giỏ/ }))
    await overlay('Đã thêm vào giỏ')
    expect(openNames()).toEqual(['added-to-bag'])
    expect(changes()[0]?.body).toEqual({ product_id: 12, combination_id: '42', quantity: 3 })
  })

  it('says that nothing was added when the connection is lost, and keeps the choice', async () => {
    answer('POST /lines', () => HttpResponse.error())
    show({ total_combinations: 3 })
    await userEvent.click(bag()!)
    const dialog = await overlay('Chọn loại')
    await userEvent.click(await within(dialog).findByRole('button', { name: /Thêm vào giỏ/ }))
    await waitFor(() => expect(toastText()).toMatch(/^Chưa thêm được vào giỏ\./))
    expect(openNames()).toEqual(['choose-variant'])
  })

  it('shows that a variant is sold out', async () => {
    show({ total_combinations: 3 })
    await userEvent.click(bag()!)
    const dialog = await overlay('Chọn loại')
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Đỏ gạch/ }))
    expect(within(dialog).queryByRole('button', { name: /Thêm vào giỏ/ })).toBeNull()
    expect(within(dialog).getAllByText('Hết hàng')).not.toHaveLength(0)
  })
})

describe('a pack', () => {
  it('asks for the variants of its members (CRD-09, OVL-26)', async () => {
    product = sampleProduct({
      classification: 'product_pack',
      pack_detail: [packMember(90, 'Son lì', '40'), packMember(91, 'Gương', '70')],
    })
    button({ ask: 'pack' })
    await press()
    const dialog = await overlay('Chọn loại cho từng món')
    // Its own shade is sold out: it opens with the next.
    expect(within(dialog).getByRole('radio', { name: 'Hồng trà' })).toBeChecked()
    expect(within(dialog).getByRole('radio', { name: 'Đỏ gạch' })).toBeDisabled()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Cam cháy' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Thêm vào giỏ/ }))
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toEqual({
      product_id: 12,
      combination_id: '41',
      quantity: 1,
      pack_choices: [{ product_id: 90, combination_id: '42' }],
    })
  })

  it('says that nothing was added when the connection is lost, and keeps the choice', async () => {
    answer('POST /lines', () => HttpResponse.error())
    product = sampleProduct({
      classification: 'product_pack',
      pack_detail: [packMember(90, 'Son lì', '40'), packMember(91, 'Gương', '70')],
    })
    button({ ask: 'pack' })
    await press()
    const dialog = await overlay('Chọn loại cho từng món')
    await userEvent.click(within(dialog).getByRole('button', { name: /Thêm vào giỏ/ }))
    await waitFor(() => expect(toastText()).toMatch(/^Chưa thêm được vào giỏ\./))
    expect(openNames()).toEqual(['choose-pack-variant'])
  })

  it('is added at once when there is nothing to choose', async () => {
    product = sampleProduct({ classification: 'product_pack', pack_detail: [packMember(91, 'Gương', '70')] })
    button({ ask: 'pack' })
    await press()
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toEqual({ product_id: 12, combination_id: '41', quantity: 1 })
  })
})

describe('a gift card', () => {
  const open = async () => {
    button({ ask: 'gift' })
    await press()
    return within(await overlay('Gửi thẻ quà tặng'))
  }
  const send = (dialog: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(dialog.getByRole('button', { name: /Thêm vào giỏ/ }))

  it('asks for the recipient and is added with them', async () => {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Tên người gửi'), 'Minh An')
    await userEvent.type(dialog.getByLabelText('Tên người nhận'), 'Thu Hà')
    await userEvent.type(dialog.getByLabelText('Email người nhận'), 'ha@example.com')
    await userEvent.type(dialog.getByLabelText('Lời nhắn'), 'Sinh nhật vui nhé')
    expect(dialog.getByText('Còn 123 ký tự')).toBeInTheDocument()
    await send(dialog)
    await overlay('Đã thêm vào giỏ')
    expect(changes()[0]?.body).toMatchObject({
      egift: {
        sender_name: 'Minh An',
        recipient_name: 'Thu Hà',
        recipient_email: 'ha@example.com',
        message: 'Sinh nhật vui nhé',
        delivery_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    })
  })

  it('shows errors at each field, and keeps the input', async () => {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Email người nhận'), 'ha@')
    await userEvent.click(dialog.getByLabelText('Lời nhắn'))
    await userEvent.paste('a'.repeat(141))
    expect(dialog.getByText('Dài quá 1 ký tự')).toBeInTheDocument()
    await send(dialog)
    expect(await dialog.findByText('Email không chính xác')).toBeInTheDocument()
    expect(dialog.getByText('Nhập tối đa 140 ký tự')).toBeInTheDocument()
    expect(dialog.getAllByText('Dữ liệu chưa được điền').length).toBeGreaterThan(0)
    expect(dialog.getByLabelText('Email người nhận')).toHaveValue('ha@')
    expect(changes()).toEqual([])
  })

  it('shows the service’s error at its field', async () => {
    refuse(422, 'INVALID_FIELDS', 'x', { fields: { recipient_email: 'Email này không nhận được thư' } })
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Tên người gửi'), 'Minh An')
    await userEvent.type(dialog.getByLabelText('Tên người nhận'), 'Thu Hà')
    await userEvent.type(dialog.getByLabelText('Email người nhận'), 'ha@example.com')
    await userEvent.type(dialog.getByLabelText('Lời nhắn'), 'Sinh nhật vui nhé')
    await send(dialog)
    expect(await dialog.findByText('Email này không nhận được thư')).toBeInTheDocument()
  })
})
