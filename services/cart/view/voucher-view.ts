import type { Breakdown } from '@/domain/bag/pricing/breakdown'
import type { Bag, BagVoucherView, RefusedVoucherView } from '@/domain/bag/view'
import type { UnrankedChoice } from '@/domain/bag/voucher-choices'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import type { NamedVoucher } from '../../voucher'

type Named = Omit<BagVoucherView, 'amount' | 'next_tier'>

const toNamed = ({ id, code, name, description, type, is_auto_applied }: NamedVoucher): Named => ({
  voucher_id: id,
  code,
  name,
  description,
  type,
  is_auto_applied,
})

/** Refusals that more shopping resolves: worth showing for vouchers that apply themselves. */
const INVITING: readonly VoucherRefusal['code'][] = ['MIN_AMOUNT', 'MIN_COUNT']

/** Vouchers that count, those that do not and why, and those promised for the next purchase. Of automatic ones that do not, only such as a little more would bring. */
export function vouchersView(breakdown: Breakdown, vouchers: readonly NamedVoucher[]): Bag['vouchers'] {
  const named = new Map(vouchers.map((voucher) => [voucher.id, toNamed(voucher)]))
  const withName = <T extends { voucher_id: string }, V>(
    items: readonly T[],
    view: (item: T, name: Named) => V,
  ) =>
    items.flatMap((item) => {
      const name = named.get(item.voucher_id)
      return name ? [view(item, name)] : []
    })
  return {
    applied: withName(breakdown.applied, ({ amount, next_tier }, name): BagVoucherView => ({
      ...name,
      amount,
      next_tier,
    })),
    refused: withName(breakdown.refused, ({ reason }, name): RefusedVoucherView => ({
      ...name,
      reason,
    })).filter(({ is_auto_applied, reason }) => !is_auto_applied || INVITING.includes(reason.code)),
    promised: withName(breakdown.promised, (_, name): BagVoucherView => ({
      ...name,
      amount: 0,
      next_tier: null,
    })),
  }
}

/** One voucher of the list to choose from, with its effect on a bag that was priced with it. */
export function toChoice(
  voucher: NamedVoucher,
  { applied, refused }: Pick<Breakdown, 'applied' | 'refused'>,
  codes: readonly string[],
): UnrankedChoice {
  const used = applied.find(({ voucher_id }) => voucher_id === voucher.id)
  const reason = refused.find(({ voucher_id }) => voucher_id === voucher.id)?.reason ?? null
  return {
    ...toNamed(voucher),
    amount: used?.amount ?? 0,
    next_tier: used?.next_tier ?? null,
    reason: used ? null : (reason ?? { code: 'NO_BENEFIT' }),
    is_chosen: voucher.code !== null && codes.includes(voucher.code),
    end_date: voucher.ends_at.toISOString(),
  }
}
