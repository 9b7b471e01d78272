import type { useTranslations } from 'next-intl'
import type { TokenRule } from '@/domain/campaign/tokens'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { formatMoney } from '@/lib/format'

type Translate = ReturnType<typeof useTranslations<'campaign.tokens'>>

/** A rule as a sentence: what earns how many tokens, of which goods, how many a day. */
export function earningText(rule: TokenRule, names: CampaignPage['names'], t: Translate): string {
  const { kind, tokens, per_amount, daily_cap, total_cap, scope } = rule
  const goods = [
    ...scope.brand_ids.flatMap((id) => names.brands[id] ?? []),
    ...scope.category_ids.flatMap((id) => names.categories[id] ?? []),
  ].join(', ')
  const of = goods ? t('of', { goods }) : ''
  const main =
    per_amount === null
      ? t(`kind.${kind}`, { count: tokens, of })
      : t('perAmount', { count: tokens, amount: formatMoney(per_amount), of })
  const caps = [
    ...(daily_cap === null ? [] : [t('dailyCap', { count: daily_cap })]),
    ...(total_cap === null ? [] : [t('totalCap', { count: total_cap })]),
  ].join(', ')
  return caps ? t('capped', { main, caps }) : main
}
