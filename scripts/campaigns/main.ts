import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ValidationError } from 'yup'
import { type CampaignFile, campaignFileSchema } from '@/domain/campaign/campaign-file'
import { readInput } from '@/domain/input'
import { actorOf, BY, commandProgram, defineCommand } from '@/scripts/program/commands'
import { Refused, WrongUse } from '@/scripts/program/program'
import { refusing } from '@/scripts/program/refusing'
import { named, NOTE } from '@/scripts/program/words'
import { usersById } from '@/services/account'
import {
  campaignForStaff,
  campaignsForStaff,
  cancelRedemption,
  claimOf,
  grantTokens,
  handOver,
  importCampaign,
  resealIdNumbers,
} from '@/services/campaign'
import { campaignNamed } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { campaignInFull, campaignLine, claimInFull } from './messages'

/** @throws WrongUse for a file that cannot be read or is no campaign's */
function readFile(path: string): CampaignFile {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return readInput(campaignFileSchema, value)
  } catch (error) {
    const why = error instanceof ValidationError ? `${error.path ?? ''} ${error.message}` : String(error)
    throw new WrongUse(`${path}: ${why.trim()}`, { isUsageShown: false })
  }
}

/** @throws Refused */
async function campaignCalled(name: string) {
  const campaign = await campaignNamed(database(), name)
  if (!campaign) throw new Refused(`There is no campaign ${name}.`)
  return campaign
}

const redemptionIn = ([word]: readonly string[]) => named(word, 'the redemption')

const NOTED = { ...BY, ...NOTE } as const

/** `npm run campaigns`: the shop's staff write campaigns, hand over prizes and grant tokens. */
export const main = commandProgram({
  name: 'campaigns',
  commands: [
    defineCommand({
      name: 'list',
      about: 'all campaigns, the one that ends last first',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        const campaigns = await campaignsForStaff(database())
        terminal.log(
          campaigns.length === 0 ? 'There is no campaign.' : campaigns.map(campaignLine).join('\n'),
        )
      },
    }),
    defineCommand({
      name: 'show',
      usage: '<campaign>',
      about: 'rules, prizes, votes and the redemptions that wait, of a campaign by id or slug',
      options: BY,
      read: ([word]) => named(word, 'the campaign'),
      async run(name, terminal) {
        const { id, slug } = await campaignCalled(name)
        terminal.log([`${id}  ${slug}`, ...campaignInFull(await campaignForStaff(database(), id))].join('\n'))
      },
    }),
    defineCommand({
      name: 'import',
      usage: '<file.json>',
      about: 'writes a campaign with rules and prizes, and offers of banks; the same file again changes it',
      options: BY,
      read: ([word]) => readFile(named(word, 'the file')),
      async run(file, terminal) {
        const { campaign_id, rules, prizes, bank_offers } = await refusing(
          () => importCampaign(file),
          'Not imported',
        )
        const campaign = campaign_id === null ? 'no campaign' : `campaign ${campaign_id}`
        terminal.log(`${campaign}, ${rules} rules, ${prizes} prizes, ${bank_offers} offers of banks`)
      },
    }),
    defineCommand({
      name: 'claim',
      usage: '<redemption>',
      about: 'phone and ID number of a redemption, to know who comes for it; reading them is recorded',
      options: NOTED,
      read: (words, values) => ({ id: redemptionIn(words), staff: actorOf(values), note: values.note }),
      async run({ id, ...by }, terminal) {
        terminal.log(claimInFull(await refusing(() => claimOf(id, by), id)))
      },
    }),
    defineCommand({
      name: 'handed-over',
      usage: '<redemption> [--note TEXT]',
      about: 'the member has the prize; phone and ID number are deleted',
      options: NOTED,
      read: (words, values) => ({ id: redemptionIn(words), staff: actorOf(values), note: values.note }),
      async run({ id, ...by }, terminal) {
        await refusing(() => handOver(id, by), id)
        terminal.log(`${id}: handed over.`)
      },
    }),
    defineCommand({
      name: 'cancel',
      usage: '<redemption> [--note TEXT]',
      about: 'the prize cannot be handed over: the tokens go back',
      options: NOTED,
      read: (words, values) => ({ id: redemptionIn(words), staff: actorOf(values), note: values.note }),
      async run({ id, ...by }, terminal) {
        await refusing(() => cancelRedemption(id, by), id)
        terminal.log(`${id}: cancelled.`)
      },
    }),
    defineCommand({
      name: 'grant',
      usage: '<campaign> <member id> <tokens> [--note TEXT] [--key NAME]',
      about: 'grants tokens; with the same --key once only',
      options: { ...NOTED, key: { type: 'string' } },
      read([campaign = '', member = '', count = ''], values) {
        const [userId, points] = [Number(member), Number(count)]
        if (!Number.isInteger(userId) || userId < 1) throw new WrongUse('grant needs the id of a member')
        if (!Number.isInteger(points) || points < 1 || points > 1_000_000)
          throw new WrongUse('grant needs tokens, 1 to 1000000')
        return { campaign, userId, points, note: values.note, key: values.key ?? randomUUID() }
      },
      async run({ campaign, userId, points, note, key }, terminal) {
        const { id: campaignId } = await campaignCalled(campaign)
        if (!(await usersById(database(), [userId])).has(userId))
          throw new Refused(`There is no member ${userId}.`)
        const granted = await transaction((tx) =>
          grantTokens(tx, { campaignId, userId, points, note, reason: 'staff', reference: key }),
        )
        terminal.log(granted ? `${points} tokens granted.` : `They were granted before with the key ${key}.`)
      },
    }),
    defineCommand({
      name: 'reseal',
      about: 'seals ID numbers with the first key of CAMPAIGN_ID_KEYS; then a former key may go',
      options: BY,
      read: () => null,
      async run(_, terminal) {
        terminal.log(`${await resealIdNumbers()} ID numbers sealed with the current key.`)
      },
    }),
  ],
  notes: ['--by NAME  who acts, for the audit; the name of the signed-in user when not given'],
  refusal: 'it cannot be done',
})
