import { act, fireEvent, render, screen } from '@testing-library/react'
import { FloatingBanners } from '@/components/promo/banners/floating-banners'
import { banner } from './sample-banners'

const banners = ['f1', 'f2'].map((id) => banner(id, { type: 'floating', banner_type: 'mini' }))
const bar = () => screen.queryByRole('complementary', { name: 'Banner f1, Banner f2' })
const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top })
    window.dispatchEvent(new Event('scroll'))
  })

beforeEach(() => {
  localStorage.clear()
  Object.assign(window, { scrollY: 0 })
})

it('hides while scrolling down and returns with the first movement up (LAY-09)', () => {
  render(<FloatingBanners banners={banners} close="Ẩn" />)
  expect(document.documentElement.dataset.campaigns).toBe('shown')
  scrollTo(900)
  expect(bar()?.inert ?? true).toBe(true)
  expect(document.documentElement.dataset.campaigns).toBe('away')
  scrollTo(890)
  expect(document.documentElement.dataset.campaigns).toBe('away')
  scrollTo(800)
  expect(document.documentElement.dataset.campaigns).toBe('shown')
})

it('stays closed for the day, also on the next page', () => {
  const { unmount } = render(<FloatingBanners banners={banners} close="Ẩn" />)
  fireEvent.click(screen.getByRole('button', { name: 'Ẩn' }))
  expect(bar()).toBeNull()
  expect(document.documentElement.dataset.campaigns).toBeUndefined()
  unmount()
  render(<FloatingBanners banners={banners} close="Ẩn" />)
  expect(bar()).toBeNull()
})
