import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import type { CampaignSection } from '@/domain/campaign/sections'
import { promotionPath } from '@/domain/catalog/promotion-address'
import { formatClock, formatDate, formatLastDay } from '@/lib/format'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { textTemplate } from '@/lib/text-template'
import { lastDay } from '../parts/last-day'
import { PictureBand } from '../parts/picture-band'
import { CampaignShareButton } from '../share/campaign-share-button'

type Hero = Pick<CampaignSection<'hero'>, 'title' | 'body' | 'image' | 'link'>

/** The head of a campaign that begins with no hero. */
const ownHero = ({ description, more_info }: CampaignPage['campaign']): Hero => ({
  title: '',
  body: description,
  image: more_info.image,
  link: null,
})

/** Name, period and picture of a campaign: its first section where that is a hero. */
export function CampaignHead(page: CampaignPage) {
  const { campaign, state } = page
  const t = useTranslations('campaign.head')
  const [first] = campaign.sections
  const { title, body, image, link } = first?.type === 'hero' ? first : ownHero(campaign)
  const { name, start_date, end_date } = campaign
  const day = lastDay(end_date)
  const period = {
    upcoming: () => t('starts', { time: formatClock(start_date), date: formatDate(start_date) }),
    current: () =>
      day !== null
        ? t('endsWith', { date: day })
        : t('ends', { time: formatClock(end_date), date: formatDate(end_date) }),
    over: () => t('ended', { date: formatLastDay(end_date) }),
  }[state]()
  return (
    <header data-promotion-id={campaign._id} className="mt-2 tablet:mt-4">
      <PictureBand
        image={image}
        body={body}
        isFirst
        title={
          <>
            {state !== 'current' && <Badge tone={state === 'upcoming' ? 'gold' : 'muted'}>{t(state)}</Badge>}
            <h1 className="mt-2 font-display text-2xl text-balance tablet:text-3xl">{name}</h1>
            {title && title !== name && <p className="mt-2 text-lg text-accent-dark">{title}</p>}
          </>
        }
      >
        <p className="mt-3 text-sm text-muted">{period}</p>
        {state !== 'over' && (
          <div className="mt-5 flex flex-wrap gap-3">
            {link && state === 'current' && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
            <Share {...page} />
          </div>
        )}
      </PictureBand>
    </header>
  )
}

/** Shares the page; what that brings is said among the ways to earn tokens. */
function Share({ campaign, state, rules }: CampaignPage) {
  const t = useTranslations('campaign.share')
  const { _id, name } = campaign
  return (
    <CampaignShareButton
      campaignId={_id}
      link={promotionPath(campaign)}
      title={name}
      text={t('text', { name })}
      isRewarded={state === 'current' && rules.some(({ kind }) => kind === 'share')}
      texts={{
        button: t('button'),
        copied: t('copied'),
        copyFailed: t('copyFailed'),
        counted: textTemplate(t.raw('counted')),
        again: t('again'),
        failed: t('failed'),
      }}
    />
  )
}
