import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, permanentRedirect } from 'next/navigation'
import { StoreEntry } from '@/components/photobooth/entry/store-entry'
import { BoothPage } from '@/components/photobooth/frame/booth-page'
import { findBoothStore } from '@/domain/photobooth/booth-store'
import { boothEntryPath } from '@/lib/pages/booth-address'
import { getBoothFrames, getBoothStores } from '@/lib/reads/cached/cached-booth'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

interface Props {
  params: Promise<{ storeId: string }>
}

/** The page is static: no part of it may depend on the request. */
export const ensureStatic = 'navigation'

/** One real page lets the build check the rule above; the others are rendered on first request. */
export async function generateStaticParams() {
  const [first] = await getBoothStores()
  return [{ storeId: first?.alias ?? 'none' }]
}

/** The store of the address, by its alias; its id leads there. 404 for an unknown one. */
async function find(params: Props['params']) {
  const { storeId } = await params
  const stores = await getBoothStores()
  const store = findBoothStore(stores, storeId)
  if (!store) notFound()
  if (store.alias !== storeId) permanentRedirect(boothEntryPath(store.alias))
  return { store, stores }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store } = await find(params)
  const t = await getTranslations('photobooth.meta')
  return pageMetadata({
    title: t('entry', { store: store.name }),
    description: t('description', { site: site.name }),
    path: boothEntryPath(store.alias),
    noindex: true,
  })
}

export default async function BoothEntryPage({ params }: Props) {
  const [{ store, stores }, frames] = await Promise.all([find(params), getBoothFrames()])
  return (
    <BoothPage>
      <StoreEntry store={store} stores={stores} frames={frames} />
    </BoothPage>
  )
}
