import Link from 'next/link'
import type { Position } from '@/domain/content/position'
import { positionPath } from '@/lib/pages/static-pages/paths'
import { PositionFacts } from './position-facts'

/** Open positions, each a link to its page. */
export function PositionList({ positions }: { positions: readonly Position[] }) {
  return (
    <ul className="grid gap-3">
      {positions.map((position) => (
        <li key={position.slug} className="relative rounded-lg border border-line p-4">
          <h3 className="text-base font-semibold">
            <Link
              href={positionPath(position.slug)}
              prefetch={false}
              className="text-accent after:absolute after:inset-0"
            >
              {position.title}
            </Link>
          </h3>
          <p className="mt-1">{position.summary}</p>
          <PositionFacts position={position} />
        </li>
      ))}
    </ul>
  )
}
