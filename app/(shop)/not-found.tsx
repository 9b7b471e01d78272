import { Lost } from '@/components/layout/lost'
import { MobileHeader } from '@/components/layout/mobile-header'
import { getCategoryTree } from '@/lib/catalog'

/** An address that names nothing: an unknown path, category, brand or page number. */
export default async function NotFound() {
  return (
    <>
      <MobileHeader />
      <Lost categories={await getCategoryTree()} />
    </>
  )
}
