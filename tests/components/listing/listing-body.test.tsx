import { screen } from '@testing-library/react'
import { ListingBody } from '@/components/listing/listing-body'
import { categoryPath } from '@/lib/routes'
import { sampleCard } from '../product/sample-card'
import { renderWithTexts } from '../with-texts'

const products = [
  sampleCard({ id: 1, name: 'Son một' }),
  sampleCard({ id: 2, name: 'Son hai' }),
  sampleCard({ id: 3, name: 'Son ba' }),
]
const lipstick = { id: 12, slug: 'son-moi' }

function renderBody(changes: Partial<Parameters<typeof ListingBody>[0]> = {}) {
  renderWithTexts(
    <ListingBody
      name="Son môi"
      products={products}
      total={1_040}
      page={2}
      pages={65}
      hrefOf={(page) => categoryPath(lipstick, page)}
      empty={<p>Không có gì</p>}
      {...changes}
    />,
  )
}

describe('a listing', () => {
  it('shows its products, how many there are and which page it is', () => {
    renderBody()
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('1.040 sản phẩm')).toBeInTheDocument()
    expect(screen.getByText('Trang 2 trên 65')).toBeInTheDocument()
  })

  it('pages with real links, the first page without a number in its address', () => {
    renderBody()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(
      expect.arrayContaining(['/12-son-moi', '/12-son-moi?page=3', '/12-son-moi?page=65']),
    )
  })

  it('has no pager for a single page', () => {
    renderBody({ total: 3, page: 1, pages: 1 })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(screen.queryByText(/Trang 1/)).not.toBeInTheDocument()
  })

  it('loads only the first row of a phone ahead', () => {
    renderBody()
    const eager = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))
    expect(eager).toEqual([null, null, 'lazy'])
  })

  it('shows what stands in place of an empty list', () => {
    renderBody({ products: [], total: 0, page: 1, pages: 1 })
    expect(screen.getByText('Không có gì')).toBeInTheDocument()
    expect(screen.queryByText('0 sản phẩm')).not.toBeInTheDocument()
  })
})
