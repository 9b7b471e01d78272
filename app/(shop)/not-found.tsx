import { NotFoundLinks } from '@/components/layout/not-found-links'
import { MobileHeader } from '@/components/layout/header/mobile-header'

/** 404: an unknown path, category, brand or page number. */
export default function NotFound() {
  return (
    <>
      <MobileHeader />
      <NotFoundLinks />
    </>
  )
}
