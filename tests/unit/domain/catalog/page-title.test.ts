import { fitTitle, TITLE_LENGTH, titleOfProduct } from '@/domain/page-title'

it.each([
  ['Bút Kẻ Mày Malisorn Rain Check', 'Malisorn', 'Bút Kẻ Mày Malisorn Rain Check'],
  ["Má Hồng Mịn Lụa D'aram Petal Powder", "D'aram", "Má Hồng Mịn Lụa D'aram Petal Powder"],
  ['Son Lì Mịn Môi', 'Ấp Iu', 'Son Lì Mịn Môi Ấp Iu'],
  // A brand is not in a name because its letters are.
  ['Phấn Banana Mịn', 'Nana', 'Phấn Banana Mịn Nana'],
  // The same brand, written without its diacritics.
  ['Bông Tắm Lưới Ap Iu', 'Ấp Iu', 'Bông Tắm Lưới Ap Iu'],
  [
    'Chống Nắng Kiêm Lót Tone Up SPF50+ Mờ Khuyết Điểm Nhẹ',
    'Peachdal',
    'Chống Nắng Kiêm Lót Tone Up SPF50+ Mờ Khuyết Điểm Nhẹ',
  ],
])('names the brand of "%s" once', (name, brand, title) => {
  expect(titleOfProduct(name, brand)).toBe(title)
})

it.each([
  ['Son Lì Mịn Môi', 'Son Lì Mịn Môi'],
  ['a'.repeat(60), 'a'.repeat(60)],
  [
    'Kurogane Spot Clear – Sữa Rửa Mặt Nam Tràm Trà Và Kẽm Sạch Mụn Da Dầu 100g',
    'Kurogane Spot Clear – Sữa Rửa Mặt Nam Tràm Trà Và Kẽm Sạch…',
  ],
  [
    'Kinuiro All Day Lock Chì Kẻ Mày Lâu Trôi Bền Với Mồ Hôi – Và Nước',
    'Kinuiro All Day Lock Chì Kẻ Mày Lâu Trôi Bền Với Mồ Hôi…',
  ],
  ['a'.repeat(80), `${'a'.repeat(59)}…`],
])('fits "%s" at a word', (name, title) => {
  expect(fitTitle(name)).toBe(title)
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
})

it('keeps the words around a name that gives way', () => {
  const title = fitTitle(
    'Kurogane Spot Clear Sữa Rửa Mặt Nam Tràm Trà Và Kẽm',
    (name) => `${name}: đánh giá, trang 12`,
  )
  expect(title).toBe('Kurogane Spot Clear Sữa Rửa Mặt Nam…: đánh giá, trang 12')
  expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
})
