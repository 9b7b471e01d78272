import { useTranslations } from 'next-intl'
import { lastDay } from '../parts/last-day'
import { RichText } from '../parts/rich-text'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { CampaignSection } from '@/domain/campaign/sections'
import { formatClock, formatDate, formatLastDay } from '@/lib/format'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { isServable } from '@/lib/pictures'

const SLOT = '(min-width: 1240px) 690px, (min-width: 768px) 58vw, 100vw'

type Hero = Pick<CampaignSection<'hero'>, 'title' | 'body' | 'image' | 'link'>

/** The head of a campaign that begins with no hero. */
const ownHero = ({ description, more_info }: CampaignPage['campaign']): Hero => ({
  title: '',
  body: description,
  image: more_info.image,
  link: null,
})

/** Name, period and picture of a campaign: its first section where that is a hero. */
export function CampaignHead({ campaign, state }: Pick<CampaignPage, 'campaign' | 'state'>) {
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
    <header
      data-promotion-id={campaign._id}
      className="mt-2 grid overflow-hidden rounded-lg bg-accent-soft tablet:mt-4 tablet:has-[>img]:grid-cols-[5fr_7fr]"
    >
      <div className="flex flex-col items-start justify-center p-5 tablet:p-8">
        {state !== 'current' && <Badge tone={state === 'upcoming' ? 'gold' : 'muted'}>{t(state)}</Badge>}
        <h1 className="mt-2 font-display text-2xl text-balance tablet:text-3xl">{name}</h1>
        {title && title !== name && <p className="mt-2 text-lg text-accent-dark">{title}</p>}
        <RichText html={body} className="mt-3" />
        <p className="mt-3 text-sm text-muted">{period}</p>
        {link && state === 'current' && (
          <ButtonLink href={link.href} className="mt-5">
            {link.label}
          </ButtonLink>
        )}
      </div>
      {image && isServable(image.url) && (
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          slot={{ sizes: SLOT, width: image.width }}
          priority
          className="order-first aspect-[3/2] size-full object-cover tablet:order-none"
        />
      )}
    </header>
  )
}
