import { NotFoundLinks } from '@/components/layout/not-found-links'
import { MobileHeader } from '@/components/layout/header/mobile-header'

/** An address that names nothing: an unknown path, category, brand or page number. */
export default function NotFound() {
  return (
    <>
      <MobileHeader />
      <NotFoundLinks />
    </>
  )
}
