import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { earningText } from '../parts/earning-text'
import type { Prize } from '@/domain/campaign/prize'
import { MemberTokens } from '../tokens/member-tokens'
import { RedeemButton } from '../tokens/redeem-button'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'
import { SectionPicture } from '../parts/section-picture'

/** The way to this section within the page. */
const ANCHOR = 'doi-token'

const SLOT = '(min-width: 1240px) 286px, (min-width: 768px) 33vw, 40vw'

/** How tokens are earned, by the rules that act, what they are good for, and the member's own after load. */
export function TokensSection({ section: { title, body }, page }: SectionProps<'tokens'>) {
  const t = useTranslations('campaign.tokens')
  const { campaign, prizes, rules, names } = page
  if (prizes.length === 0) return null
  return (
    <div id={ANCHOR} className="scroll-mt-24">
      <Section title={title}>
        <RichText html={body} className="mb-4" />
        {rules.length > 0 && (
          <>
            <h3 className="font-semibold">{t('earn')}</h3>
            <ul className="mt-2 mb-5 grid max-w-prose list-disc gap-1 pl-5 text-sm">
              {rules.map((rule) => (
                <li key={rule._id}>{earningText(rule, names, t)}</li>
              ))}
            </ul>
          </>
        )}
        <MemberTokens
          campaignId={campaign._id}
          texts={{
            label: t('label'),
            signInText: t('signInText'),
            signIn: t('signIn'),
            failed: t('partFailed'),
            retry: t('retry'),
          }}
        />
        <ul className="mt-5 grid grid-cols-1 gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-4">
          {prizes.map((prize) => (
            <li key={prize._id}>
              <PrizeCard prize={prize} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function PrizeCard({ prize }: { prize: Prize }) {
  const t = useTranslations('campaign.tokens')
  const { _id, campaign_id, name, description, image, points, stock } = prize
  return (
    <article className="flex h-full overflow-hidden rounded-lg border border-line bg-white text-sm desktop:flex-col">
      <SectionPicture
        image={image}
        sizes={SLOT}
        className="w-2/5 shrink-0 object-cover desktop:aspect-[3/2] desktop:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-1 p-4">
        <h3 className="text-base text-balance">{name}</h3>
        <p className="text-muted">{description}</p>
        <p className="mt-auto pt-2 font-semibold text-gold-dark">{t('cost', { count: points })}</p>
        {stock === 0 && <p className="text-xs text-muted">{t('noStock')}</p>}
        <div className="mt-2">
          {stock > 0 && (
            <RedeemButton
              campaignId={campaign_id}
              prizeId={_id}
              text={t('redeem')}
              label={t('redeemOf', { name })}
            />
          )}
        </div>
      </div>
    </article>
  )
}
