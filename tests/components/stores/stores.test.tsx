import { act, fireEvent, render, screen } from '@testing-library/react'
import { http } from 'msw'
import { ChoiceProvider } from '@/components/catalog/product/choice-context'
import { StoreStock } from '@/components/catalog/product/store-stock'
import { choicesOf } from '@/components/goods/choice/choices-of'
import { choiceTexts } from '@/components/goods/choice/texts'
import { StoreCard } from '@/components/stores/store-card'
import { stateWords } from '../catalog/card/state-words'
import type { Store } from '@/domain/store/store'
import messages from '@/messages/all'
import { sampleProduct } from '../bag/sample-product'
import { failure, success, useNetwork } from '../as-member'
import { renderWithTexts } from '../with-texts'

const hours = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day < 5 ? { opens: '09:30', closes: '22:00' } : { opens: '09:00', closes: '22:30' },
)
const store = (id: number, name: string): Store => ({
  id,
  value: String(id),
  name,
  alias: 'Đồng Khởi',
  address: '128 Đồng Khởi',
  phone: '028 7300 0001',
  hours,
  latitude: 10.5,
  longitude: 106.5,
  image: null,
  is_active: true,
  is_display_store_info: true,
})

const ways = { google: 'https://google.example/?to=1', apple: 'https://apple.example/?to=1' }

const asked: string[] = []
let stock: () => Response
useNetwork(
  http.get('*/api/pos/stores', () => success([store(3, 'Nàng Hà Nội'), store(5, 'Nàng Sài Gòn')])),
  http.get('*/api/pos/stores/stock', ({ request }) => {
    asked.push(new URL(request.url).search)
    return stock()
  }),
)
beforeEach(() => {
  asked.length = 0
  stock = () =>
    success([
      { store_id: 3, stock_level: 'none' },
      { store_id: 5, stock_level: 'low' },
    ])
})

describe('stock by store', () => {
  const texts = choiceTexts((key) => messages.product.choice[key])
  const open = () => {
    const choices = choicesOf(sampleProduct(), stateWords)
    render(
      <>
        <ChoiceProvider
          choices={choices}
          initial={choices[1]!}
          path="/"
          texts={texts}
          buying={{
            productId: 12,
            name: 'Son',
            texts: { ...messages.addToBag, wish: 'Yêu thích', notify: 'Báo tôi' },
          }}
        >
          <StoreStock>
            <summary>Xem hàng tại cửa hàng</summary>
          </StoreStock>
        </ChoiceProvider>
      </>,
    )
    expect(asked).toEqual([])
    const details = document.querySelector('details')!
    details.open = true
    fireEvent(details, new Event('toggle'))
  }

  it('is loaded when opened, for the chosen combination', async () => {
    open()
    expect(await screen.findByText('Nàng Sài Gòn')).toBeInTheDocument()
    expect(screen.getByText('Sắp hết hàng')).toBeInTheDocument()
    expect(screen.getByText('Hết hàng')).toBeInTheDocument()
    expect(asked).toEqual(['?combination_id=41'])
  })

  it('tries again after a failure', async () => {
    stock = () => failure(500, 'INTERNAL_ERROR')
    open()
    const retry = await screen.findByRole('button', { name: 'Thử lại' })
    stock = () => success([{ store_id: 5, stock_level: 'in_stock' }])
    fireEvent.click(retry)
    expect(await screen.findByText('Còn hàng')).toBeInTheDocument()
    expect(screen.queryByText('Nàng Hà Nội')).toBeNull()
  })
})

describe('a store', () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ['2026-11-20T10:00:00+07:00', 'Đang mở cửa đến 22:00'],
    ['2026-11-20T08:00:00+07:00', 'Mở cửa lúc 09:30 hôm nay'],
    ['2026-11-20T22:00:00+07:00', 'Đã đóng cửa hôm nay'],
    ['2026-11-22T22:10:00+07:00', 'Đang mở cửa đến 22:30'],
  ])('at %s shows: %s', (now, said) => {
    jest.useFakeTimers({ now: new Date(now) })
    renderWithTexts(<StoreCard store={store(5, 'Nàng Sài Gòn')} ways={ways} />)
    expect(document.body).not.toHaveTextContent(said)
    act(() => {
      jest.advanceTimersByTime(10)
    })
    expect(document.body).toHaveTextContent(said)
  })

  it('shows address, opening hours, directions and phone (RTE-32, STO-06)', () => {
    renderWithTexts(<StoreCard store={store(5, 'Nàng Sài Gòn')} ways={ways} />)
    expect(screen.getByRole('heading', { name: 'Nàng Sài Gòn' })).toBeInTheDocument()
    expect(document.body).toHaveTextContent('Thứ Hai – Thứ Sáu: 09:30 – 22:00')
    expect(document.body).toHaveTextContent('Thứ Bảy – Chủ Nhật: 09:00 – 22:30')
    for (const [name, href] of [
      ['Chỉ đường đến Nàng Sài Gòn trên Google Maps', ways.google],
      ['Chỉ đường đến Nàng Sài Gòn trên Apple Maps', ways.apple],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(screen.getByRole('link', { name: 'Gọi 028 7300 0001' })).toHaveAttribute('href', 'tel:02873000001')
  })

  it('shows its picture and the streets around it', () => {
    const [latitude, longitude] = [10.77592, 106.70318]
    const image = { url: '/media/demo/store/x.webp', width: 1200, height: 800 }
    renderWithTexts(
      <StoreCard store={{ ...store(5, 'Nàng Sài Gòn'), latitude, longitude, image }} ways={ways} />,
    )
    expect(screen.getByRole('img', { name: 'Nàng Sài Gòn nhìn từ bên kia đường' })).toBeInTheDocument()
    const map = screen.getByRole('img', { name: 'Sơ đồ các con đường quanh Nàng Sài Gòn, 128 Đồng Khởi' })
    expect(map).toHaveTextContent('Đồng Khởi')
  })

  it('has no map where no street is known, and no disallowed picture', () => {
    const image = { url: 'https://elsewhere.example/x.webp', width: 1200, height: 800 }
    renderWithTexts(<StoreCard store={{ ...store(5, 'Nàng Sài Gòn'), image }} ways={ways} />)
    expect(screen.queryByRole('img')).toBeNull()
  })
})
