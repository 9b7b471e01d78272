import { type FrameKind, frameKindOf } from '@/lib/pages/frame'

const CASES: [string[], FrameKind][] = [
  [[], 'home'],
  [['categories'], 'categories'],
  [['brands'], 'brands'],
  [['order'], 'bag'],
  [['(member)', 'order', 'shipping'], 'checkout'],
  [['(member)', 'order', 'payment'], 'checkout'],
  [['(member)', 'order', 'success', '12'], 'other'],
  [['product', 'son-moi', '12-son-li', '1'], 'product'],
  [['profile', 'nang'], 'profile'],
  [['listing', 'category', '1-cham-soc-da', '1'], 'other'],
  [['(query)', 'listing', 'category', '1-cham-soc-da'], 'other'],
  // An unknown path is one segment, however many it has.
  [['order/khong-co'], 'other'],
  [['product/khong-co'], 'other'],
]

test.each(CASES)('a route of %j has the frame of %s (LAY-05, LAY-08)', (segments, kind) => {
  expect(frameKindOf(segments)).toBe(kind)
})
