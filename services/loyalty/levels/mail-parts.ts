import { LEVEL_MONTHS } from '@/domain/loyalty/level-months'
import { block, button, paragraph, writtenDay } from '../../message'

export interface LevelChanged {
  name: string
  from: string
  to: string
  /** what the new level brings, in words */
  benefits: readonly string[]
  /** 'YYYY-MM-DD', the last day it is sure; null on the lowest */
  keep_until: string | null
  /** to the next level, in words; null on the highest */
  next: { name: string; needed: string } | null
}

/** What the level brings, until when it is sure, and what the next one takes. */
export const aboutLevel = ({ to, benefits, keep_until, next }: LevelChanged, url: string) => [
  ...(benefits.length > 0 ? [block(`Quyền lợi hạng ${to}`, benefits)] : []),
  ...(keep_until === null
    ? []
    : [
        paragraph(
          `Bạn giữ hạng ${to} ít nhất đến hết ngày ${writtenDay(keep_until)}. Sau ngày đó hạng được xét lại theo ${LEVEL_MONTHS} tháng gần nhất.`,
        ),
      ]),
  ...(next ? [paragraph(`Còn ${next.needed} nữa là lên hạng ${next.name}.`)] : []),
  button('Xem hạng của bạn', `${url}/points-rewards`),
]
