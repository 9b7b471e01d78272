import { DEFAULT_COOKIE_DAYS, MOST_COOKIE_DAYS } from '../affiliate/affiliate'
import { AFFILIATE_COOKIES } from '../affiliate/tracking-cookies'

/**
 * Everything the shop's own code keeps on a visitor's device: the table of the privacy policy is made of it, and a test finds code that
 * keeps something else (tests/unit/domain/tracking/device-storage.test.ts).
 */

export const STORAGE_KINDS = ['necessary', 'preference', 'measuring', 'advertising'] as const
export type StorageKind = (typeof STORAGE_KINDS)[number]

export interface StoredEntry {
  /** as the code writes it; '*' stands for what follows a fixed beginning */
  name: string
  /** `tab`: session storage, gone when the tab is closed; `device`: local storage and databases of the browser */
  place: 'cookie' | 'device' | 'tab'
  kind: StorageKind
  /** null: until the browser is closed (cookies), the tab is closed, or the visitor clears it */
  seconds: number | null
  /** the longest time, where it may be longer than `seconds` */
  mostSeconds?: number
  /** for shoppers */
  purpose: string
}

const MINUTE = 60
const DAY = 86_400

const ORIGINS = ['utm_medium', 'utm_campaign', 'acquisition_campaign'] as const

const cookie = (name: string, kind: StorageKind, seconds: number | null, purpose: string): StoredEntry => ({
  name,
  place: 'cookie',
  kind,
  seconds,
  purpose,
})

const kept = (
  place: 'device' | 'tab',
  name: string,
  kind: StorageKind,
  seconds: number | null,
  purpose: string,
): StoredEntry => ({ name, place, kind, seconds, purpose })

