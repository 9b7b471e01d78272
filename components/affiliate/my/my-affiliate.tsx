import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { OwnAffiliate, Programme, ReportDays } from '@/domain/affiliate/own'
import { formatDate } from '@/lib/format'
import { AFFILIATE_PATH } from '@/lib/pages/routes'
import { JoinForm } from '../join/join-form'
import { LinkMaker, type LinkWish } from './link-maker'
import { Commissions, Payouts } from './lists'
import { Report } from './report'
import { SendMailButton } from './send-mail-button'
import { Standing } from './standing'

interface MyAffiliateProps {
  /** null for a member who never applied */
  own: OwnAffiliate | null
  programme: Programme
  window: ReportDays
  wish: LinkWish
  /** the wished link; null for a page that no link may lead to */
  link: string | null
}

/** A member's own part as an affiliate: the application, its state, or links and what they brought. */
export function MyAffiliate({ own, programme, window, wish, link }: MyAffiliateProps) {
  if (own === null) return <Join programme={programme} isAgain={false} />
  if (own.state === 'held') return <Held own={own} />
  if (own.state === 'approved')
    return (
      <div className="grid grid-cols-1 gap-10 tablet:gap-12">
        <Standing own={own} programme={programme} />
        <div id="links" className="scroll-mt-20">
          <LinkMaker wish={wish} link={link} cookieDays={own.tracking_cookies_validity} />
        </div>
        <div id="report" className="scroll-mt-20">
          <Report days={own.days} window={window} />
        </div>
        <Commissions commissions={own.commissions} />
        <Payouts payouts={own.payouts} least={programme.least_payout} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-10">
      {own.state === 'rejected' ? <Rejected note={own.note} /> : <Closed note={own.note} />}
      {(own.sums.balance !== 0 || own.payouts.length > 0) && (
        <>
          <Standing own={own} programme={programme} />
          <Payouts payouts={own.payouts} least={programme.least_payout} />
        </>
      )}
      <Join programme={programme} isAgain />
    </div>
  )
}

function Join({ programme: { terms_version }, isAgain }: { programme: Programme; isAgain: boolean }) {
  const t = useTranslations('affiliateMember')
  if (terms_version === null) return <p className="rounded-lg bg-sand p-6">{t('closed')}</p>
  return (
    <section aria-label={t('form.title')}>
      <p className="mb-6 max-w-prose text-muted">{t('form.lead')}</p>
      <JoinForm termsVersion={terms_version} isAgain={isAgain} />
    </section>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 rounded-lg bg-accent-soft p-6">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Held({ own: { name, applied_at } }: { own: OwnAffiliate }) {
  const t = useTranslations('affiliateMember')
  return (
    <Box title={t('held.title')}>
      <p>{t('held.text', { name, date: formatDate(applied_at) })}</p>
      <div className="flex flex-wrap gap-3">
        <SendMailButton />
        <ButtonLink href={AFFILIATE_PATH} variant="secondary">
          {t('about')}
        </ButtonLink>
      </div>
    </Box>
  )
}

function Rejected({ note }: { note: string | null }) {
  const t = useTranslations('affiliateMember.rejected')
  return (
    <Box title={t('title')}>
      {note && <p>{t('note', { note })}</p>}
      <p>{t('text')}</p>
    </Box>
  )
}

/** A partner whom staff closed. */
function Closed({ note }: { note: string | null }) {
  const t = useTranslations('affiliateMember.closedState')
  return (
    <Box title={t('title')}>
      {note && <p>{t('note', { note })}</p>}
      <p>{t('text')}</p>
    </Box>
  )
}
