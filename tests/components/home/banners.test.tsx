import { screen } from '@testing-library/react'
import { BannerLine } from '@/components/banners/banner-art'
import { BannerLink } from '@/components/banners/banner-picture'
import { MiniBanners, TwinBanners } from '@/components/home/banner-rows'
import { Hero } from '@/components/home/hero'
import type { Banner } from '@/domain/catalog/banner'
import { banner } from '../promo/banners/sample-banners'
import { renderWithTexts } from '../with-texts'

const copy = {
  eyebrow: 'Mùa chăm da',
  subtitle: 'Những chai serum được mua lại.',
  cta: 'Xem serum',
  tone: 'light',
} as const
const homeBanner = (banner_type: Banner['banner_type'], more: Partial<Banner['more_info']> = {}) =>
  banner('7', { type: 'home', banner_type, more_info: { apply: null, search_label: null, copy, ...more } })

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = jest.fn()
      disconnect = jest.fn()
    },
  })
})

const pictureIn = (link: HTMLElement) => link.querySelector('img')

describe.each([
  ['hero', (shown: Banner) => <Hero banners={[shown]} />],
  ['mini', (shown: Banner) => <MiniBanners banners={[shown]} />],
  ['twin', (shown: Banner) => <TwinBanners banners={[shown]} />],
] as const)('a %s banner', (form, draw) => {
  it('has its text as text, once (HOM-02)', () => {
    renderWithTexts(draw(homeBanner(form)))
    const link = screen.getByRole('link', { name: /Banner 7/ })
    for (const text of ['Mùa chăm da', 'Banner 7', 'Những chai serum được mua lại.', 'Xem serum'])
      expect(link).toHaveTextContent(text)
    expect(pictureIn(link)).toHaveAttribute('alt', '')
  })

  it('without text of its own shows its picture, named by its title', () => {
    renderWithTexts(draw(homeBanner(form, { copy: null })))
    const link = screen.getByRole('link', { name: 'Banner 7' })
    expect(link).toHaveTextContent('')
    expect(pictureIn(link)).toHaveAttribute('alt', 'Banner 7')
  })

  it('offers no candidate much wider than its picture', () => {
    renderWithTexts(draw(homeBanner(form)))
    const widths = (pictureIn(screen.getByRole('link'))?.getAttribute('srcset') ?? '')
      .split(',')
      .map((candidate) => Number.parseInt(candidate.split(' ')[1] ?? ''))
    // The sample is 600 px wide; 800 is the next known width.
    expect(Math.max(...widths)).toBe(800)
  })
})

it('a top banner has its text beside its picture', () => {
  renderWithTexts(
    <BannerLink href="/12-son-moi">
      <BannerLine banner={homeBanner('mini')} sizes={{ wide: '50vw', narrow: '100vw' }} />
    </BannerLink>,
  )
  const link = screen.getByRole('link', { name: 'Banner 7 Xem serum' })
  expect(pictureIn(link)).toHaveAttribute('alt', '')
})
