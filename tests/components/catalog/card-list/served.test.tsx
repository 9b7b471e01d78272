import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CardGrid } from '@/components/catalog/card-list/card-grid'
import { CardItems } from '@/components/catalog/card-list/card-items'
import { type CardView, cardView } from '@/components/catalog/card/card-view'
import type { CardTexts } from '@/components/catalog/card/card'
import { getOverlays, closeOverlaysAbove } from '@/components/overlays/store'
import { useCardTools } from '../card/product-card'
import { sampleCard } from '../card/sample-card'
import { formatMoney } from '@/lib/format'

useCardTools()

const addToBag = jest.fn()
jest.mock('@/components/bag/add/add-to-bag', () => ({
  addToBag: (request: unknown): unknown => addToBag(request),
}))

const texts: CardTexts = {
  price: 'Giá bán',
  before: 'Giá niêm yết',
  range: 'Giá từ {min} đến {max}',
  available: 'Còn hàng',
  rating: '{rating} ({count})',
  ratingSpoken: '{rating} trên 5 sao, {count} đánh giá',
  add: 'Thêm vào giỏ',
  addNamed: 'Thêm {name} vào giỏ',
  adding: 'Đang thêm',
  wish: 'Yêu thích {name}',
  look: 'Xem nhanh {name}',
}

const viewsOf = (...names: string[]): CardView[] =>
  names.map((name, at) => cardView(sampleCard({ id: at + 1, name }), () => 'text'))

const router = {
  push: jest.fn(),
  prefetch: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
  bfcacheId: '0',
}

const grid = (cards: readonly CardView[]): ReactNode => (
  <AppRouterContext.Provider value={router}>
    <CardGrid cards={cards} texts={texts} width={280} columns="four" />
  </AppRouterContext.Provider>
)

/** The HTML of the grid as the server makes it. */
const served = (cards: readonly CardView[]) =>
  renderToString(
    <>
      <ul className="card-grid" data-columns="four">
        <CardItems cards={cards} texts={texts} width={280} />
      </ul>
      <p role="status" className="sr-only" />
    </>,
  )

let root: Root
let container: HTMLElement
const failures = jest.fn()

/** A page with the served cards, hydrated; the links as they were served. */
function hydrate(cards: readonly CardView[]) {
  container = document.createElement('div')
  container.innerHTML = served(cards)
  document.body.append(container)
  const links = [...container.querySelectorAll('a')]
  act(() => {
    root = hydrateRoot(container, grid(cards), { onRecoverableError: failures })
  })
  return links
}

afterEach(() => {
  act(() => {
    closeOverlaysAbove(0)
    root.unmount()
  })
  container.remove()
  jest.clearAllMocks()
})

