import type { Payment } from './ledger'
import { frame } from './page-frame'

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`)

const money = (dong: number) =>
  new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(dong)

const time = (instant: Date) =>
  new Intl.DateTimeFormat('vi-VN', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(instant)

const STATES = {
  waiting: 'Đang chờ thanh toán',
  paid: 'Đã thanh toán',
  refused: 'Ngân hàng từ chối',
  cancelled: 'Người mua đã hủy',
}

const isExpired = ({ state, expiresAt }: Payment) => state === 'waiting' && expiresAt.getTime() < Date.now()

const stateOf = (payment: Payment) => {
  const isBack = payment.refunds.size > 0
  const text = isExpired(payment) ? 'Đã hết hạn' : STATES[payment.state]
  return `<span class="state ${payment.state}">${text}${isBack ? ', đã hoàn tiền' : ''}</span>`
}

export const problemPage = (problem: string) =>
  frame(
    'Không thể thanh toán',
    `<h1>Không thể thanh toán</h1><p>${escape(problem)}</p><p>Bạn quay lại cửa hàng và thử lại nhé.</p>`,
  )

const rows = (fields: Record<string, string>) =>
  `<dl>${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>`

const details = (payment: Payment, more: Record<string, string> = {}) =>
  rows({
    'Nội dung': escape(payment.description),
    'Mã thanh toán': escape(payment.reference),
    'Hạn thanh toán': payment.state === 'waiting' ? time(payment.expiresAt) : '',
    'Trạng thái': stateOf(payment),
    ...more,
  })

const NOTIFY = `<fieldset><legend>Cửa hàng được báo kết quả thế nào?</legend>
<label><input type="radio" name="notify" value="now" checked> Báo ngay</label>
<label><input type="radio" name="notify" value="twice"> Báo hai lần</label>
<label><input type="radio" name="notify" value="later"> Báo muộn</label>
<label class="seconds">Báo muộn bao nhiêu giây <input type="number" name="seconds" value="5" min="0" max="3600" inputmode="numeric"></label>
<label><input type="radio" name="notify" value="never"> Không báo</label>
</fieldset>`

const button = (value: string, text: string, isMain = false) =>
  `<button name="answer" value="${value}"${isMain ? ' class="main"' : ''}>${text}</button>`

const openChoice = ({ amount }: Payment) =>
  button('approve', `Thanh toán ${money(amount)}`, true) +
  button('cancel', 'Hủy và quay về cửa hàng') +
  `<h2>Thử các tình huống khác</h2>` +
  button('refuse', 'Ngân hàng từ chối') +
  button('abandon', 'Rời đi, không quay về') +
  NOTIFY

const closedChoice = (payment: Payment) =>
  `<p>${isExpired(payment) ? 'Thời gian thanh toán đã hết.' : 'Thanh toán này đã kết thúc.'}</p>${button('return', 'Quay về cửa hàng', true)}`

/** The page where the buyer approves or refuses a payment, and a tester chooses how the shop is notified. */
export function decisionPage(title: string, payment: Payment): string {
  const isOpen = payment.state === 'waiting' && !isExpired(payment)
  return frame(
    `${title} (thử nghiệm)`,
    `<h1>Thanh toán qua ${title}</h1>
<p class="amount">${money(payment.amount)}</p>
<div class="card">${details(payment)}</div>
<form method="post">${isOpen ? openChoice(payment) : closedChoice(payment)}</form>`,
  )
}

export const abandonedPage = () =>
  frame(
    'Đã rời đi',
    '<h1>Bạn đã rời đi</h1><p>Thanh toán vẫn đang chờ, cửa hàng chưa biết gì. Bạn có thể đóng trang này.</p>',
  )

const answersOf = ({ answers }: Payment) =>
  answers.length === 0
    ? 'chưa gửi'
    : answers.map(({ status, body }) => escape(`${status || 'không trả lời'} ${body}`.trim())).join('<br>')

const entry = (payment: Payment, title: string) => `<div class="card">
<h2>${title}, ${money(payment.amount)}</h2>
${details(payment, { 'Cửa hàng trả lời': answersOf(payment) })}
<p><a href="/pay/${payment.id}">Mở trang thanh toán</a></p>
<form method="post" action="/pay/${payment.id}">${button('notify', 'Gửi lại thông báo')}</form>
</div>`

/** The page of all payments; `titleOf` names a provider. */
export const booksPage = (payments: readonly Payment[], titleOf: (provider: string) => string) =>
  frame(
    'Sổ của ngân hàng thử nghiệm',
    `<h1>Sổ giao dịch</h1>${payments.length === 0 ? '<p>Chưa có thanh toán nào.</p>' : payments.map((payment) => entry(payment, titleOf(payment.provider))).join('')}`,
  )
