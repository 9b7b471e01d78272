import { api } from '@/lib/client/api'
import type { Reason, Vote } from './kept-vote'

/** Calls of the vote on an article. The service toggles: what is sent follows from the vote it has. */

export interface VoteState {
  vote: Vote
  /** of all readers */
  likes: number
}

const param = (articleId: number) => ({ id: String(articleId) })

/** The reader's vote as the service has it. @throws as `api` */
export async function readVote(articleId: number): Promise<VoteState> {
  const [likes, dislikes] = await Promise.all([
    api.content.post[':id'].likes.$get({ param: param(articleId) }),
    api.content.post[':id'].dislikes.$get({ param: param(articleId) }),
  ])
  return { vote: likes.is_liked ? 'like' : dislikes.is_disliked ? 'dislike' : null, likes: likes.count }
}

/** Changes the vote from the one the service has to the one that is wanted. @throws as `api` */
export async function sendVote(articleId: number, from: Vote, to: Vote): Promise<void> {
  const kind = to ?? from
  if (from === to || kind === null) return
  const call = { param: param(articleId), json: {} }
  await (kind === 'like'
    ? api.content.post[':id'].likes.$post(call)
    : api.content.post[':id'].dislikes.$post(call))
}

/** Says why the article did not help; the no stands already. @throws as `api` */
export async function sendReason(articleId: number, reason: Reason): Promise<void> {
  await api.content.post[':id'].dislikes.$post({ param: param(articleId), json: reason })
}
