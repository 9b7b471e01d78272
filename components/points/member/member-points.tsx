'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { Texts } from '@/components/ui/texts'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import points from '@/messages/vi/points.json'
import { HistoryList } from '../history/history-list'
import type { MemberPointsProps } from '../page/points-slot'
import { CampaignPrizes } from '../redeemed/campaign-prizes'
import { RedeemedList } from '../redeemed/redeemed-list'
import { ReferralPart } from '../referral/referral-part'
import { RewardGrid } from '../rewards/reward-grid'
import { ExpiringPoints } from './expiring-points'
import { LevelCard } from './level-card'

/** The member's part of the page of points, with its texts. */
export default function MemberPoints(props: MemberPointsProps) {
  return (
    <Texts messages={{ points }}>
      <OwnPoints {...props} />
    </Texts>
  )
}

/** Balance, level, what expires soon; rewards, what was redeemed, and the history. */
function OwnPoints({ stages }: MemberPointsProps) {
  const t = useTranslations('points')
  const { data, error, isLoading, mutate } = useData(api.loyalty.points.$path())
  return (
    <>
      {data && (
        <>
          <LevelCard balance={data.balance} level={data.level} stages={stages} />
          <ExpiringPoints expiring={data.expiring} />
        </>
      )}
      {!data && !error && <CardSkeleton label={t('loading')} />}
      {Boolean(error) && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3 rounded-lg bg-sand p-5">
          <p>{withInstruction(t('failed'), error)}</p>
          <Button variant="secondary" disabled={isLoading} onClick={() => void mutate()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div className="mt-8">
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { id: 'rewards', label: t('tabs.rewards'), panel: <RewardGrid balance={data?.balance} /> },
            {
              id: 'redeemed',
              label: t('tabs.redeemed'),
              panel: (
                <>
                  <RedeemedList />
                  <CampaignPrizes />
                </>
              ),
            },
            { id: 'history', label: t('tabs.history'), panel: <HistoryList /> },
          ]}
        />
      </div>
      <ReferralPart />
    </>
  )
}

function CardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="h-64 animate-pulse rounded-lg bg-sand tablet:h-56" />
  )
}
