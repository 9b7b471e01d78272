import { readFileSync } from 'node:fs'
import { array, ValidationError } from 'yup'
import { isUuid } from '@/domain/ids'
import { database, transaction } from '@/services/database'
import {
  allRewards,
  redemptionsOfMember,
  type RewardInput,
  rewardInputSchema,
  saveRewards,
  stopReward,
  takeBackRedemption,
} from '@/services/loyalty'
import { BY, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { named } from '@/scripts/program/words'
import { findMember, memberIn } from './arguments'

/** Commands on rewards: what points are redeemed for, and what members redeemed. */

/** The rewards of a JSON file, a list. @throws Refused naming the field that is wrong */
async function rewardsIn(file: string): Promise<RewardInput[]> {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return await array(rewardInputSchema.required()).required().validate(list, { strict: false })
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError)
      throw new Refused(`${file}: ${error.message}`)
    throw error
  }
}

export const rewardCommands = [
  defineCommand({
    name: 'rewards',
    about: 'all rewards, with what is left and how often each was redeemed',
    options: BY,
    read: () => null,
    async run(_, terminal) {
      const all = await allRewards(database())
      if (all.length === 0) terminal.log('There are no rewards.')
      for (const reward of all) {
        const { stock, redeemed } = reward
        const left = stock === null ? 'no limit' : `${stock - redeemed} of ${stock} left`
        const state = reward.is_active ? '' : ', stopped'
        terminal.log(
          `${reward.key}  ${reward.name}: ${reward.type}, ${reward.points} points, ${left}, redeemed ${redeemed} times${state}`,
        )
      }
    },
  }),
  defineCommand({
    name: 'save-rewards',
    usage: '<file.json>',
    about:
      'adds the rewards of a file, or changes those with the same key (demo/data/loyalty has the fields); stock is the pieces in all, those redeemed among them',
    options: BY,
    read: ([file]) => named(file, 'the file'),
    async run(file, terminal) {
      const inputs = await rewardsIn(file)
      await refusing(() => transaction((tx) => saveRewards(tx, inputs)))
      terminal.log(`${inputs.length} rewards are saved.`)
    },
  }),
  defineCommand({
    name: 'stop-reward',
    usage: '<key>',
    about: 'takes a reward off offer; what was redeemed stays good',
    options: BY,
    read: ([key]) => named(key, 'the key of a reward'),
    async run(key, terminal) {
      await refusing(() => stopReward(database(), key))
      terminal.log(`${key} is off offer.`)
    },
  }),
  defineCommand({
    name: 'redemptions',
    usage: '<member>',
    about: 'what a member redeemed, with the ids that take-back-reward takes',
    options: BY,
    read: ([word]) => memberIn(word, 'redemptions'),
    async run(word, terminal) {
      const { id } = await findMember(word)
      const redeemed = await redemptionsOfMember(database(), id)
      if (redeemed.length === 0) terminal.log('Nothing was redeemed.')
      for (const row of redeemed)
        terminal.log(
          `${row.id}  ${row.created_at.toISOString()}  ${row.reward}: ${row.points} points${row.taken_back_at ? ', taken back' : ''}`,
        )
    },
  }),
  defineCommand({
    name: 'take-back-reward',
    usage: '<redemption id>',
    about: 'ends what was redeemed and not used; points and piece return',
    options: BY,
    read([word]) {
      const id = named(word, 'the id of a redemption')
      if (!isUuid(id)) throw new WrongUse(`"${id}" is not the id of a redemption`)
      return id
    },
    async run(id, terminal) {
      await refusing(() => takeBackRedemption(id))
      terminal.log('It is taken back, the points are returned.')
    },
  }),
]
