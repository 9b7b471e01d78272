import { flagPath } from '@/lib/pages/routes'

/** A country's flag beside its name. */
export function Flag({ country }: { country: string }) {
  return (
    // An SVG of a kilobyte at most: image optimisation would add nothing.
    // eslint-disable-next-line @next/next/no-img-element
    <img src={flagPath(country)} alt="" loading="lazy" className="flag" />
  )
}
