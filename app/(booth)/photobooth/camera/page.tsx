import { CameraStage } from '@/components/photobooth/camera/camera-stage'
import { BoothPage } from '@/components/photobooth/frame/booth-page'
import { boothMetadata } from '@/components/photobooth/frame/booth-metadata'
import { Texts } from '@/components/ui/texts'
import { getBoothStores } from '@/lib/reads/cached/cached-booth'
import photobooth from '@/messages/vi/photobooth.json'

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** Kept out of search results (noindex: true): it is a step of a visit to a store. */
export const generateMetadata = () => boothMetadata('camera')

export default async function BoothCameraPage() {
  const { loading, noStore, camera } = photobooth
  return (
    <BoothPage>
      <h1 className="mb-4 text-center font-display text-2xl">{camera.title}</h1>
      <Texts messages={{ photobooth: { loading, noStore, camera } }}>
        <CameraStage stores={await getBoothStores()} />
      </Texts>
    </BoothPage>
  )
}
