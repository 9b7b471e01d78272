import { cleanArticle, cleanHighlight } from '@/lib/clean-article'

it('keeps anchors, links and the shop’s own pictures', () => {
  const html =
    '<h2 id="phi">Phí</h2><p><a href="/my-orders">Đơn</a> <img src="/media/content/a.webp" alt="Giỏ" width="640" height="1280" loading="lazy" /></p>'
  expect(cleanArticle(html)).toBe(html)
})

it.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['a link that runs code', '<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['a picture of another host', '<img src="https://elsewhere.vn/a.png" alt="" />', '<img alt="" />'],
  [
    'a picture of another host without a scheme',
    '<img src="//elsewhere.vn/a.png" alt="" />',
    '<img alt="" />',
  ],
])('takes out %s', (_, html, clean) => {
  expect(cleanArticle(html)).toBe(clean)
})

it('leaves nothing but text and marks in an excerpt', () => {
  expect(cleanHighlight('<b>phí</b> <mark class="x">ship</mark><img src=x onerror=y>')).toBe(
    'phí <mark>ship</mark>',
  )
})
