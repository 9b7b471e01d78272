import type { Message } from '@/services/message'
import { affiliateApproved } from '@/services/affiliate/templates/affiliate-approved'
import { affiliateClosed } from '@/services/affiliate/templates/affiliate-closed'
import { affiliatePaid } from '@/services/affiliate/templates/affiliate-paid'
import { affiliateReceived } from '@/services/affiliate/templates/affiliate-received'
import { affiliateRejected } from '@/services/affiliate/templates/affiliate-rejected'

const to = { channel: 'email', recipient: 'lan@example.vn' } as const

/** Mails to a member of this name who is an affiliate, or asked to be one. */
export function affiliateSamples(name: string): Message[] {
  const values = { name, channel: 'Góc làm đẹp của Lan' }
  return [
    affiliateReceived({ ...to, values }),
    affiliateApproved({ ...to, values: { ...values, code: 'AB23CD45', days: 30 } }),
    affiliateRejected({ ...to, values: { ...values, reason: 'Chúng mình chưa mở được kênh bạn ghi.' } }),
    affiliateClosed({ ...to, values: { ...values, reason: 'Liên kết được đặt trong thư rác.' } }),
    affiliatePaid({
      ...to,
      values: {
        name,
        amount: 1_250_000,
        bank: 'Vietcombank',
        account: '**********456',
        reference: 'HOA HONG 1F2E3D4C5B6A',
      },
    }),
  ]
}
