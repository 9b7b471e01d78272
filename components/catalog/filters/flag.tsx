import { flagPath } from '@/lib/pages/routes'

/** A country's flag beside its name. */
export function Flag({ country }: { country: string }) {
  return <img src={flagPath(country)} alt="" loading="lazy" className="flag" />
}