export const DEVICE_STORAGE: readonly StoredEntry[] = [
  cookie('nang_session', 'necessary', 30 * DAY, 'Giữ bạn đăng nhập'),
  cookie('nang_member', 'necessary', 30 * DAY, 'Cho trang biết bạn đã đăng nhập'),
  cookie('sso', 'necessary', 30 * DAY, 'Đăng nhập một lần cho các địa chỉ của cửa hàng'),
  cookie('nang_sso_state', 'necessary', 2 * MINUTE, 'Bảo vệ bước đăng nhập giữa các địa chỉ của cửa hàng'),
  cookie('nang_signin_*', 'necessary', 10 * MINUTE, 'Bảo vệ bước đăng nhập bằng Facebook, Google, Zalo'),
  cookie('nang_device', 'necessary', 365 * DAY, 'Nhận ra thiết bị để giữ giỏ hàng của khách chưa đăng nhập'),
  cookie('nang_visit', 'necessary', null, 'Nối các yêu cầu của một lần ghé thăm'),
  cookie('nang_bag', 'necessary', 90 * DAY, 'Số món trong giỏ hàng'),
  cookie('nang_consent', 'necessary', 180 * DAY, 'Câu trả lời của bạn về việc đo lường'),
  cookie('appsmode', 'preference', DAY, 'Hiển thị trang không có đầu và chân trang trong ứng dụng'),
  cookie('nang_tour', 'preference', 365 * DAY, 'Nhớ rằng bạn đã xem phần giới thiệu'),
  cookie('referral_code', 'preference', 30 * DAY, 'Người đã mời bạn, để cộng điểm khi bạn tạo tài khoản'),
  cookie('country', 'preference', 365 * DAY, 'Quốc gia bạn đã chọn cho số điện thoại'),
  ...ORIGINS.map((name) => cookie(name, 'advertising', 30 * DAY, 'Chiến dịch đã dẫn bạn đến cửa hàng')),
  ...AFFILIATE_COOKIES.map((name) => ({
    ...cookie(
      name,
      'advertising',
      DEFAULT_COOKIE_DAYS * DAY,
      'Chiến dịch hoặc đối tác tiếp thị đã dẫn bạn đến cửa hàng',
    ),
    mostSeconds: MOST_COOKIE_DAYS * DAY,
  })),
  kept('device', 'nang_searches', 'preference', null, 'Những từ bạn tìm gần đây'),
  kept('device', 'viewed-products', 'preference', null, 'Những sản phẩm bạn xem gần đây'),
  kept('device', 'nang_removed_product', 'necessary', null, 'Hoàn tác khi bạn vừa bỏ một món khỏi giỏ'),
  kept('device', 'nang_removed_wish', 'necessary', null, 'Hoàn tác khi bạn vừa bỏ một món yêu thích'),
  kept(
    'device',
    'nang_install',
    'preference',
    null,
    'Số lần ghé, để không mời cài ứng dụng quá sớm hay quá nhiều',
  ),
  kept('device', 'nang_popups', 'preference', null, 'Không hiện lại thông báo bạn đã đóng'),
  kept(
    'device',
    'nang_campaigns_closed',
    'preference',
    null,
    'Không hiện lại biểu ngữ bạn đã đóng trong ngày',
  ),
  kept('device', 'nang-review-drafts', 'necessary', 30 * DAY, 'Bản nháp đánh giá bạn đang viết'),
  kept(
    'device',
    'nang-attempt:*',
    'necessary',
    DAY,
    'Lượt quay hoặc lần đổi quà chưa có câu trả lời, để không mất và không tính hai lần',
  ),
  kept(
    'device',
    'nang-pages-*',
    'necessary',
    7 * DAY,
    'Bản lưu của những trang bạn đã xem, để đọc khi mất mạng',
  ),
  kept(
    'device',
    'nang-member-*',
    'necessary',
    null,
    'Bản lưu của giỏ hàng, đơn hàng và danh sách yêu thích, xóa khi bạn đăng xuất',
  ),
  kept('device', 'nang-visitor-*', 'necessary', null, 'Bản lưu của giỏ hàng khi bạn chưa đăng nhập'),
  kept(
    'device',
    'nang-queue',
    'necessary',
    7 * DAY,
    'Việc bạn làm khi mất mạng, chờ gửi khi có mạng; xóa khi bạn đăng xuất',
  ),
  kept('device', 'nang-files', 'necessary', 30 * DAY, 'Tệp của trang, để mở nhanh và khi mất mạng'),
  kept('device', 'nang-pictures', 'necessary', 30 * DAY, 'Ảnh sản phẩm đã xem'),
  kept('device', 'nang_web_device_id', 'measuring', null, 'Mã đo lường, chỉ khi bạn đồng ý'),
  kept(
    'tab',
    'nang_pending_wish',
    'necessary',
    15 * MINUTE,
    'Sản phẩm bạn muốn yêu thích trước khi đăng nhập',
  ),
  kept(
    'tab',
    'nang_pending_review_act',
    'necessary',
    15 * MINUTE,
    'Bình chọn hoặc báo cáo đánh giá trước khi đăng nhập',
  ),
  kept('tab', 'nang-level-news', 'necessary', null, 'Không hỏi lại về hạng thành viên mỗi trang'),
  kept(
    'tab',
    'nang-agreements-notified',
    'necessary',
    null,
    'Không nhắc lại điều khoản mới trong lần ghé này',
  ),
  kept('tab', 'nang-checkout:*', 'necessary', null, 'Những gì bạn đang điền khi thanh toán'),
  kept('tab', 'nang-submission', 'necessary', null, 'Đơn đang gửi, để không đặt hai lần'),
  kept('tab', 'nang-left', 'necessary', null, 'Trở về đúng trang sau khi thanh toán'),
  kept('tab', 'nang-booth-photo', 'necessary', null, 'Mở lại ảnh chụp ở cửa hàng khi bạn tải lại trang'),
  kept('tab', 'nang-help-vote-*', 'necessary', null, 'Bình chọn bài trợ giúp chưa gửi được vì mất mạng'),
  kept('tab', 'shop:password-link', 'necessary', null, 'Liên kết đặt lại mật khẩu đang dùng'),
  kept('tab', 'shop:sign-up-ticket', 'necessary', null, 'Bước đăng ký đang làm dở'),
  kept('tab', 'shop:reloaded-at', 'necessary', null, 'Không tải lại trang nhiều lần khi có lỗi'),
]
