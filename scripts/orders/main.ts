import { parseArgs } from 'node:util'
import { DomainError } from '@/domain/error'
import { isReasonOf } from '@/domain/order/cancellation'
import { closeDatabase, database, persistentTransaction } from '@/services/database'
import { moveOrder, newestOrders, orderByReference, type OrderFacts, orderFacts } from '@/services/order'
import { recordTransfer, refundOrder } from '@/services/payment'
import { provideSettings } from '@/settings'
import { openDatabase } from '@/scripts/program/open-database'
import { parsed, runProgram, type Terminal, WrongUse } from '@/scripts/program/program'
import { readSettings } from '@/scripts/start/settings.js'
import { eventsFrom, isStaffEvent, listOf, STAFF_EVENTS, standing, type StaffEvent, WHY } from './messages'

/** `npm run orders -- <reference> <event>`: moves an order as the shop's staff, a carrier or a payment would. */

const CAUSES = ['staff', 'carrier', 'payment'] as const
type Cause = (typeof CAUSES)[number]

const NEWEST = 20

const USAGE = `usage: npm run orders                         the newest ${NEWEST} orders, their states and what can happen to them
       npm run orders -- <reference>          one order
       npm run orders -- <reference> <event> [--by staff|carrier|payment] [--reason WORD] [--note TEXT] [--by-hand]

events: ${STAFF_EVENTS.join(', ')}
--by      who says so; staff when not given
--reason  of a cancellation, e.g. out_of_stock, asked_by_buyer, buyer_unreachable
--note    a sentence the buyer reads in the order's history and in the mail
--by-hand of a refund: the money was paid back by the staff, whatever the provider says; look there first

exit code: 0 done, 1 the order does not move so, 2 wrong use`

interface Wish {
  order: OrderFacts
  event: StaffEvent
  by: Cause
  reason: string | undefined
  note: string | undefined
  isByHand: boolean
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      by: { type: 'string', default: 'staff' },
      reason: { type: 'string' },
      note: { type: 'string' },
      'by-hand': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const by = CAUSES.find((cause) => cause === values.by)
  if (!by) throw new WrongUse(`--by is one of ${CAUSES.join(', ')}`)
  return { ...values, by, words: positionals }
}

/** A reference may be typed in parts: 'ng 2607 16a38j8 pay'. */
async function findOrder(
  words: readonly string[],
): Promise<{ order: OrderFacts | null; event: string | undefined }> {
  const whole = await orderByReference(database(), words.join(''))
  if (whole) return { order: whole, event: undefined }
  return { order: await orderByReference(database(), words.slice(0, -1).join('')), event: words.at(-1) }
}

/** Moves the order; money goes through the payment module, so that its books say the same. */
async function move({ order, event, by, reason, note, isByHand }: Wish): Promise<string | null> {
  const actor = by === 'staff' ? 'staff' : `${by}:by-hand`
  if (event === 'refund') {
    const state = await refundOrder(order.id, { actor, reason: reason ?? 'by-hand', isByHand })
    return state === 'pending' ? 'The money is on its way back; the order follows when it has arrived.' : null
  }
  const outcome = await persistentTransaction((tx) =>
    event === 'pay'
      ? recordTransfer(tx, order.id, actor)
      : moveOrder(tx, {
          ...{ orderId: order.id, event, actor, reason, note },
          by: event === 'expire' ? 'clock' : by,
        }),
  )
  if (!outcome.moved) throw new DomainError('ORDER_REFUSED', 409, WHY[outcome.refusal])
  return null
}

function checkWish({ event, by, reason, isByHand }: Wish): void {
  if (isByHand && event !== 'refund') throw new WrongUse('--by-hand is said of a refund')
  if ((event === 'pay' || event === 'refund') && by !== 'staff')
    throw new WrongUse(`${event} is said by the staff here; providers tell the shop themselves`)
  if (event === 'cancel' && reason !== undefined && !isReasonOf(by, reason))
    throw new WrongUse(`"${reason}" is no reason ${by} gives for a cancellation`)
}

async function run(
  { words, by, reason, note, 'by-hand': isByHand }: ReturnType<typeof readArguments>,
  terminal: Terminal,
): Promise<number> {
  if (words.length === 0) {
    terminal.log(listOf(await newestOrders(database(), NEWEST)))
    return 0
  }
  const { order, event } = await findOrder(words)
  if (!order) {
    terminal.error(`There is no order ${words.join(' ')}.`)
    return 1
  }
  if (event === undefined) {
    terminal.log(standing(order))
    return 0
  }
  if (!isStaffEvent(event))
    throw new WrongUse(`no such event: ${event}. ${order.reference_code}: ${eventsFrom(order)}`)
  const wish = { order, event, by, reason, note, isByHand }
  checkWish(wish)
  return carryOut(wish, terminal)
}

async function carryOut(wish: Wish, terminal: Terminal): Promise<number> {
  const { order, event } = wish
  try {
    const word = await move(wish)
    terminal.log(standing(await orderFacts(database(), order.id), order.state))
    if (word) terminal.log(word)
    return 0
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const now = await orderFacts(database(), order.id)
    terminal.error(`${order.reference_code} does not move by "${event}": ${error.message}.\n${standing(now)}`)
    return 1
  }
}

/** Runs the program with these arguments; gives its exit code. */
export function main(args: string[], terminal: Terminal = console): Promise<number> {
  return runProgram({ name: 'orders', usage: USAGE, terminal }, async () => {
    if (args.some((word) => word === '--help' || word === '-h')) {
      terminal.log(USAGE)
      return 0
    }
    const wanted = parsed(() => readArguments(args))
    // Mails carry links, and a guest's is signed by the shop's own secret.
    const settings = readSettings()
    provideSettings({
      SESSION_SECRET: settings.sessionSecret,
      SITE_URL: `http://localhost:${settings.port}`,
    })
    const close = await openDatabase()
    try {
      return await run(wanted, terminal)
    } finally {
      await closeDatabase()
      await close()
    }
  })
}
