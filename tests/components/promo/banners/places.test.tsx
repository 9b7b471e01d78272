import { act, render, screen, within } from '@testing-library/react'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { LateParts } from '@/components/promo/banners/late-parts'
import { TopBanners } from '@/components/promo/banners/top-banners'
import { banner } from './sample-banners'

const data = [
  ...['t1', 't2', 't3'].map((id) => banner(id, { type: 'top', banner_type: 'mini' })),
  ...['f1', 'f2', 'f3'].map((id) => banner(id, { type: 'floating', banner_type: 'mini' })),
]
beforeEach(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
})
afterEach(() => jest.restoreAllMocks())

const texts = { closeCampaigns: 'Ẩn ưu đãi' }
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)))
const page = (path: string) => (
  <PathnameContext.Provider value={path}>
    <LateParts texts={texts} />
  </PathnameContext.Provider>
)
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

it.each(['/', '/12-son-moi', '/brand/3_nang', '/promotion/mua-le-hoi'])(
  'has icons in the corner of %s (LAY-09)',
  async (path) => {
    render(page(path))
    await settle()
    expect(links()).toEqual(['Banner f1', 'Banner f2'])
  },
)

it.each(['/son-moi/12-son-li', '/order', '/promo', '/promo/12-son-moi', '/brands', '/search'])(
  'has none in the corner of %s',
  async (path) => {
    render(page(path))
    await settle()
    expect(links()).toEqual([])
  },
)

it('draws two banners of the top at most, and nothing when there are none (HOM-07)', () => {
  const { container, rerender } = render(<TopBanners banners={data.filter(({ type }) => type === 'top')} />)
  const strip = screen.getByRole('complementary', { name: 'Banner t1, Banner t2' })
  expect(within(strip).getAllByRole('link')).toHaveLength(2)
  rerender(<TopBanners banners={[]} />)
  expect(container).toBeEmptyDOMElement()
})