describe('served cards', () => {
  it('stay as they are when the page is hydrated', () => {
    const links = hydrate(viewsOf('Son', 'Kem'))
    expect(links.map(({ textContent }) => textContent)).toEqual(['Son', 'Kem'])
    expect([...container.querySelectorAll('a')]).toEqual(links)
    expect(Object.keys(links[0] ?? {}).filter((key) => key.startsWith('__react'))).toEqual([])
    expect(failures).not.toHaveBeenCalled()
  })

  it('stay when the page is rendered again with the same cards', () => {
    const cards = viewsOf('Son')
    const [link] = hydrate(cards)
    act(() => root.render(grid(cards)))
    expect(screen.getByRole('link')).toBe(link)
  })

  it('stay when the page is refreshed and has the same cards again', () => {
    const [link] = hydrate(viewsOf('Son'))
    act(() => root.render(grid(viewsOf('Son'))))
    expect(screen.getByRole('link')).toBe(link)
  })

  it('give way to other cards, and are rendered when they come back', () => {
    hydrate(viewsOf('Son', 'Kem'))
    act(() => root.render(grid(viewsOf('Phấn'))))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Phấn'])
    act(() => root.render(grid(viewsOf('Son', 'Kem'))))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Son', 'Kem'])
  })

  it('open their page within the shop, and prefetch it once a pointer is over the link', () => {
    const [, link] = hydrate(viewsOf('Son', 'Kem'))
    if (!link) throw new Error('no link')
    fireEvent.pointerOver(link)
    fireEvent.pointerOver(link)
    expect(router.prefetch).toHaveBeenCalledTimes(1)
    expect(fireEvent.click(link)).toBe(false)
    expect(router.push).toHaveBeenCalledWith('/son-li/2-son-li-min-moi-suong-hong')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leave a press with %o to the browser',
    (how) => {
      const [link] = hydrate(viewsOf('Son'))
      if (!link) throw new Error('no link')
      // jsdom follows no links.
      const prevented: boolean[] = []
      document.addEventListener(
        'click',
        (event) => {
          prevented.push(event.defaultPrevented)
          event.preventDefault()
        },
        { once: true },
      )
      fireEvent.click(link, how)
      expect(prevented).toEqual([false])
      expect(router.push).not.toHaveBeenCalled()
    },
  )

  it('add to the bag once at a time, and say so', async () => {
    hydrate(viewsOf('Son', 'Kem'))
    const added = Promise.withResolvers<null>()
    addToBag.mockReturnValue(added.promise)
    const button = await screen.findByRole('button', { name: 'Thêm Kem vào giỏ' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(addToBag).toHaveBeenCalledTimes(1))
    expect(addToBag).toHaveBeenCalledWith({
      productId: 2,
      combinationId: '40',
      seen: { name: 'Kem', price: formatMoney(250_000) },
    })
    expect(button).toHaveAttribute('aria-busy')
    expect(screen.getByText('Đang thêm')).toHaveAttribute('role', 'status')
    await act(async () => added.resolve(null))
    expect(button).not.toHaveAttribute('aria-busy')
    expect(screen.queryByText('Đang thêm')).toBeNull()
  })

  it('load their second picture when a pointer rests on the card', async () => {
    const { matchMedia } = window
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(hover: hover)' })
    const images = ['a', 'b'].map((name) => ({ url: `/media/${name}.webp`, is_cover: name === 'a' }))
    hydrate([cardView(sampleCard({ images }), () => 'text', { hasSecond: true })])
    await screen.findByRole('button', { name: /^Yêu thích/ })
    expect(container.querySelectorAll('img')).toHaveLength(1)
    fireEvent.pointerOver(screen.getByRole('link'))
    expect(container.querySelectorAll('img')).toHaveLength(2)
    window.matchMedia = matchMedia
  })

  it('get a heart, a quick view, and names of their buttons', async () => {
    hydrate(viewsOf('Son', 'Kem'))
    fireEvent.click(await screen.findByRole('button', { name: 'Xem nhanh Kem' }))
    await waitFor(() => expect(getOverlays()).toMatchObject([{ props: { productId: 2 } }]))
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Thêm Son vào giỏ',
      'Yêu thích Son',
      'Xem nhanh Son',
      'Thêm Kem vào giỏ',
      'Yêu thích Kem',
      'Xem nhanh Kem',
    ])
    expect(failures).not.toHaveBeenCalled()
  })

  it('get their tools one by one, as they come near the window', async () => {
    const observed = new Map<Element, () => void>()
    class Observer {
      constructor(private readonly report: (entries: unknown[]) => void) {}
      observe = (target: Element) => {
        observed.set(target, () => this.report([{ target, isIntersecting: true }]))
      }
      unobserve = (target: Element) => observed.delete(target)
      disconnect = () => undefined
    }
    Object.assign(window, { IntersectionObserver: Observer })
    const show = (element: Element | null | undefined) => {
      act(() => {
        if (element) observed.get(element)?.()
      })
    }
    hydrate(viewsOf('Son', 'Kem'))
    expect(screen.queryByRole('button', { name: /^(Yêu thích|Xem nhanh)/ })).toBeNull()
    show(container.querySelector('ul'))
    await screen.findByRole('button', { name: 'Thêm Kem vào giỏ' })
    expect(screen.queryByRole('button', { name: /^Yêu thích/ })).toBeNull()
    show(container.querySelectorAll('article')[1])
    expect(await screen.findByRole('button', { name: 'Yêu thích Kem' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yêu thích Son' })).toBeNull()
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })

  it('are small: their HTML, their elements and their data', () => {
    const { default_combination } = sampleCard()
    const card = cardView(
      sampleCard({
        name: 'Nước Tẩy Trang Petal Bloom Cân Bằng Da, Dịu Nhẹ Cho Da Nhạy Cảm',
        total_combinations: 3,
        discount_range: { min: 24, max: 24 },
        is_new: true,
        default_combination: { ...default_combination, price_after_discount: 190_000 },
        price_after_discount_range: { min: 190_000, max: 190_000 },
        review_stats: { average_rating: 4.8, total_reviews: 62 },
        total_orders: 33_200,
      }),
      () => 'Một lời ngắn',
    )
    const html = served([card])
    expect(Buffer.byteLength(html)).toBeLessThan(1_200)
    expect(html.match(/<[a-z]/g)?.length).toBeLessThan(24)
    expect(JSON.stringify([card]).length).toBeLessThan(480)
  })
})
