import type { Post } from '@/domain/content/post'

/** An article as a list has it. */
export const post = (given: Partial<Post> = {}): Post => ({
  id: 301,
  post_type: 'help_page_article',
  title: 'Khi nào tôi nhận được hàng?',
  slug: 'khi-nao-nhan-duoc-hang',
  summary: 'Thời gian giao theo nơi nhận.',
  kind: 'article',
  category: { id: 3, name: 'Giao nhận', slug: 'giao-nhan' },
  subcategory: null,
  position_vn: 1,
  keywords: [],
  views: 0,
  likes: 0,
  dislikes: 0,
  updated_at: '2026-11-20T00:00:00.000Z',
  published_at: '2026-11-01T00:00:00.000Z',
  ...given,
})
