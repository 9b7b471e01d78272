import { array, boolean, type InferType, number, object, string } from 'yup'

/** How often a member votes: once in all, or once a day of the shop. */
export const VOTE_PERIODS = ['member', 'day'] as const

const voteId = () =>
  string()
    .max(60)
    .matches(/^[\w-]+$/)

/** Body of POST /campaigns/{id}/votes. */
export const voteInputSchema = object({
  /** key of the campaign's vote section */
  section: voteId().required(),
  choice: voteId().required(),
})
export type VoteInput = InferType<typeof voteInputSchema>

/** Query of GET /campaigns/{id}/votes: without a section the campaign's first vote. */
export const votesQuerySchema = object({ section: voteId().optional() })

/** Answer of GET and POST /campaigns/{id}/votes. */
export const votesSchema = object({
  section: string().required(),
  choices: array(
    object({ id: string().required(), votes: number().integer().required() }).required(),
  ).required(),
  /** the member's choice of this period; null without one, and for visitors */
  mine: string().nullable().default(null),
  /** when the vote closes, ISO 8601 */
  until: string().required(),
})
export type Votes = InferType<typeof votesSchema>

/** The rules of a vote: what counts of the campaign's section of type 'vote'. */
const voteRulesSchema = object({
  type: string()
    .oneOf(['vote'] as const)
    .required(),
  key: voteId().required(),
  choices: array(object({ id: voteId().required() }).required())
    .max(100)
    .required(),
  once: string().oneOf(VOTE_PERIODS).default('member'),
  is_changeable: boolean().default(false),
})
export type VoteRules = InferType<typeof voteRulesSchema>

/** The votes among a campaign's sections, in their order. */
export const votesAmong = (sections: readonly unknown[]): VoteRules[] =>
  sections.flatMap((section) =>
    voteRulesSchema.isValidSync(section) ? [voteRulesSchema.cast(section, { stripUnknown: true })] : [],
  )
