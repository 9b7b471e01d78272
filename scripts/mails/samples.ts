import type { Message } from '@/services/message'
import { accountRemoved } from '@/services/account/templates/account-removed'
import { contactChanged } from '@/services/account/templates/contact-changed'
import { oneTimeCode } from '@/services/account/templates/one-time-code'
import { passwordChanged } from '@/services/account/templates/password-changed'
import { passwordReset } from '@/services/account/templates/password-reset'
import { unverifiedAddress } from '@/services/account/templates/unverified-address'
import { welcome } from '@/services/account/templates/welcome'
import { prizeRedeemed } from '@/services/campaign/templates/prize-redeemed'
import { prizeWon } from '@/services/game/templates/prize-won'
import { backInStock } from '@/services/alert/templates/back-in-stock'
import { saleReminder } from '@/services/alert/templates/sale-reminder'
import { batchRecalled } from '@/services/authenticity/templates/batch-recalled'
import { levelDown } from '@/services/loyalty/templates/level-down'
import { levelUp } from '@/services/loyalty/templates/level-up'
import { birthdayGift } from '@/services/loyalty/templates/birthday-gift'
import { pointsExpiring } from '@/services/loyalty/templates/points-expiring'
import { rewardRedeemed } from '@/services/loyalty/templates/reward-redeemed'
import { reviewRejected } from '@/services/review/templates/review-rejected'
import { reviewReminder } from '@/services/review/templates/review-reminder'
import { reviewReplied } from '@/services/review/templates/review-replied'
import { contactAnswered } from '@/services/support/templates/contact-answered'
import { contactArrived } from '@/services/support/templates/contact-arrived'
import { contactReceived } from '@/services/support/templates/contact-received'
import { priceDrop } from '@/services/wishlist/templates/price-drop'
import { affiliateSamples } from './affiliate-samples'
import { orderSamples } from './order-samples'

const to = { channel: 'email', recipient: 'lan@example.vn' } as const
const name = 'Nguyễn Thị Lan'
const path = '/son-moi/101-son-li'

const conversation = {
  name,
  reference: 'LH7K2M9QXA',
  topic: 'Đổi trả và hoàn tiền',
  order: 'NG260716A38J8',
  product: 'Son lì Nhung Hồng, màu 04 Đỏ Gạch',
  text: 'Son bị gãy khi mình mở hộp.\n\nMình muốn đổi thỏi khác cùng màu, shop xem ảnh giúp mình nhé.',
  photos: 2,
  answerBy: '11:00 thứ Hai',
  link: 'http://localhost:3000/contact/LH7K2M9QXA-key',
}

/** Issued to a member. */
const voucher = { code: 'DOIK2M9QXAB4CD', ends_at: new Date('2027-01-22T05:00:00Z'), is_auto_applied: false }

const levelChanges = {
  up: {
    name,
    from: 'Hồng Đào',
    to: 'Hồng Ngọc',
    benefits: ['Tích điểm gấp 1,25 lần', 'Miễn phí giao hàng tiêu chuẩn từ 100.000 ₫ tiền hàng'],
    keep_until: '2027-11-23',
    next: { name: 'Ruby', needed: '8.600.000 ₫' },
  },
  down: {
    name,
    from: 'Hồng Đào',
    to: 'Hồng Nhạt',
    benefits: [],
    keep_until: null,
    next: { name: 'Hồng Đào', needed: '1.250.000 ₫' },
  },
}

