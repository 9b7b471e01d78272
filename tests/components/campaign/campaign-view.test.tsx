import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CampaignView } from '@/components/campaign/page/campaign-view'
import { promotion } from '../promo/sample-promotion'
import { useCardTools } from '../catalog/card/product-card'
import { sampleCard } from '../catalog/card/sample-card'
import { renderWithTexts } from '../with-texts'
import { campaignPage } from './sample-page'

useCardTools()

const show = (...page: Parameters<typeof campaignPage>) =>
  renderWithTexts(<CampaignView {...campaignPage(...page)} />)

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

const link = { label: 'Xem quà', href: '/sale' }
const all = [
  { type: 'hero', title: 'Gửi chút thương', body: 'Quà nhỏ.', link },
  { type: 'text', title: 'Chuyện mùa này', body: '<p>Ấm <script>x</script>áp.</p>' },
  { type: 'products', title: 'Son môi', product_ids: [2, 9, 1], link },
  { type: 'countdown', title: 'Giờ vàng', until: '2026-11-24T05:00:00Z' },
  { type: 'mission', title: 'Điểm danh', game: 'checkin-gift' },
  { type: 'questions', title: 'Hỏi đáp', items: [{ question: 'Ai được tham gia?', answer: 'Mọi bạn.' }] },
]

it('shows a running campaign: its hero as the head, then its sections in order (RTE-06)', () => {
  show(all, { products: [sampleCard({ id: 1, name: 'Son 1' }), sampleCard({ id: 2, name: 'Son 2' })] })
  expect(titles(1)).toEqual(['Mùa lễ hội'])
  expect(titles(2)).toEqual([
    'Chuyện mùa này',
    'Son môi',
    'Giờ vàng',
    'Điểm danh',
    'Hỏi đáp',
    'Thể lệ chương trình',
  ])
  expect(titles(3)).toEqual(['Son 2', 'Son 1'])
  expect(screen.getByText('Đến hết ngày 30/11/2026 (giờ Việt Nam)')).toBeInTheDocument()
  expect(screen.getByText('Ấm áp.')).toBeInTheDocument()
  expect(screen.getByText('12:00 ngày 24/11/2026, giờ Việt Nam')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Chơi ngay' })).toHaveAttribute('href', '/checkin-gift')
  expect(screen.getByRole('group')).toHaveTextContent('Ai được tham gia?Mọi bạn.')
})

it('says before its beginning what comes and when, and offers a reminder', () => {
  show(all, {
    state: 'upcoming',
    campaign: { start_date: '2026-12-10T17:00:00Z', end_date: '2026-12-20T17:00:00Z' },
  })
  expect(screen.getByText('Sắp diễn ra')).toBeInTheDocument()
  expect(screen.getByText('Bắt đầu lúc 00:00 ngày 11/12/2026 (giờ Việt Nam)')).toBeInTheDocument()
  expect(screen.getByText('17 ngày')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Nhắc mình khi bắt đầu' })).toBeInTheDocument()
  // What only works while it runs is not shown: the way to the game, and the link of its head.
  expect(titles(2)).toEqual(['Chuyện mùa này', 'Giờ vàng', 'Hỏi đáp', 'Thể lệ chương trình'])
  expect(screen.queryByRole('link', { name: 'Xem quà' })).toBeNull()
})

it('counts by itself where no section does', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-25T16:00:00Z'))
  show([], { state: 'upcoming', campaign: { start_date: '2026-11-25T17:00:00Z' } })
  expect(screen.getByRole('region', { name: 'Bắt đầu sau' })).toHaveTextContent('00:00 ngày 26/11/2026')
  expect(screen.getByRole('timer')).toBeInTheDocument()
  jest.restoreAllMocks()
})

it('leads on when it has ended', () => {
  show(all, { state: 'over', others: [promotion({ slug: 'khac', name: 'Chiến dịch khác' })] })
  expect(screen.getByText('Đã kết thúc ngày 30/11/2026')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Chiến dịch khác' })).toHaveAttribute('href', '/campaign/khac')
  expect(titles(2)).toEqual(['Đang diễn ra', 'Chuyện mùa này', 'Thể lệ chương trình'])
})

it('loads a video when it is played, and names its length', async () => {
  const { container } = show([
    { type: 'video', title: 'Hậu trường', source: { kind: 'youtube', id: 'abcdefghijk' }, duration: 75 },
  ])
  expect(container.querySelector('iframe')).toBeNull()
  const poster = screen.getByRole('link', { name: 'Phát video Hậu trường, dài 1:15' })
  expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk')
  await userEvent.click(poster)
  expect(screen.getByTitle('Hậu trường')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  )
})

it('shows pictures with their captions, and only those the shop may serve', () => {
  const image = { url: '/media/catalog/a', width: 720, height: 480 }
  show([
    {
      type: 'gallery',
      title: 'Góc nhà mình',
      pictures: [
        { image, alt: 'Bàn trang điểm', caption: 'Sáng thứ Hai' },
        { image: { ...image, url: 'https://elsewhere.example/b.jpg' }, alt: 'Ảnh lạ' },
      ],
    },
  ])
  const gallery = within(screen.getByRole('region', { name: 'Góc nhà mình' }))
  expect(gallery.getAllByRole('img')).toHaveLength(1)
  expect(gallery.getByRole('figure')).toHaveTextContent('Sáng thứ Hai')
})
