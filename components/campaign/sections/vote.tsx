import { useTranslations } from 'next-intl'
import { Section } from '@/components/ui/section'
import { VoteButton } from '../vote/vote-button'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'
import { SectionPicture } from '../parts/section-picture'

const SLOT = '(min-width: 1240px) 286px, (min-width: 768px) 25vw, 50vw'

/** What members choose among, with their votes once it is over. Voting and its status are an overlay. */
export function VoteSection({ section, page }: SectionProps<'vote'>) {
  const t = useTranslations('campaign.vote')
  const { key, title, body, choices, is_changeable, once } = section
  const { campaign, state } = page
  const counts = page.votes[key]
  const total = counts?.choices.reduce((sum, { votes }) => sum + votes, 0) ?? 0
  const shareOf = (id: string) => {
    const votes = counts?.choices.find((choice) => choice.id === id)?.votes ?? 0
    return total > 0 ? Math.round((votes / total) * 100) : 0
  }
  const vote = {
    campaignId: campaign._id,
    section: key,
    title,
    choices: choices.map(({ id, name }) => ({ id, name })),
    isChangeable: is_changeable,
    once,
  }
  return (
    <Section title={title}>
      <RichText html={body} className="mb-5" />
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 tablet:gap-5">
        {choices.map(({ id, name, description, image }) => (
          <li
            key={id}
            className="flex flex-col overflow-hidden rounded-lg border border-line bg-white text-sm"
          >
            <SectionPicture image={image} sizes={SLOT} className="aspect-square w-full object-cover" />
            <div className="flex grow flex-col gap-2 p-3 tablet:p-4">
              <h3 className="line-clamp-3 text-base">{name}</h3>
              {description && <p className="text-muted">{description}</p>}
              <div className="mt-auto pt-1">
                {state === 'over' ? (
                  <p className="font-semibold">{t('share', { percent: shareOf(id) })}</p>
                ) : (
                  <VoteButton {...vote} choice={id} text={t('vote')} label={t('voteFor', { name })} />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <p>
          {state === 'over'
            ? t('total', { count: total })
            : t(once === 'day' ? 'onceADay' : is_changeable ? 'changeable' : 'once')}
        </p>
        {state === 'current' && <VoteButton {...vote} text={t('status')} isQuiet />}
      </div>
    </Section>
  )
}