/** A message of every template, and of those that read differently by their values several. */
export function samples(): { name: string; message: Message }[] {
  const mails = [
    oneTimeCode({ ...to, values: { code: '482915', minutes: 10, purpose: 'login', name } }),
    levelUp({ ...to, values: levelChanges.up }),
    levelDown({ ...to, values: levelChanges.down }),
    passwordReset({
      ...to,
      values: {
        name,
        link: 'http://localhost:3000/set-password?uid=1&code=key',
        code: '482915',
        link_minutes: 30,
        code_minutes: 10,
      },
    }),
    passwordChanged({ ...to, values: { name, at: new Date('2026-11-20T18:05:00Z') } }),
    contactChanged({ ...to, values: { name, what: 'phone' } }),
    accountRemoved({ ...to, values: { name } }),
    unverifiedAddress({ ...to, values: { name } }),
    welcome({ ...to, values: { name, voucher_code: 'CHAONANG' } }),
    ...(['voucher', 'gift', 'gift_card'] as const).map((type) =>
      rewardRedeemed({
        ...to,
        values: {
          name,
          reward: {
            voucher: 'Mã giảm 50.000 ₫',
            gift: 'Túi vải canvas',
            gift_card: 'Thẻ quà tặng 100.000 ₫',
          }[type],
          type,
          points: 60,
          voucher: { ...voucher, is_auto_applied: type === 'gift' },
        },
      }),
    ),
    backInStock({
      ...to,
      values: { name, product: 'Son lì Nhung Hồng', variant: '04 Đỏ Gạch', price: 249_000, path },
    }),
    priceDrop({
      ...to,
      values: {
        name,
        goods: [
          { name: 'Son lì Nhung Hồng', variant: '04 Đỏ Gạch', before: 249_000, now: 199_000 },
          { name: 'Nước hoa hồng Hoa Cúc', variant: '', before: 180_000, now: 150_000 },
        ],
      },
    }),
    saleReminder({
      ...to,
      values: {
        name,
        sale: 'Ngày hội son',
        starts_at: new Date('2026-11-25T05:00:00Z'),
        path: '/flash-sale',
      },
    }),
    ...['NG260716A38J8', null].map((order) =>
      batchRecalled({
        ...to,
        values: {
          name,
          product: 'Kem chống nắng Nắng Mai SPF50+',
          variant: '50 ml',
          batch: 'NM2611-A',
          reason: 'Chỉ số chống nắng của lô này thấp hơn công bố.',
          advice: 'Giữ lại hộp và gửi về Nàng bằng đường bưu điện, chúng mình trả phí và hoàn đủ tiền.',
          order,
        },
      }),
    ),
    reviewReminder({
      ...to,
      values: {
        name,
        reference: 'NG260716A38J8',
        products: [
          { name: 'Son lì Nhung Hồng', variant: '04 Đỏ Gạch', picture: '/media/demo/product/101.webp', path },
          { name: 'Kem chống nắng', variant: '', picture: null, path },
        ],
        points: { review: 20, photos: 10 },
      },
    }),
    reviewRejected({ ...to, values: { name, product: 'Son lì Nhung Hồng', reason: 'phone', path } }),
    reviewReplied({
      ...to,
      values: { name, product: 'Son lì Nhung Hồng', reply: 'Cảm ơn bạn đã góp ý về màu son.', path },
    }),
    pointsExpiring({
      ...to,
      values: { name, points: 120, expires_at: new Date('2026-11-30T16:59:59Z') },
    }),
    birthdayGift({
      ...to,
      values: {
        name,
        points: 50,
        voucher: { code: 'CAMONA2B3C4D5E6F', ends_at: new Date('2027-01-20T16:59:59Z') },
      },
    }),
    ...[false, true].map((is_auto_applied) =>
      prizeRedeemed({
        ...to,
        values: {
          ...{ name, campaign: 'Tuần lễ son mới', points: 120, phone: null },
          prize: is_auto_applied ? 'Son tint mini' : 'Giảm 100.000 ₫',
          voucher: { ...voucher, is_auto_applied },
        },
      }),
    ),
    ...[null, '+84 *** *** 678'].map((phone) =>
      prizeRedeemed({
        ...to,
        values: {
          name,
          campaign: 'Tuần lễ son mới',
          prize: 'Túi vải Nàng',
          points: 80,
          voucher: null,
          phone,
        },
      }),
    ),
    ...[null, voucher].map((won) =>
      prizeWon({
        ...to,
        values: {
          ...{ name, mission: 'Vòng quay hồng', voucher: won },
          prize: won ? 'Voucher 30.000 ₫' : 'Bộ quà thử',
        },
      }),
    ),
    contactReceived({ ...to, values: conversation }),
    contactArrived({
      ...to,
      values: { ...conversation, email: 'lan@example.vn', isMember: true, isFollowUp: false },
    }),
    contactAnswered({
      ...to,
      values: {
        ...conversation,
        text: 'Chúng mình xin lỗi bạn.\nThỏi mới được gửi trong hôm nay.',
        files: ['http://localhost:3000/media/contact/a.jpg', 'http://localhost:3000/media/contact/b.pdf'],
      },
    }),
    ...affiliateSamples(name),
    ...orderSamples(name),
  ]
  const sms = oneTimeCode({
    channel: 'sms',
    recipient: '+84912345678',
    values: { code: '482915', minutes: 10, purpose: 'login' },
  })
  return [
    ...mails.map((message) => ({ name: message.template, message })),
    { name: 'one-time-code.sms', message: sms },
  ]
}
