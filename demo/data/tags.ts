import type { DemoTag } from '../types'
import { slugify } from './text'

const concern = (name: string, icon: string, is_show_in_search = true): DemoTag => ({
  key: slugify(name),
  name,
  slug: slugify(name),
  kind: 'concern',
  icon,
  is_show_in_search,
})

const badge = (name: string, icon: string, is_show_in_search = false): DemoTag => ({
  ...concern(name, icon, is_show_in_search),
  kind: 'badge',
})

/** What a customer wants solved, then what the shop says about a product. */
export const tags: DemoTag[] = [
  concern('Da mụn', 'circle-dot'),
  concern('Da nhạy cảm', 'feather'),
  concern('Da khô thiếu nước', 'droplets'),
  concern('Da dầu', 'droplet'),
  concern('Da hỗn hợp', 'contrast', false),
  concern('Lỗ chân lông to', 'grip'),
  concern('Thâm sau mụn', 'eraser'),
  concern('Nám và đốm nâu', 'sun-dim'),
  concern('Da xỉn màu', 'sparkles'),
  concern('Nếp nhăn', 'waves'),
  concern('Da kém săn chắc', 'trending-up', false),
  concern('Phục hồi da', 'shield-plus'),
  concern('Mụn đầu đen', 'scan-face'),
  concern('Quầng thâm mắt', 'eye'),
  concern('Bọng mắt', 'eye-off', false),
  concern('Môi khô', 'smile'),
  concern('Thâm môi', 'heart', false),
  concern('Chống nắng hằng ngày', 'sun'),
  concern('Da cháy nắng', 'thermometer-sun', false),
  concern('Tóc khô xơ', 'wind'),
  concern('Tóc rụng', 'leaf'),
  concern('Da đầu dầu', 'shower-head'),
  concern('Gàu và ngứa da đầu', 'snowflake'),
  concern('Tóc nhuộm uốn', 'palette'),
  concern('Da cơ thể khô ráp', 'hand'),
  concern('Viêm lỗ chân lông', 'circle-dashed', false),
  concern('Mùi cơ thể', 'spray-can'),
  concern('Trang điểm lâu trôi', 'timer'),
  concern('Che khuyết điểm', 'layers'),
  concern('Trang điểm tự nhiên', 'flower-2'),
  concern('Đẹp da từ bên trong', 'pill', false),
  badge('Thuần chay', 'sprout', true),
  badge('Không cồn khô', 'flask-conical-off', true),
  badge('Dùng được cho mẹ bầu', 'baby'),
  badge('Cỡ nhỏ du lịch', 'plane', true),
  badge('Mới thử lần đầu', 'badge-check'),
  badge('Quà tặng xinh', 'gift', true),
]
