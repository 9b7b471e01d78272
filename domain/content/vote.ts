import { boolean, type InferType, number, object, string } from 'yup'
import { DISLIKE_REASONS, DISLIKE_TEXT_LIMIT } from './dislike-reasons'

/** What comes with a dislike. Without a reason it is a plain one. */
export const dislikeInputSchema = object({
  reason: string().oneOf(DISLIKE_REASONS).optional(),
  text: string().trim().max(DISLIKE_TEXT_LIMIT).default(''),
})
export type DislikeInput = InferType<typeof dislikeInputSchema>

export const likesSchema = object({ count: number().required(), is_liked: boolean().required() })
export const dislikesSchema = object({ count: number().required(), is_disliked: boolean().required() })
export const viewsSchema = object({ views: number().required(), counted: boolean().required() })
