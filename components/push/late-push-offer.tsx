'use client'

import type { PushTopic } from '@/domain/push/topics'
import { useMemberPart } from '@/components/ui/late/use-member-part'

const load = () => import('./push-offer')

/** The offer of push messages, for members: loaded after the page, and nothing where its code does not come. */
export function LatePushOffer({ topic, className }: { topic: PushTopic; className?: string }) {
  const { Part } = useMemberPart(load)
  return (
    Part && (
      <div className={`empty:hidden ${className ?? ''}`}>
        <Part topic={topic} />
      </div>
    )
  )
}
