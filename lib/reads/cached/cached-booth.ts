import 'server-only'
import { array } from 'yup'
import { bannerSchema } from '@/domain/catalog/banner'
import { STORES_LIMIT } from '@/domain/constants'
import { type BoothFrame, MOST_FRAMES } from '@/domain/photobooth/booth-frame'
import { type BoothStore, boothStoreOf } from '@/domain/photobooth/booth-store'
import { storeSchema } from '@/domain/store/store'
import { cached, tags } from '@/lib/cache-manifest'
import { isServable } from '@/lib/pictures'
import { catalogClient, posClient } from '@/lib/services/clients'
import { listQuery } from '@/lib/services/query'
import { readData, readPage } from '@/lib/services/read'

/** The stores with a photobooth: all that are open (GET {pos}/stores, PHB-04). */
export async function readBoothStores(): Promise<BoothStore[]> {
  const answer = posClient.stores.$get({ query: listQuery({ limit: STORES_LIMIT }) })
  const { data } = await readPage(answer, storeSchema)
  return data.filter(({ is_active }) => is_active).map(boothStoreOf)
}

export async function getBoothStores(): Promise<BoothStore[]> {
  'use cache'
  cached('minutes')
  return readBoothStores()
}

/** The frames, in their order: banners of a place of their own (GET {catalog}/banners, PHB-03). */
export async function getBoothFrames(): Promise<BoothFrame[]> {
  'use cache'
  cached('minutes', tags.banners)
  const query = listQuery({ filter: { locations: ['photobooth_frame_banner'] }, limit: MOST_FRAMES })
  const banners = await readData(
    catalogClient.banners.$get({ query }),
    array(bannerSchema.required()).required(),
  )
  return banners
    .filter(({ image }) => isServable(image.url))
    .map(({ _id, title, image }) => ({ id: _id, name: title, src: image.url }))
}
