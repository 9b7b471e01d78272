import type { Payment } from './ledger'

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`)

const money = (dong: number) =>
  new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(dong)

const STATES = {
  waiting: 'Đang chờ thanh toán',
  paid: 'Đã thanh toán',
  refused: 'Ngân hàng từ chối',
  cancelled: 'Người mua đã hủy',
}

const frame = (title: string, content: string) => `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1c2530}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem}
.note{background:#fff4d6;border-radius:.5rem;padding:.75rem 1rem}
.card{background:#fff;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dt{color:#5b6673}dd{margin:0;text-align:right;overflow-wrap:anywhere}
fieldset{border:1px solid #d5dae0;border-radius:.5rem;margin:1rem 0}label{display:block;min-height:2.75rem;padding-top:.5rem}
button{display:block;width:100%;min-height:2.75rem;margin:.5rem 0;border:1px solid #9aa5b1;border-radius:.5rem;background:#fff;font:inherit;cursor:pointer}
button.main{background:#14532d;border-color:#14532d;color:#fff;font-weight:600}
:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
input[type=number]{width:5rem;min-height:2.25rem;font:inherit}
</style></head><body><main>${content}</main></body></html>`

export const problemPage = (problem: string) =>
  frame('Không thể thanh toán', `<h1>Không thể thanh toán</h1><p>${escape(problem)}</p>`)

const details = (title: string, payment: Payment) => `<div class="card"><dl>
<dt>Cổng thanh toán</dt><dd>${title}</dd>
<dt>Mã thanh toán</dt><dd>${escape(payment.reference)}</dd>
<dt>Nội dung</dt><dd>${escape(payment.description)}</dd>
<dt>Số tiền</dt><dd><strong>${money(payment.amount)}</strong></dd>
<dt>Trạng thái</dt><dd>${STATES[payment.state]}</dd>
</dl></div>`

const NOTE = '<p class="note">Ngân hàng thử nghiệm: không có tiền thật nào được chuyển.</p>'

const CHOICES = `<fieldset><legend>Thông báo cho cửa hàng</legend>
<label><input type="radio" name="notify" value="now" checked> Gửi ngay</label>
<label><input type="radio" name="notify" value="twice"> Gửi hai lần</label>
<label><input type="radio" name="notify" value="later"> Gửi sau <input type="number" name="seconds" value="5" min="0" max="3600" aria-label="Số giây"> giây</label>
<label><input type="radio" name="notify" value="never"> Không gửi</label>
</fieldset>`

const button = (value: string, text: string, isMain = false) =>
  `<button name="answer" value="${value}"${isMain ? ' class="main"' : ''}>${text}</button>`

/** The page where a buyer decides, and a tester how the shop gets to know. */
export function decisionPage(title: string, payment: Payment): string {
  const isOver = payment.expiresAt.getTime() < Date.now()
  const choice =
    payment.state === 'waiting' && !isOver
      ? CHOICES +
        button('approve', 'Thanh toán', true) +
        button('refuse', 'Ngân hàng từ chối') +
        button('cancel', 'Hủy và quay về cửa hàng') +
        button('abandon', 'Rời đi, không quay về')
      : `<p>${isOver && payment.state === 'waiting' ? 'Thanh toán đã hết hạn.' : 'Thanh toán này đã kết thúc.'}</p>${button('return', 'Quay về cửa hàng', true)}`
  return frame(
    `${title} (thử nghiệm)`,
    `${NOTE}<h1>${title}</h1>${details(title, payment)}<form method="post">${choice}</form>`,
  )
}

export const abandonedPage = () =>
  frame('Đã rời đi', `${NOTE}<h1>Đã rời đi</h1><p>Thanh toán vẫn đang chờ. Bạn có thể đóng trang này.</p>`)

/** What lies in the books, for people. */
export const booksPage = (payments: readonly Payment[]) =>
  frame(
    'Ngân hàng thử nghiệm',
    `${NOTE}<h1>Ngân hàng thử nghiệm</h1>${
      payments.length === 0
        ? '<p>Chưa có thanh toán nào.</p>'
        : payments
            .map(
              (payment) =>
                `${details(payment.provider, payment)}<p><a href="/pay/${payment.id}">Mở trang thanh toán</a>, đã gửi ${payment.answers.length} thông báo, hoàn ${payment.refunds.size} lần</p><form method="post" action="/pay/${payment.id}">${button('notify', 'Gửi lại thông báo')}</form>`,
            )
            .join('')
    }`,
  )
