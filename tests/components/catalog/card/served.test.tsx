import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { CardGrid } from '@/components/catalog/card/card-grid'
import { CardItems } from '@/components/catalog/card/card-items'
import { type CardView, cardView } from '@/components/catalog/card/card-view'
import type { CardTexts } from '@/components/catalog/card/card'
import { getOverlays, closeOverlaysAbove } from '@/components/overlays/store'
import { sampleCard } from './sample-card'

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

  it('give way to other cards', () => {
    hydrate(viewsOf('Son', 'Kem'))
    act(() => root.render(grid(viewsOf('Phấn'))))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Phấn'])
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
})
