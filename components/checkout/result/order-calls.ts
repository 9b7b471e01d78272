'use client'

import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { DomainError } from '@/domain/error'
import { UPLOAD_BYTES } from '@/domain/upload'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'

/** Calls about one order, each with a guest's `key`. */

export const paymentPath = (orderId: string, key?: string) =>
  api.payment.orders[':id'].payment.$path({ param: { id: orderId }, query: { key } })

/** Loads what the page shows of orders again, after one was changed. */
export const reloadOrders = () => reloadAnswers((key) => key.startsWith('/api/order/'))

/** How the order can be paid now; `first` is the server-rendered state. */
export function useOrderPayment(orderId: string, key?: string, first?: OrderPayment) {
  const { data, error, isValidating, mutate } = useData<OrderPayment>(paymentPath(orderId, key), {
    fallbackData: first,
    revalidateOnMount: first === undefined,
    shouldRetryOnError: false,
  })
  return { payment: data, hasFailed: Boolean(error) && !isValidating, refresh: () => mutate() }
}

/** Validates the picture of a proof before the upload; null when valid. */
export function proofFault(file: File): 'size' | 'type' | null {
  const isPicture = ['image/png', 'image/jpeg', 'image/jpg'].includes(file.type)
  if (!isPicture || !/\.(png|jpe?g)$/i.test(file.name)) return 'type'
  return file.size > UPLOAD_BYTES ? 'size' : null
}

/** Uploads the picture of a transfer; returns its address. @throws when the upload fails or the file is no picture */
export async function uploadProof(orderId: string, key: string | undefined, file: File): Promise<string> {
  const place = await api.payment.orders[':id']['proof-place'].$post({
    param: { id: orderId },
    query: { key },
    json: { fileName: file.name, contentType: file.type },
  })
  const answer = await fetch(place.signedUrl, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
  })
  if (!answer.ok) throw new DomainError('UPLOAD_FAILED', answer.status)
  return place.url
}

/** Reports the transfer, with or without a picture. @throws PROOF_REFUSED, INVALID_FIELDS */
export const sendProof = (
  orderId: string,
  key: string | undefined,
  imageUrl: string | null,
): Promise<Order> =>
  api.payment.orders[':id']['transfer-proof'].$post({
    param: { id: orderId },
    query: { key },
    json: { ...(imageUrl !== null && { image_url: imageUrl }) },
  })
