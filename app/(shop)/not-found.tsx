import { Lost } from '@/components/layout/lost'
import { MobileHeader } from '@/components/layout/mobile-header'

/** An address that names nothing: an unknown path, category, brand or page number. */
export default function NotFound() {
  return (
    <>
      <MobileHeader />
      <Lost />
    </>
  )
}
