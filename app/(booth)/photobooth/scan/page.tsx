import { BoothPage } from '@/components/photobooth/frame/booth-page'
import { boothMetadata } from '@/components/photobooth/frame/booth-metadata'
import { ScanStage } from '@/components/photobooth/scan/scan-stage'
import { Texts } from '@/components/ui/texts'
import { getBoothStores } from '@/lib/reads/cached/cached-booth'
import { site } from '@/lib/site'
import photobooth from '@/messages/vi/photobooth.json'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it is a step of a visit to a store. */
export const generateMetadata = () => boothMetadata('scan')

export default async function BoothScanPage() {
  const { scan, photo } = photobooth
  return (
    <BoothPage>
      <Texts messages={{ photobooth: { scan, photo } }}>
        <ScanStage stores={await getBoothStores()} site={site.name} />
      </Texts>
    </BoothPage>
  )
}
