import { flagPath } from '@/lib/pages/routes'

/** A country's flag beside its name. */
export function Flag({ country }: { country: string }) {
  return (
    // A drawing of a kilobyte at most: the image service has nothing to add.
    // eslint-disable-next-line @next/next/no-img-element
    <img src={flagPath(country)} alt="" loading="lazy" className="h-3 w-4.5" />
  )
}
