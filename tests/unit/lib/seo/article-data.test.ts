import { articleData } from '@/lib/seo/article-data'
import { post } from '@/tests/components/help/posts'

const PATH = '/page/help/giao-nhan/301-khi-nao-nhan-duoc-hang'
const body =
  '<p>Mở đầu.</p><h2 id="mot">Bao lâu &amp; ở đâu?</h2><p>Hai ngày.</p><ul><li>Nội thành</li></ul><h3 id="nho">Nhỏ</h3><h2 id="hai">Có ship Chủ Nhật không?</h2><p>Không.</p>'

it('says when an article was written and changed', () => {
  const [article, ...others] = articleData({ ...post(), body, headings: [] }, PATH)
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'Khi nào tôi nhận được hàng?',
    datePublished: '2026-11-01T00:00:00.000Z',
    dateModified: '2026-11-20T00:00:00.000Z',
    articleSection: 'Giao nhận',
  })
  expect(others).toEqual([])
})

it('gives the questions of an article that consists of them, each with its whole answer', () => {
  const [, page] = articleData({ ...post({ kind: 'faq' }), body, headings: [] }, PATH)
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        name: 'Bao lâu & ở đâu?',
        acceptedAnswer: { text: '<p>Hai ngày.</p><ul><li>Nội thành</li></ul><h3 id="nho">Nhỏ</h3>' },
      },
      { name: 'Có ship Chủ Nhật không?', acceptedAnswer: { text: '<p>Không.</p>' } },
    ],
  })
})
