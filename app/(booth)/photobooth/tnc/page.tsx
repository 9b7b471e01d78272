import { BoothPage } from '@/components/photobooth/frame/booth-page'
import { boothMetadata } from '@/components/photobooth/frame/booth-metadata'
import { Consent } from '@/components/photobooth/terms/consent'
import { TermsView } from '@/components/photobooth/terms/terms-view'
import { Texts } from '@/components/ui/texts'
import { getBoothStores } from '@/lib/reads/cached/cached-booth'
import photobooth from '@/messages/vi/photobooth.json'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it is a step of a visit to a store. */
export const generateMetadata = () => boothMetadata('tnc')

export default async function BoothTermsPage() {
  const { loading, noStore, terms } = photobooth
  return (
    <BoothPage>
      <div className="mx-auto max-w-3xl pt-2 tablet:pt-8">
        <TermsView />
        <Texts messages={{ photobooth: { loading, noStore, terms } }}>
          <Consent stores={await getBoothStores()} />
        </Texts>
      </div>
    </BoothPage>
  )
}
