'use client'

import { Flag } from './flag'

/** One choice of a facet, as short as the stream of a page wants it. */
export type ChoiceRow = readonly [
  name: string,
  /** how many products it leaves; '' where they are not counted */
  count: string,
  /** query of its link, with the question mark; '' for none */
  query: string,
  isChosen?: boolean,
  /** 0, or how deep in the category tree: 1 or 2 */
  depth?: number,
  /** country whose flag is before the name */
  country?: string,
]

const INDENTS = [undefined, 'ml-4', 'ml-8']

/** The choices of a facet, all of them links. A client component, since the stream of a page then has the rows instead of their markup. */
export function Choices({ path, rows }: { path: string; rows: readonly ChoiceRow[] }) {
  return (
    <ul className="choices">
      {rows.map(([name, count, query, isChosen, depth = 0, country]) => (
        <li key={`${depth}-${name}`} className={INDENTS[depth]}>
          <a href={path + query} rel="nofollow" aria-current={isChosen ? true : undefined}>
            {country && <Flag country={country} />}
            {name}
            {count && <small>{count}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
