import { BoothPage } from '@/components/photobooth/frame/booth-page'
import { boothMetadata } from '@/components/photobooth/frame/booth-metadata'
import { ResultStage } from '@/components/photobooth/result/result-stage'
import { Texts } from '@/components/ui/texts'
import { getBoothFrames, getBoothStores } from '@/lib/reads/cached/cached-booth'
import { site } from '@/lib/site'
import photobooth from '@/messages/vi/photobooth.json'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it is a step of a visit to a store. */
export const generateMetadata = () => boothMetadata('result')

export default async function BoothResultPage() {
  const [stores, frames] = await Promise.all([getBoothStores(), getBoothFrames()])
  const { loading, noStore, result, photo } = photobooth
  return (
    <BoothPage>
      <h1 className="mb-4 text-center font-display text-2xl">{result.title}</h1>
      <Texts messages={{ photobooth: { loading, noStore, result, photo } }}>
        <ResultStage stores={stores} frames={frames} site={site.name} />
      </Texts>
    </BoothPage>
  )
}
