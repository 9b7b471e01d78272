import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeBack } from '@/components/overlays/back-steps'
import { reviewUploadOverlay } from '@/components/reviews/write/overlays'
import { fillIn } from '../fill-in'
import { LONG_ENOUGH, TYPES } from './writing-shop'

/** What a member does in the steps of a review. */

export const goOn = (name = 'Tiếp tục') => userEvent.click(screen.getByRole('button', { name }))
export const back = () => act(async () => void takeBack(reviewUploadOverlay))
export const rate = async (stars: readonly number[]) => {
  for (const [at, { name }] of TYPES.entries()) {
    const star = stars[at]
    if (star)
      await userEvent.click(
        within(screen.getByRole('radiogroup', { name })).getByRole('radio', {
          name: new RegExp(`^${star} sao`),
        }),
      )
  }
}
export const text = () => screen.getByRole('textbox', { name: 'Đánh giá của bạn' })
export const bar = () => screen.getByRole('progressbar', { name: 'Tiến độ đánh giá' })

export async function toLastStep() {
  await goOn()
  await rate([5, 4, 4])
  await goOn()
  await fillIn(text(), LONG_ENOUGH)
  await goOn()
  await userEvent.click(screen.getByRole('radio', { name: 'Sẽ mua lại' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Có' }))
}
