import { REFERRAL_STATES } from '@/domain/loyalty/referral'
import { database } from '@/services/database'
import { holdReferral, referralsForStaff, refuseReferral, releaseReferral } from '@/services/loyalty'
import { actorOf, BY, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { findMember, limitIn, memberIn, NOTE } from './arguments'
import { referralLine } from './messages'

/** Commands on invitations; one is named by the member who was invited. */

type Decide = (userId: number, decision: { by: string; note?: string | undefined }) => Promise<boolean>

const decision = (name: string, about: string, refusal: string, decide: Decide) =>
  defineCommand({
    name,
    usage: '<invited member> [--note TEXT]',
    about,
    options: { ...BY, ...NOTE },
    read: ([word], values) => ({ word: memberIn(word, name), by: actorOf(values), note: values.note }),
    async run({ word, ...audit }, terminal) {
      const { id } = await findMember(word)
      if (!(await decide(id, audit))) throw new Refused(`Member ${id}: ${refusal}.`)
      terminal.log(`Member ${id}: done.`)
    },
  })

export const referralCommands = [
  defineCommand({
    name: 'referrals',
    usage: `[--state ${REFERRAL_STATES.join('|')}] [--limit NUMBER]`,
    about: 'invitations that wait for a decision: what both members share is in brackets',
    options: {
      ...BY,
      state: { type: 'string', default: 'held' },
      limit: { type: 'string', default: '50' },
    },
    read(_, values) {
      const state = REFERRAL_STATES.find((known) => known === values.state)
      if (!state) throw new WrongUse(`--state is one of ${REFERRAL_STATES.join(', ')}`)
      return { state, limit: limitIn(values.limit) }
    },
    async run({ state, limit }, terminal) {
      const found = await referralsForStaff(database(), state, limit)
      terminal.log(found.length === 0 ? `No invitation is ${state}.` : found.map(referralLine).join('\n'))
    },
  }),
  decision(
    'release',
    'rewards a held or refused invitation',
    'no held invitation, or its number was rewarded before',
    releaseReferral,
  ),
  decision('refuse', 'refuses the reward of a held invitation', 'no held invitation', refuseReferral),
  decision(
    'hold',
    'holds an invitation before its number is verified',
    'no invitation that waits for a number',
    holdReferral,
  ),
]
