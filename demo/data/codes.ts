import type { CodeKind } from '@/domain/authenticity/verdict'

/** Batches of the demo shop, one for each thing a check can find. Days from today. */
export interface DemoBatch {
  /** which of the products that carry codes, from 0 */
  product: number
  batch: string
  made: number
  expires: number
  soldFrom: number
  kind: CodeKind
  codes: number
  /** how many devices have checked the first code already */
  checkers: number
  recall?: { reason: string; advice: string }
}

export const batches: readonly DemoBatch[] = [
  {
    product: 0,
    batch: 'NM2609-A',
    made: -90,
    expires: 990,
    soldFrom: -60,
    kind: 'unit',
    codes: 12,
    checkers: 0,
  },
  {
    product: 1,
    batch: 'NM2608-B',
    made: -110,
    expires: 970,
    soldFrom: -80,
    kind: 'unit',
    codes: 4,
    checkers: 6,
  },
  {
    product: 2,
    batch: 'NM2607-C',
    made: -140,
    expires: 590,
    soldFrom: -100,
    kind: 'batch',
    codes: 1,
    checkers: 3,
  },
  {
    product: 3,
    batch: 'NM2305-D',
    made: -1_280,
    expires: -20,
    soldFrom: -1_200,
    kind: 'unit',
    codes: 4,
    checkers: 0,
  },
  {
    ...{ product: 4, batch: 'NM2606-E', made: -170, expires: 560, soldFrom: -130, kind: 'unit', codes: 4 },
    checkers: 1,
    recall: {
      reason: 'Một phần lô này bị hở nắp nên kem có thể bị khô và đổi mùi.',
      advice:
        'Bạn ngừng dùng, giữ hộp và liên hệ chúng mình để được đổi hộp mới hoặc hoàn đủ tiền. Phí gửi lại do chúng mình trả.',
    },
  },
]
