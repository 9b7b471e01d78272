import { getTranslations } from 'next-intl/server'
import { OverlayHost } from '@/components/overlays/overlay-host'
import { ToastHost } from '@/components/toasts/toast-host'

/** The last of every frame: where overlays and toasts appear. */
export async function FrameHosts() {
  const t = await getTranslations()
  return (
    <>
      <OverlayHost texts={{ loading: t('overlay.loading') }} />
      <ToastHost
        texts={{
          close: t('toast.close'),
          undo: t('toast.undo'),
          error: t('toast.error'),
          offline: t('toast.offline'),
        }}
      />
    </>
  )
}
