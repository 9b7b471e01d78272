import { useTranslations } from 'next-intl'
import { PromoCards } from '@/components/promo/pages/promo-card'
import { ReminderButton } from '@/components/promo/flash-sale/reminder-button'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { shownSections } from '../sections'
import { CountdownSection } from '../sections/countdown'
import { RichText } from '../parts/rich-text'
import type { CampaignPage } from '@/lib/pages/campaign/campaign-page'
import { CampaignHead } from './campaign-head'

/** A campaign: its head, what its state asks for, its sections and its terms. */
export function CampaignView(page: CampaignPage) {
  const { campaign, state, others } = page
  const t = useTranslations('campaign')
  const isHeadFirst = campaign.sections[0]?.type === 'hero'
  const sections = shownSections(isHeadFirst ? campaign.sections.slice(1) : campaign.sections, state)
  return (
    <>
      <CampaignHead {...page} />
      {state === 'upcoming' && <Beginning {...page} />}
      {state === 'over' && (
        <div className="mt-10 grid gap-5">
          <p className="max-w-prose">{t('over.text')}</p>
          {others.length > 0 && (
            <Section title={t('over.others')}>
              <PromoCards promotions={others} isPlain />
            </Section>
          )}
          <ButtonLink href="/promo" variant="secondary" className="justify-self-start">
            {t('over.all')}
          </ButtonLink>
        </div>
      )}
      {sections.map(({ section, render }, index) => (
        <div key={`${index}-${section.type}`} className="mt-10 tablet:mt-12">
          {render(section, page, false)}
        </div>
      ))}
      {campaign.more_info.tnc && (
        <section aria-label={t('terms')} className="mt-12 text-sm">
          <h2 className="mb-3 text-lg">{t('terms')}</h2>
          <RichText html={campaign.more_info.tnc} className="text-muted" />
        </section>
      )}
    </>
  )
}

/** Before its beginning: how long it takes, unless a section counts by itself, and a mail when it begins. */
function Beginning(page: CampaignPage) {
  const t = useTranslations('campaign.upcoming')
  const reminder = useTranslations('promo.reminder')
  const { campaign } = page
  const hasCountdown = campaign.sections.some(({ type }) => type === 'countdown')
  return (
    <div className="mt-6 grid gap-6">
      {!hasCountdown && (
        <CountdownSection
          section={{ type: 'countdown', title: '', body: '', until: null }}
          page={page}
          isFirst={false}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-prose">{t('text')}</p>
        <ReminderButton
          promotionId={campaign._id}
          name={campaign.name}
          texts={{
            remind: t('remind'),
            reminding: t('reminding'),
            reminded: t('reminded'),
            done: reminder('done'),
            begun: reminder('begun'),
            failed: reminder('failed'),
          }}
        />
      </div>
    </div>
  )
}
